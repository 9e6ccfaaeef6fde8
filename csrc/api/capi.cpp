#include "api/capi.hpp"

#include "base/cards.hpp"
#include "hands/ranking.hpp"

namespace pokerloop::api {
namespace {

template <int count>
std::uint16_t rank(const std::uint8_t* cards) noexcept {
    base::CardSet hand;
    for (int i = 0; i < count; ++i) hand.insert(cards[i]);
    return hands::rank_by_rule(hand);
}

}  // namespace

const pokerloop_capi capi{
    .version = POKERLOOP_CAPI_VERSION,
    .size = sizeof(pokerloop_capi),
    .rank_three = rank<3>,
    .rank_five = rank<5>,
    .rank_seven = rank<7>,
};

}  // namespace pokerloop::api
