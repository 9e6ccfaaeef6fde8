// What everybody at the table knows of a match of Swedish Chicago.
//
// The turn order is clockwise, from the dealer's left. A deal goes through these stages; those that
// the rules do not need are left out. Who is asked follows from what all know, and some can only
// pass, so that being asked tells nothing of a hand:
//
//   blind      each is asked for a blind Chicago, before he sees his cards
//   redeal     each may have a low hand replaced
//   exchange   round by round, each throws cards and draws as many
//   offer      who drew a single card one-up takes it or refuses it
//   announce   after every round but the last: voluntary announcements
//   challenge  each may ask to see the hand that was announced
//   effect     whoever scored a hand with an effect chooses
//   chicago    each is asked for a Chicago
//   trick      cards are played
//
// A hand that scores does so at once. Announced are a hand's kind and, between hands of the highest
// kind, ranks from the first that decides, by all who are still equal, then the suit if that
// decides.
#pragma once

#include "base/members.hpp"
#include "games/swedish_chicago/actions.hpp"

namespace pokerloop::swedish_chicago {

enum class Stage : std::uint8_t {
    blind,
    redeal,
    exchange,
    offer,
    announce,
    challenge,
    effect,
    chicago,
    trick,
    over,
};

inline constexpr std::array stage_names = {"blind",     "redeal", "exchange", "offer", "announce",
                                           "challenge", "effect", "chicago",  "trick", "over"};

inline constexpr int tricks_a_deal = 5;

// The most times hands score in a deal.
inline constexpr int most_scorings = 3;

// What a player has told of his hand.
struct Claim {
    static constexpr std::uint8_t no_suit = 255;

    HandKind kind = HandKind::high_card;  // high_card: he passed, or was not asked
    std::uint8_t named = 0;               // how many ranks he named
    std::uint8_t suit = no_suit;          // the highest of the first rank, if he named it
    std::array<std::uint8_t, 5> ranks{};

    static constexpr auto members() {
        using base::member;
        return std::tuple{
            member<&Claim::kind>("kind", "the kind of hand announced; 0: none"),
            member<&Claim::named>("named", "how many ranks were named"),
            member<&Claim::suit>("suit", "the highest suit of the first rank, 255 if not named"),
            member<&Claim::ranks>("ranks",
                                  "the ranks in order, deuce 0 to ace 12, as many as were named"),
        };
    }

    friend bool operator==(const Claim&, const Claim&) = default;
};

struct Seat {
    std::int32_t score = 0;
    bool is_out = false;  // eliminated for a false claim
    bool has_tried_chicago = false;
    bool has_made_chicago = false;
    bool began_barred = false;     // from exchanging, by his score when the deal began
    bool began_at_target = false;  // with the target reached when the deal began
    bool has_redealt = false;
    std::int8_t cards = 0;                             // in his hand
    std::uint8_t void_suits = 0;                       // a bit for each suit he could not follow
    std::array<std::int8_t, most_exchanges> thrown{};  // by round; -1: not yet, or barred
    std::array<Claim, most_scorings> claims{};         // by scoring
    CardSet held;                                      // cards all know he holds
    CardSet shown;  // cards all saw in his hand; he has them or has thrown them since
    CardSet played;

    static constexpr auto members() {
        using base::member;
        return std::tuple{
            member<&Seat::score>("score", "its points in the match"),
            member<&Seat::is_out>("is_out", "whether it was eliminated for a false claim"),
            member<&Seat::has_tried_chicago>("has_tried_chicago",
                                             "whether it has declared Chicago in this match"),
            member<&Seat::has_made_chicago>("has_made_chicago", "whether it has made one"),
            member<&Seat::began_barred>(
                "began_barred", "whether it was barred from exchanging when the deal began"),
            member<&Seat::began_at_target>("began_at_target",
                                           "whether it had reached the target when the deal began"),
            member<&Seat::has_redealt>("has_redealt", "whether its low hand was replaced"),
            member<&Seat::cards>("cards", "how many are in its hand"),
            member<&Seat::void_suits>("void_suits", "a bit for each suit it could not follow"),
            member<&Seat::thrown>("thrown",
                                  "how many cards it threw in each round; -1: none yet, or barred"),
            member<&Seat::claims>("claims", "what it announced at each scoring"),
            member<&Seat::held>("held", "cards all know it holds"),
            member<&Seat::shown>("shown", "cards all saw in its hand"),
            member<&Seat::played>("played", "cards it has played"),
        };
    }

    friend bool operator==(const Seat&, const Seat&) = default;
};

// The end of a deal, which has been cleared away.
struct FinishedDeal {
    std::int8_t declarer = play::nobody;
    bool is_blind = false;
    bool is_lost = false;
    std::array<std::int8_t, tricks_a_deal> trick_winners{};  // nobody: not played
    std::array<std::int8_t, most_scorings> scorers{};
    std::array<Claim, max_players> claims{};  // at the last scoring

    static constexpr auto members() {
        using base::member;
        return std::tuple{
            member<&FinishedDeal::declarer>("declarer", "who declared Chicago, or -1"),
            member<&FinishedDeal::is_blind>("is_blind", "whether it was a blind one"),
            member<&FinishedDeal::is_lost>("is_lost", "whether it was lost"),
            member<&FinishedDeal::trick_winners>("trick_winners",
                                                 "who won each trick; -1: not played"),
            member<&FinishedDeal::scorers>("scorers", "whose hand scored each time; -1: nobody's"),
            member<&FinishedDeal::claims>("claims", "what each seat announced at the last scoring"),
        };
    }

    friend bool operator==(const FinishedDeal&, const FinishedDeal&) = default;
};

struct Table {
    Rules rules;
    std::int32_t deal = 0;  // counted from 0
    std::int8_t dealer = 0;
    std::int8_t to_move = play::nobody;
    Stage stage = Stage::exchange;
    std::int8_t round = 0;                // of exchanges, counted from 1; 0: before the first
    std::int8_t scorings = 0;             // that have been
    std::int8_t claimant = play::nobody;  // whose claim may be challenged, or who chooses an effect
    std::int8_t declarer = play::nobody;  // of Chicago
    bool is_blind = false;                // the Chicago
    bool is_lost = false;                 // the Chicago
    std::int8_t leader = 0;               // of the trick
    std::int8_t tricks = 0;               // that have been won
    std::uint8_t winners = 0;             // a bit a seat, when the match is over
    std::uint8_t stock = 0;               // cards left in it
    Card offered = base::no_card;
    std::array<std::int8_t, tricks_a_deal> trick_winners{};
    std::array<std::int8_t, most_scorings> scorers{};  // nobody: no hand scored
    std::array<Card, max_players> trick{};             // by seat, no_card: not yet
    FinishedDeal last_deal;                            // before this one, if there was one
    CardSet open_discards;                             // cards all know among the discards
    std::array<Seat, max_players> seats{};

    Seat& seat(int which) { return seats[static_cast<std::size_t>(which)]; }
    const Seat& seat(int which) const { return seats[static_cast<std::size_t>(which)]; }

    int players() const { return rules.num_players; }
    bool is_over() const { return stage == Stage::over; }

    // The next seat clockwise that has not been eliminated.
    int after(int which) const {
        do which = which + 1 == players() ? 0 : which + 1;
        while (seat(which).is_out);
        return which;
    }
    // The seat that acts first.
    int first() const { return after(dealer); }

    // The same until all have acted, then nobody.
    int next_in_turn(int which) const {
        which = after(which);
        return which == first() ? play::nobody : which;
    }

    int players_in() const {
        int count = 0;
        for (int i = 0; i < players(); ++i) count += !seat(i).is_out;
        return count;
    }

    // Calls visit(seat) for all in the match, in turn order.
    template <class Visit>
    void in_turn(const Visit& visit) const {
        int which = first();
        for (int left = players_in(); left > 0; --left, which = after(which)) visit(which);
    }

    bool is_barred(int which) const {
        if (rules.no_exchange_timing == NoExchangeTiming::next_deal) {
            return seat(which).began_barred;
        }
        return rules.no_exchange_at != none && seat(which).score >= rules.no_exchange_at;
    }

    bool may_declare(int which) const {
        return declarer == play::nobody && seat(which).score >= rules.chicago_min_score;
    }

    bool has_won_all_tricks(int which) const {
        for (int i = 0; i < tricks; ++i) {
            if (trick_winners[static_cast<std::size_t>(i)] != which) return false;
        }
        return true;
    }

    // Whether hands score now.
    bool hands_score() const {
        if (is_blind) return false;
        switch (rules.chicago_hand_points) {
            case ChicagoHandPoints::always:
                break;
            case ChicagoHandPoints::never:
                return declarer == play::nobody;
            case ChicagoHandPoints::not_on_failure:
                return !is_lost;
        }
        return true;
    }

    // Whether what is announced before the tricks need not be true.
    bool claims_may_be_false() const {
        return rules.announcement == Announcement::voluntary &&
               rules.false_claim == FalseClaim::eliminated;
    }

    // The highest kind announced in the present scoring.
    HandKind best_claim() const {
        HandKind best = HandKind::high_card;
        for (const Seat& other : seats) {
            if (!other.is_out) best = std::max(best, claim_of(other).kind);
        }
        return best;
    }

    // Those who announced such a hand in the present scoring, a bit a seat.
    unsigned claimants(HandKind kind) const {
        unsigned which = 0;
        for (int i = 0; i < players(); ++i) {
            if (!seat(i).is_out && claim_of(seat(i)).kind == kind) which |= 1U << i;
        }
        return which;
    }

    // What a seat has announced in the present scoring.
    Claim& claim_of(Seat& of) { return of.claims[static_cast<std::size_t>(scorings)]; }
    const Claim& claim_of(const Seat& of) const {
        return of.claims[static_cast<std::size_t>(scorings)];
    }

    static constexpr auto members() {
        using base::member;
        return std::tuple{
            member<&Table::rules>("rules", "the rules played by"),
            member<&Table::deal>("deal", "counted from 0"),
            member<&Table::dealer>("dealer", "the seat that deals"),
            member<&Table::to_move>("to_move", "the seat to move, or -1"),
            member<&Table::stage>("stage",
                                  "0 blind, 1 redeal, 2 exchange, 3 offer, 4 announce, 5 "
                                  "challenge, 6 effect, 7 chicago, 8 trick, 9 over"),
            member<&Table::round>("round", "of exchanges, counted from 1; 0: before the first"),
            member<&Table::scorings>("scorings", "how often hands have scored in this deal"),
            member<&Table::claimant>(
                "claimant", "whose claim may be challenged, or who chooses an effect, or -1"),
            member<&Table::declarer>("declarer", "who declared Chicago, or -1"),
            member<&Table::is_blind>("is_blind", "whether it is a blind one"),
            member<&Table::is_lost>("is_lost", "whether it is lost"),
            member<&Table::leader>("leader", "of the trick"),
            member<&Table::tricks>("tricks", "how many have been won"),
            member<&Table::winners>("winners", "a bit for each seat that has won the match"),
            member<&Table::stock>("stock", "how many cards are left in it"),
            member<&Table::offered>("offered", "the card offered face up, or 255"),
            member<&Table::trick_winners>("trick_winners", "who won each trick; -1: not yet"),
            member<&Table::scorers>("scorers", "whose hand scored each time; -1: nobody's"),
            member<&Table::trick>("trick", "the card of each seat in this trick, or 255"),
            member<&Table::last_deal>("last_deal", "how the deal before this one ended"),
            member<&Table::open_discards>("open_discards", "cards all know among the discards"),
            member<&Table::seats>("seats", "what all know of each seat"),
        };
    }

    friend bool operator==(const Table&, const Table&) = default;
};

// What the seat to move may do with such a hand.
ActionSet legal_actions(const Table& table, CardSet hand);

}  // namespace pokerloop::swedish_chicago
