#include "games/swedish_chicago/imagined_tricks.hpp"

#include <algorithm>
#include <optional>

namespace pokerloop::swedish_chicago {

namespace {

CardSet without_suits(CardSet cards, unsigned suits) {
    for (; suits != 0; suits &= suits - 1) {
        cards -= CardSet(std::uint64_t{0xFFFF} << 16 * std::countr_zero(suits));
    }
    return cards;
}

}  // namespace

ImaginedTricks::ImaginedTricks(const View& view, int leader, Claims claims)
    : unseen_(view.unseen()) {
    const Table& table = view.table;
    position_.players = 0;
    for (int seat = 0; seat < table.players(); ++seat) {
        const Seat& of = table.seat(seat);
        places_[static_cast<std::size_t>(seat)] = position_.players;
        if (of.is_out) continue;
        const auto place = static_cast<std::size_t>(position_.players++);
        if (seat == view.seat) {
            position_.hands[place] = view.hand;
            continue;
        }
        Other& other = others_[other_count_++];
        other.place = place;
        other.missing = of.cards - of.held.size();
        other.played = of.played;
        other.known.cards = of.held | of.played;
        other.known.among = without_suits(view.unseen(), of.void_suits);
        if (claims == Claims::believed) hear(view, seat, other.known);
        has_claims_ |= other.known.announced != KnownHand::Announced::nothing ||
                       other.known.at_most != HandKind::royal_flush;
    }
    // Whose cards are known best takes his first.
    std::ranges::stable_sort(others(), {}, [](const Other& o) { return o.known.among.size(); });

    position_.leader = place(leader);
    for (int seat = leader; position_.played < position_.players; seat = table.after(seat)) {
        const Card card = table.trick[static_cast<std::size_t>(seat)];
        if (card == base::no_card) break;
        position_.table[static_cast<std::size_t>(position_.played++)] = card;
    }
}

// What the last scoring before the tricks says of the hand.
void ImaginedTricks::hear(const View& view, int seat, KnownHand& known) const {
    const Table& table = view.table;
    const int scoring = table.scorings - 1;
    const bool is_voluntary = table.rules.announcement == Announcement::voluntary;
    if (scoring < 0 || table.claims_may_be_false()) return;
    const auto claim_of = [&](int of) {
        return table.seat(of).claims[static_cast<std::size_t>(scoring)];
    };
    const bool has_exchanged =
        table.round > table.scorings &&
        table.seat(seat).thrown[static_cast<std::size_t>(table.scorings)] > 0;
    known.claim = claim_of(seat);
    if (known.claim.kind != HandKind::high_card) {
        known.announced =
            has_exchanged ? KnownHand::Announced::part_of_it : KnownHand::Announced::this_hand;
        return;
    }
    HandKind best_before = HandKind::pair;
    bool is_before = true;
    bool was_held = false;
    table.in_turn([&](int other) {
        is_before &= other != seat;
        was_held |= claim_of(other).kind != HandKind::high_card;
        if (is_before) best_before = std::max(best_before, claim_of(other).kind);
    });
    if (!is_voluntary && !has_exchanged && was_held) {
        known.at_most = static_cast<HandKind>(static_cast<int>(best_before) - 1);
    }
}

const TrickPosition& ImaginedTricks::draw(base::RandomStream& random) {
    constexpr int tries = 20;
    for (int i = 0; has_claims_ && i < tries; ++i) {
        if (draw_by_claims(random)) return position_;
    }
    draw_by_suits(random);
    return position_;
}

bool ImaginedTricks::draw_by_claims(base::RandomStream& random) {
    CardSet taken;
    for (const Other& other : others()) {
        KnownHand known = other.known;
        known.among -= taken;
        std::optional<CardSet> hand = sample_hand(known, random);
        if (!hand && known.announced == KnownHand::Announced::part_of_it) {
            known.announced = KnownHand::Announced::nothing;  // he threw what he announced
            hand = sample_hand(known, random);
        }
        if (!hand) return false;
        taken |= *hand;
        position_.hands[other.place] = *hand - other.played;
    }
    return true;
}

// Takes the next of the shuffled cards that each may have; if there are none left, any.
void ImaginedTricks::draw_by_suits(base::RandomStream& random) {
    base::CardList unseen = unseen_;  // the same order whatever was drawn before
    const std::span<Card> cards = unseen.cards();
    std::size_t taken = 0;
    for (const Other& other : others()) {
        CardSet hand = other.known.cards - other.played;
        std::size_t end = cards.size();
        for (int missing = other.missing; missing > 0;) {
            if (taken == end) end = cards.size();
            const bool is_any = end == taken;
            const std::size_t place = taken + random.below(static_cast<std::uint32_t>(end - taken));
            if (other.known.among.contains(cards[place]) || is_any) {
                hand.insert(cards[place]);
                std::swap(cards[place], cards[taken++]);
                --missing;
            } else {
                std::swap(cards[place], cards[--end]);
            }
        }
        position_.hands[other.place] = hand;
    }
}

}  // namespace pokerloop::swedish_chicago
