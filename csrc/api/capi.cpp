#include "api/capi.hpp"

#include <bit>
#include <string_view>

#include "games/ofc/board.hpp"
#include "hands/chicago_poker.hpp"
#include "hands/hand.hpp"
#include "hands/many.hpp"

namespace pokerloop::api {
namespace {

using hands::Hand;

// ---- Hands -----------------------------------------------------------------------------------

template <int count>
std::uint16_t rank(const std::uint8_t* cards) noexcept {
    Hand hand;
    for (int i = 0; i < count; ++i) hand.add(cards[i]);
    return hand.rank();
}

std::uint16_t chicago_poker_rank(const std::uint8_t* cards, int count) noexcept {
    hands::chicago_poker::Hand hand;
    for (int i = 0; i < count; ++i) hand.add(cards[i]);
    return hand.rank();
}

std::size_t rank_many(const std::uint8_t* cards, std::size_t rows, int columns,
                      std::ptrdiff_t row_step, std::ptrdiff_t column_step,
                      std::uint16_t* strengths) noexcept {
    return hands::try_rank_many(
        {cards, rows, static_cast<std::size_t>(columns), row_step, column_step}, {strengths, rows});
}

std::size_t chicago_poker_rank_many(const std::uint8_t* cards, std::size_t rows, int columns,
                                    std::ptrdiff_t row_step, std::ptrdiff_t column_step,
                                    std::uint16_t* strengths) noexcept {
    return hands::chicago_poker::try_rank_many(
        {cards, rows, static_cast<std::size_t>(columns), row_step, column_step},
        hands::chicago_poker::default_order, {strengths, rows});
}

pokerloop_hand outside(const Hand& hand) { return std::bit_cast<pokerloop_hand>(hand.words()); }
Hand inside(const pokerloop_hand& hand) {
    return Hand::from_words(std::bit_cast<Hand::Words>(hand));
}

pokerloop_hand empty_hand() noexcept { return outside(Hand()); }

void hand_add(pokerloop_hand* hand, std::uint8_t card) noexcept {
    Hand larger = inside(*hand);
    larger.add(card);
    *hand = outside(larger);
}

void hand_remove(pokerloop_hand* hand, std::uint8_t card) noexcept {
    Hand smaller = inside(*hand);
    smaller.remove(card);
    *hand = outside(smaller);
}

std::uint16_t hand_rank(const pokerloop_hand* hand) noexcept { return inside(*hand).rank(); }

// ---- Open Face -------------------------------------------------------------------------------

const pokerloop_ofc_rules* ofc_rules(const char* preset) noexcept {
    for (const auto& known : ofc::Rules::presets()) {
        if (known.name == std::string_view(preset)) {
            return reinterpret_cast<const pokerloop_ofc_rules*>(&known.rules);
        }
    }
    return nullptr;
}

const ofc::Rules& inside(const pokerloop_ofc_rules* rules) {
    return *reinterpret_cast<const ofc::Rules*>(rules);
}

ofc::Result inside(const pokerloop_ofc_result& result) {
    return {{result.top, result.middle, result.bottom}, result.royalties, result.live != 0};
}

int ofc_royalty(const pokerloop_ofc_rules* rules, int row, std::uint16_t strength) noexcept {
    return ofc::row_royalty(inside(rules), static_cast<ofc::Row>(row), strength);
}

pokerloop_ofc_result ofc_score(const pokerloop_ofc_rules* rules,
                               const std::uint8_t* cards) noexcept {
    const ofc::Result result =
        ofc::result_of(inside(rules), {rank<3>(cards), rank<5>(cards + 3), rank<5>(cards + 8)});
    return {result.rows.top, result.rows.middle, result.rows.bottom,
            static_cast<std::uint16_t>(result.live), result.royalties};
}

int ofc_points(const pokerloop_ofc_rules* rules, const pokerloop_ofc_result* x,
               const pokerloop_ofc_result* y) noexcept {
    return ofc::points(inside(rules), inside(*x), inside(*y));
}

}  // namespace

const pokerloop_capi capi{
    .version = POKERLOOP_CAPI_VERSION,
    .size = sizeof(pokerloop_capi),
    .rank_three = rank<3>,
    .rank_five = rank<5>,
    .rank_six = rank<6>,
    .rank_seven = rank<7>,
    .chicago_poker_rank = chicago_poker_rank,
    .rank_many = rank_many,
    .chicago_poker_rank_many = chicago_poker_rank_many,
    .empty_hand = empty_hand,
    .hand_add = hand_add,
    .hand_remove = hand_remove,
    .hand_rank = hand_rank,
    .ofc_rules = ofc_rules,
    .ofc_royalty = ofc_royalty,
    .ofc_score = ofc_score,
    .ofc_points = ofc_points,
};

}  // namespace pokerloop::api
