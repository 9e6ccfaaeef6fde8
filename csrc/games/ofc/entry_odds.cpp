#include "games/ofc/entry_odds.hpp"

#include "games/ofc/continuation.hpp"

namespace pokerloop::ofc {

namespace {

// Streams of random numbers; that of a street counts up from the last.
constexpr std::uint32_t deal_stream = 0;
constexpr std::uint32_t player_stream = 1;

Objective objective_of(Goal goal, const Rules& rules, const Position& position) {
    std::vector<Board> boards;
    for (const Opponent& opponent : position.opponents) boards.push_back(opponent.board);
    return objective_for(goal, rules, position.fantasyland_values, boards);
}

}  // namespace

EntryOdds::EntryOdds(const Rules& rules, const Position& position, Goal goal, std::uint64_t seed)
    : schedule_(schedule(rules.deal)),
      unseen_(position.unseen()),
      street_(check_position(rules, position)),
      objective_(objective_of(goal, rules, position)),
      seed_(seed) {
    base::RandomStream random(seed_, 0, player_stream + static_cast<std::uint32_t>(street_));
    placement_ = choose_placement({position.board, position.to_place, unseen_, street_}, schedule_,
                                  objective_, random);
}

Board EntryOdds::play_on(std::uint64_t deal) const {
    const int draws = schedule_.streets - street_ - 1;
    CardList deck(unseen_);
    base::RandomStream(seed_, deal, deal_stream)
        .shuffle_front(deck.cards(), static_cast<std::size_t>(draws * schedule_.later_cards));
    auto next = deck.cards().begin();
    Board board = placement_.board;
    CardSet unseen = unseen_;
    for (int street = street_ + 1; street < schedule_.streets; ++street) {
        CardSet cards;
        for (int i = 0; i < schedule_.later_cards; ++i) cards.insert(*next++);
        unseen -= cards;
        base::RandomStream random(seed_, deal, player_stream + static_cast<std::uint32_t>(street));
        board =
            choose_placement({board, cards, unseen, street}, schedule_, objective_, random).board;
    }
    return board;
}

EntryCounts EntryOdds::count(std::uint64_t first, std::uint64_t count) const {
    EntryCounts counts;
    for (std::uint64_t deal = first; deal < first + count; ++deal) {
        const RowStrengths rows = row_strengths(play_on(deal));
        const Finish end = finish(objective_.rules(), rows);
        ++counts.boards;
        counts.fouls += !end.result.live;
        counts.royalties += end.result.royalties;
        if (end.fantasyland_cards != 0) {
            ++counts.entries[static_cast<std::size_t>(end.fantasyland_cards - 13)];
        }
        const std::array strengths = {rows.top, rows.middle, rows.bottom};
        for (const Row row : ofc::rows) {
            ++counts.categories[row][static_cast<std::size_t>(hands::category(strengths[row]))];
        }
    }
    return counts;
}

}  // namespace pokerloop::ofc
