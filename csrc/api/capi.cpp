#include "api/capi.hpp"

#include "hands/hand.hpp"

namespace pokerloop::api {
namespace {

template <int count>
std::uint16_t rank(const std::uint8_t* cards) noexcept {
    hands::Hand hand;
    for (int i = 0; i < count; ++i) hand.add(cards[i]);
    return hand.rank();
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
