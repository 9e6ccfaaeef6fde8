// Playing one game.
#pragma once

#include <cassert>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "base/errors.hpp"
#include "play/game.hpp"

namespace pokerloop::play {

// Says at which game and seat a policy failed; what it threw is nested in this.
struct PolicyError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

template <int count>
Action any_of(const ActionSet<count>& legal, base::RandomStream& random) {
    return legal.nth(static_cast<int>(random.below(static_cast<std::uint32_t>(legal.size()))));
}

// Chooses among the legal actions, each equally likely.
template <Game State>
Action play_at_random(const typename State::View& view, base::RandomStream& random) {
    return any_of(view.legal_actions(), random);
}

// Whether a policy is this one, which needs the legal actions only and not a view, which may take
// longer to make than the action.
template <Game State>
bool plays_at_random(const Policy<State>& policy) {
    using Function = Action (*)(const typename State::View&, base::RandomStream&);
    const auto* const function = policy.template target<Function>();
    return function != nullptr && *function == play_at_random<State>;
}

// Where games are played one after the other. A seat whose policy is empty is asked from outside:
// at its turn the game waits.
template <Game State>
class Table {
 public:
    explicit Table(std::vector<Policy<State>> seats) : seats_(std::move(seats)) {
        for (const Policy<State>& seat : seats_) at_random_.push_back(plays_at_random<State>(seat));
    }

    // Begins a game; every seat's random numbers start anew.
    void start(const typename State::Setup& setup, Key key) {
        state_.emplace(setup, key);
        assert(static_cast<int>(seats_.size()) == state_->players());
        index_ = key.index;
        actions_ = 0;
        random_.clear();
        for (std::uint32_t seat = 0; seat < seats_.size(); ++seat) {
            random_.push_back(random_stream(key, Stream::seat, seat));
        }
    }

    // Plays on until the game is over or waits.
    void play() {
        at_this_place([&] {
            while (!state_->is_over()) {
                const std::size_t seat = mover();
                if (!seats_[seat]) break;
                state_->apply(at_random_[seat]
                                  ? any_of(state_->legal_actions(), random_[seat])
                                  : seats_[seat](state_->view(state_->to_move()), random_[seat]));
                ++actions_;
            }
        });
    }

    // The action of the seat that the game waits for.
    void apply(Action action) {
        at_this_place([&] { state_->apply(action); });
        ++actions_;
    }

    const State& state() const { return *state_; }
    std::uint64_t index() const { return index_; }
    std::int64_t actions() const { return actions_; }
    base::RandomStream& random_of_mover() { return random_[mover()]; }

    // Does what concerns the seat to move: IllegalActionError gets the game and the seat put before
    // its message, any other error is nested in PolicyError.
    template <class Do>
    void at_this_place(const Do& act) const {
        try {
            act();
        } catch (const base::IllegalActionError& error) {
            throw base::IllegalActionError(place() + ": " + error.what());
        } catch (...) {
            std::throw_with_nested(PolicyError(place()));
        }
    }

 private:
    std::size_t mover() const { return static_cast<std::size_t>(state_->to_move()); }

    std::string place() const {
        return "game " + std::to_string(index_) + ", seat " + std::to_string(state_->to_move());
    }

    std::vector<Policy<State>> seats_;
    std::vector<bool> at_random_;  // seats that play at random
    std::vector<base::RandomStream> random_;
    std::optional<State> state_;
    std::uint64_t index_ = 0;
    std::int64_t actions_ = 0;
};

}  // namespace pokerloop::play
