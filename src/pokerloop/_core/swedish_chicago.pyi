"""
Swedish Chicago.
"""

from __future__ import annotations

import collections.abc
import typing

import numpy
import numpy.dtypes
import numpy.typing

__all__: list[str] = [
    "Batch",
    "ChicagoOdds",
    "Claim",
    "FinishedDeal",
    "KeepValues",
    "Policy",
    "Race",
    "RuleField",
    "Rules",
    "Setup",
    "State",
    "Table",
    "View",
    "ViewWinOdds",
    "WinCounts",
    "WinOdds",
    "blind_chances",
    "count_exchange",
    "count_exchanges",
    "hand_points",
    "imagine_tricks",
    "kind_points",
    "last_trick_chance",
    "most_deals",
    "policies",
    "reaches_against_high_play",
    "record_chunk",
    "run_chunk",
    "solve_tricks",
    "typically_best",
]

class RuleField:
    """
    One rule: its name, default, allowed values, meaning.
    """
    def __repr__(self) -> str: ...
    @property
    def allowed(self) -> str: ...
    @property
    def default(self) -> typing.Any: ...
    @property
    def meaning(self) -> str: ...
    @property
    def name(self) -> str: ...

class Rules:
    """
    What a table can decide about Swedish Chicago: a frozen value.

    The defaults are the base rules of Pagat.

    Examples
    --------
    >>> from pokerloop import swedish_chicago
    >>> swedish_chicago.Rules(target_score=100, no_exchange_at="none")
    Rules(target_score=100, no_exchange_at='none')
    >>> swedish_chicago.Rules.preset('wikipedia').num_exchanges
    2
    """
    @staticmethod
    def fields() -> list[RuleField]:
        """
        All rules, in order.
        """
    @staticmethod
    def from_dict(values: typing.Any) -> Rules:
        """
        Rules from a dict such as `to_dict` returns; defaults fill gaps.
        """
    @staticmethod
    def preset(name: typing.Any) -> Rules:
        """
        The rule set of this name; see `presets`.
        """
    @staticmethod
    def presets() -> dict:
        """
        The names of the presets, each with what it stands for.
        """
    def __eq__(self, arg0: typing.Any) -> bool: ...
    def __hash__(self) -> int: ...
    def __init__(
        self,
        *,
        num_players: int = 2,
        target_score: int = 52,
        win_check: str = "end_of_deal",
        win_tie: str = "extra_deal",
        chicago_to_win: str = "none",
        at_target_without_chicago: str = "wait",
        confirm_win: str = "off",
        score_floor: str = "zero",
        first_dealer: str = "random",
        num_exchanges: int = 3,
        single_exchange: str = "closed",
        stock_recycle: str = "when_empty",
        no_exchange_at: int | str = 46,
        no_exchange_mode: str = "keep_five",
        no_exchange_timing: str = "immediate",
        low_hand_redeal: str = "off",
        show_before_break: bool = False,
        announcement: str = "automatic",
        false_claim: str = "impossible",
        four_of_a_kind_points: int = 7,
        straight_flush_points: int = 8,
        royal_flush_points: int = 52,
        royal_flush_wins: bool = True,
        four_of_a_kind_effect: str = "none",
        straight_flush_effect: str = "none",
        hand_tie: str = "exact_none",
        last_trick_points: int = 5,
        last_trick_two_points: int | str = "none",
        chicago_when: str = "before_first_trick",
        chicago_points: int = 15,
        chicago_min_score: int = 15,
        chicago_leader: str = "dealer_left",
        chicago_stop_on_loss: bool = True,
        chicago_breaker_points: int = 0,
        chicago_hand_points: str = "always",
        chicago_two_points: int | str = "none",
        blind_chicago: str = "off",
    ) -> None:
        """
        Parameters
        ----------
        num_players : int, default 2
            how many play, if the seats do not say so; other than 2 it must not differ from them (2 to 4)
        target_score : int, default 52
            the score that wins the match (1 to 1000000)
        win_check : str, default 'end_of_deal'
            when scores are compared with the target: at the end of a deal, or after each hand, the tricks and the last hand (end_of_deal, immediate)
        win_tie : str, default 'extra_deal'
            with the same highest score at the target: another deal, or a win shared (extra_deal, shared)
        chicago_to_win : str, default 'none'
            what a player must have done in this match to win it: nothing, declared a Chicago, or made one (none, attempted, won)
        at_target_without_chicago : str, default 'wait'
            a player at the target who lacks that Chicago plays on, or loses his score (wait, reset_to_zero)
        confirm_win : str, default 'off'
            a player at the target must still win the last trick of a later deal, begun with that score (off, last_trick_in_later_deal)
        score_floor : str, default 'zero'
            whether a score can fall below zero (zero, none)
        first_dealer : str, default 'random'
            who deals first: by lot, or who draws the lowest card (random, lowest_card)
        num_exchanges : int, default 3
            exchange rounds a deal (2 to 3)
        single_exchange : str, default 'closed'
            how a single card is drawn: unseen; shown, and whoever refuses it gets the next one unseen; shown and to be taken (closed, one_up, open_forced)
        stock_recycle : str, default 'when_empty'
            when the discards are shuffled into the stock: when it runs out, but never one's own of this turn; before the last round or before each, and when it runs out; never, an exchange is then limited to the cards left (when_empty, before_last, before_each, never)
        no_exchange_at : int | str, default 46
            the score from which a player may not exchange (none or 1 to 1000000)
        no_exchange_mode : str, default 'keep_five'
            who may not exchange keeps his five cards, or is dealt six and throws one before the first scoring (keep_five, six_discard_one)
        no_exchange_timing : str, default 'immediate'
            whether the score counts at once or from the next deal on (immediate, next_deal)
        low_hand_redeal : str, default 'off'
            a player who has no higher card may show his hand and have it replaced, once before the first exchange (off, nine_or_below, ten_or_below)
        show_before_break : bool, default False
            whose hand has just scored shows it before exchanging from it (true or false)
        announcement : str, default 'automatic'
            hands are announced between the rounds: by all who match the best so far, or by whom so chooses (automatic, voluntary)
        false_claim : str, default 'impossible'
            under voluntary announcement: only what one has, or any hand; others may ask to see it, and who has less is out of the match (impossible, eliminated)
        four_of_a_kind_points : int, default 7
            what it scores (0 to 100)
        straight_flush_points : int, default 8
            what it scores (0 to 100)
        royal_flush_points : int, default 52
            what it scores (0 to 1000)
        royal_flush_wins : bool, default True
            a royal flush that scores wins the match at once (true or false)
        four_of_a_kind_effect : str, default 'none'
            none; choose_points_or_reset_all, its points or everybody else to zero; reset_all, its points and everybody else to zero; reset_one, its points and one player of choice to zero; to_target, the score becomes the target (none, choose_points_or_reset_all, reset_all, reset_one, to_target)
        straight_flush_effect : str, default 'none'
            none; choose_points_or_reset_all, its points or everybody else to zero; reset_all, its points and everybody else to zero; reset_one, its points and one player of choice to zero; to_target, the score becomes the target (none, choose_points_or_reset_all, reset_all, reset_one, to_target)
        hand_tie : str, default 'exact_none'
            when nobody scores: best hands equal in all ranks; or in category; suits, never, as the highest suit of the first rank decides, spades hearts diamonds clubs (exact_none, category_none, suits)
        last_trick_points : int, default 5
            what the last trick scores (0 to 100)
        last_trick_two_points : int | str, default 'none'
            what it scores instead when won with a two (none or 0 to 100)
        chicago_when : str, default 'before_first_trick'
            when Chicago is declared: before the first trick; or then and as long as one has won all tricks; or then and in any turn of one's own in the exchanges (before_first_trick, after_last_exchange, any_time)
        chicago_points : int, default 15
            what Chicago scores, or costs when a trick is lost (0 to 100)
        chicago_min_score : int, default 15
            the lowest score with which Chicago may be declared (0 to 1000000)
        chicago_leader : str, default 'dealer_left'
            who leads to the first trick of a Chicago (dealer_left, declarer)
        chicago_stop_on_loss : bool, default True
            the tricks end when Chicago is lost (true or false)
        chicago_breaker_points : int, default 0
            points for the first trick won against a Chicago (0 to 100)
        chicago_hand_points : str, default 'always'
            whether hands score once Chicago is declared; not_on_failure, unless it has been lost (always, never, not_on_failure)
        chicago_two_points : int | str, default 'none'
            what Chicago scores instead when its last trick is won with a two (none or 0 to 100)
        blind_chicago : str, default 'off'
            Chicago can be declared before looking at the cards: 30 points, 60 with a two in the last trick, or 20 lost; no hand scores in that deal (off, before_looking)

        Raises
        ------
        InvalidRulesError
            For an unknown rule or a value out of range.
        """
    def __reduce__(self) -> tuple[typing.Any, tuple]: ...
    def __repr__(self) -> str: ...
    def replace(self, **values: typing.Any) -> Rules:
        """
        A copy in which the rules given by keyword have other values.
        """
    def to_dict(self) -> dict:
        """
        All rules by name.
        """
    @property
    def announcement(self) -> typing.Any:
        """
        hands are announced between the rounds: by all who match the best so far, or by whom so chooses
        """
    @property
    def at_target_without_chicago(self) -> typing.Any:
        """
        a player at the target who lacks that Chicago plays on, or loses his score
        """
    @property
    def blind_chicago(self) -> typing.Any:
        """
        Chicago can be declared before looking at the cards: 30 points, 60 with a two in the last trick, or 20 lost; no hand scores in that deal
        """
    @property
    def chicago_breaker_points(self) -> typing.Any:
        """
        points for the first trick won against a Chicago
        """
    @property
    def chicago_hand_points(self) -> typing.Any:
        """
        whether hands score once Chicago is declared; not_on_failure, unless it has been lost
        """
    @property
    def chicago_leader(self) -> typing.Any:
        """
        who leads to the first trick of a Chicago
        """
    @property
    def chicago_min_score(self) -> typing.Any:
        """
        the lowest score with which Chicago may be declared
        """
    @property
    def chicago_points(self) -> typing.Any:
        """
        what Chicago scores, or costs when a trick is lost
        """
    @property
    def chicago_stop_on_loss(self) -> typing.Any:
        """
        the tricks end when Chicago is lost
        """
    @property
    def chicago_to_win(self) -> typing.Any:
        """
        what a player must have done in this match to win it: nothing, declared a Chicago, or made one
        """
    @property
    def chicago_two_points(self) -> typing.Any:
        """
        what Chicago scores instead when its last trick is won with a two
        """
    @property
    def chicago_when(self) -> typing.Any:
        """
        when Chicago is declared: before the first trick; or then and as long as one has won all tricks; or then and in any turn of one's own in the exchanges
        """
    @property
    def confirm_win(self) -> typing.Any:
        """
        a player at the target must still win the last trick of a later deal, begun with that score
        """
    @property
    def false_claim(self) -> typing.Any:
        """
        under voluntary announcement: only what one has, or any hand; others may ask to see it, and who has less is out of the match
        """
    @property
    def first_dealer(self) -> typing.Any:
        """
        who deals first: by lot, or who draws the lowest card
        """
    @property
    def four_of_a_kind_effect(self) -> typing.Any:
        """
        none; choose_points_or_reset_all, its points or everybody else to zero; reset_all, its points and everybody else to zero; reset_one, its points and one player of choice to zero; to_target, the score becomes the target
        """
    @property
    def four_of_a_kind_points(self) -> typing.Any:
        """
        what it scores
        """
    @property
    def hand_tie(self) -> typing.Any:
        """
        when nobody scores: best hands equal in all ranks; or in category; suits, never, as the highest suit of the first rank decides, spades hearts diamonds clubs
        """
    @property
    def last_trick_points(self) -> typing.Any:
        """
        what the last trick scores
        """
    @property
    def last_trick_two_points(self) -> typing.Any:
        """
        what it scores instead when won with a two
        """
    @property
    def low_hand_redeal(self) -> typing.Any:
        """
        a player who has no higher card may show his hand and have it replaced, once before the first exchange
        """
    @property
    def no_exchange_at(self) -> typing.Any:
        """
        the score from which a player may not exchange
        """
    @property
    def no_exchange_mode(self) -> typing.Any:
        """
        who may not exchange keeps his five cards, or is dealt six and throws one before the first scoring
        """
    @property
    def no_exchange_timing(self) -> typing.Any:
        """
        whether the score counts at once or from the next deal on
        """
    @property
    def num_exchanges(self) -> typing.Any:
        """
        exchange rounds a deal
        """
    @property
    def num_players(self) -> typing.Any:
        """
        how many play, if the seats do not say so; other than 2 it must not differ from them
        """
    @property
    def royal_flush_points(self) -> typing.Any:
        """
        what it scores
        """
    @property
    def royal_flush_wins(self) -> typing.Any:
        """
        a royal flush that scores wins the match at once
        """
    @property
    def score_floor(self) -> typing.Any:
        """
        whether a score can fall below zero
        """
    @property
    def show_before_break(self) -> typing.Any:
        """
        whose hand has just scored shows it before exchanging from it
        """
    @property
    def single_exchange(self) -> typing.Any:
        """
        how a single card is drawn: unseen; shown, and whoever refuses it gets the next one unseen; shown and to be taken
        """
    @property
    def stock_recycle(self) -> typing.Any:
        """
        when the discards are shuffled into the stock: when it runs out, but never one's own of this turn; before the last round or before each, and when it runs out; never, an exchange is then limited to the cards left
        """
    @property
    def straight_flush_effect(self) -> typing.Any:
        """
        none; choose_points_or_reset_all, its points or everybody else to zero; reset_all, its points and everybody else to zero; reset_one, its points and one player of choice to zero; to_target, the score becomes the target
        """
    @property
    def straight_flush_points(self) -> typing.Any:
        """
        what it scores
        """
    @property
    def target_score(self) -> typing.Any:
        """
        the score that wins the match
        """
    @property
    def win_check(self) -> typing.Any:
        """
        when scores are compared with the target: at the end of a deal, or after each hand, the tricks and the last hand
        """
    @property
    def win_tie(self) -> typing.Any:
        """
        with the same highest score at the target: another deal, or a win shared
        """

class Setup:
    """
    How a match begins.
    """
    def __init__(
        self,
        rules: Rules,
        players: typing.SupportsInt | typing.SupportsIndex,
        dealer: typing.SupportsInt | typing.SupportsIndex | None,
        deals: typing.SupportsInt | typing.SupportsIndex,
        scores: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
    ) -> None: ...
    @property
    def rules(self) -> Rules: ...

class Claim:
    """
    What a player has told of his hand.
    """
    @property
    def kind(self) -> str: ...
    @property
    def ranks(self) -> list[int]: ...
    @property
    def suit(self) -> int | None: ...

class FinishedDeal:
    """
    How a deal ended.
    """
    @property
    def claims(self) -> list[Claim]: ...
    @property
    def declarer(self) -> int | None: ...
    @property
    def is_blind(self) -> bool: ...
    @property
    def is_lost(self) -> bool: ...
    @property
    def scorers(self) -> list[int | None]: ...
    @property
    def trick_winners(self) -> list[int | None]: ...

class Table:
    """
    What everybody knows.
    """
    @property
    def cards(self) -> list[int]: ...
    @property
    def claimant(self) -> int | None: ...
    @property
    def claims(self) -> list[list[Claim]]: ...
    @property
    def deal(self) -> int: ...
    @property
    def dealer(self) -> int: ...
    @property
    def declarer(self) -> int | None: ...
    @property
    def has_made_chicago(self) -> list[bool]: ...
    @property
    def has_redealt(self) -> list[bool]: ...
    @property
    def has_tried_chicago(self) -> list[bool]: ...
    @property
    def held(self) -> list[list[int]]: ...
    @property
    def is_blind(self) -> bool: ...
    @property
    def is_lost(self) -> bool: ...
    @property
    def is_out(self) -> list[bool]: ...
    @property
    def last_deal(self) -> FinishedDeal: ...
    @property
    def leader(self) -> int: ...
    @property
    def offered(self) -> int | None: ...
    @property
    def open_discards(self) -> list[int]: ...
    @property
    def played(self) -> list[list[int]]: ...
    @property
    def round(self) -> int: ...
    @property
    def rules(self) -> Rules: ...
    @property
    def scorers(self) -> list[int | None]: ...
    @property
    def scores(self) -> list[int]: ...
    @property
    def shown(self) -> list[list[int]]: ...
    @property
    def stage(self) -> str: ...
    @property
    def stock(self) -> int: ...
    @property
    def thrown(self) -> list[list[int]]: ...
    @property
    def trick(self) -> list[int | None]: ...
    @property
    def trick_winners(self) -> list[int | None]: ...
    @property
    def void_suits(self) -> list[int]: ...

class View:
    """
    What one seat knows.
    """

    __hash__: typing.ClassVar[None] = None
    dtype: typing.ClassVar[numpy.dtypes.VoidDType]
    members: typing.ClassVar[dict] = {
        "table": "what everybody knows",
        "table.rules": "the rules played by",
        "table.deal": "counted from 0",
        "table.dealer": "the seat that deals",
        "table.to_move": "the seat to move, or -1",
        "table.stage": "0 blind, 1 redeal, 2 exchange, 3 offer, 4 announce, 5 challenge, 6 effect, 7 chicago, 8 trick, 9 over",
        "table.round": "of exchanges, counted from 1; 0: before the first",
        "table.scorings": "how often hands have scored in this deal",
        "table.claimant": "whose claim may be challenged, or who chooses an effect, or -1",
        "table.declarer": "who declared Chicago, or -1",
        "table.is_blind": "whether it is a blind one",
        "table.is_lost": "whether it is lost",
        "table.leader": "of the trick",
        "table.tricks": "how many have been won",
        "table.winners": "a bit for each seat that has won the match",
        "table.stock": "how many cards are left in it",
        "table.offered": "the card offered face up, or 255",
        "table.trick_winners": "who won each trick; -1: not yet",
        "table.scorers": "whose hand scored each time; -1: nobody's",
        "table.trick": "the card of each seat in this trick, or 255",
        "table.last_deal": "how the deal before this one ended",
        "table.last_deal.declarer": "who declared Chicago, or -1",
        "table.last_deal.is_blind": "whether it was a blind one",
        "table.last_deal.is_lost": "whether it was lost",
        "table.last_deal.trick_winners": "who won each trick; -1: not played",
        "table.last_deal.scorers": "whose hand scored each time; -1: nobody's",
        "table.last_deal.claims": "what each seat announced at the last scoring",
        "table.last_deal.claims.kind": "the kind of hand announced; 0: none",
        "table.last_deal.claims.named": "how many ranks were named",
        "table.last_deal.claims.suit": "the highest suit of the first rank, 255 if not named",
        "table.last_deal.claims.ranks": "the ranks in order, deuce 0 to ace 12, as many as were named",
        "table.open_discards": "cards all know among the discards",
        "table.seats": "what all know of each seat",
        "table.seats.score": "its points in the match",
        "table.seats.is_out": "whether it was eliminated for a false claim",
        "table.seats.has_tried_chicago": "whether it has declared Chicago in this match",
        "table.seats.has_made_chicago": "whether it has made one",
        "table.seats.began_barred": "whether it was barred from exchanging when the deal began",
        "table.seats.began_at_target": "whether it had reached the target when the deal began",
        "table.seats.has_redealt": "whether its low hand was replaced",
        "table.seats.cards": "how many are in its hand",
        "table.seats.void_suits": "a bit for each suit it could not follow",
        "table.seats.thrown": "how many cards it threw in each round; -1: none yet, or barred",
        "table.seats.claims": "what it announced at each scoring",
        "table.seats.claims.kind": "the kind of hand announced; 0: none",
        "table.seats.claims.named": "how many ranks were named",
        "table.seats.claims.suit": "the highest suit of the first rank, 255 if not named",
        "table.seats.claims.ranks": "the ranks in order, deuce 0 to ace 12, as many as were named",
        "table.seats.held": "cards all know it holds",
        "table.seats.shown": "cards all saw in its hand",
        "table.seats.played": "cards it has played",
        "seat": "the seat that knows",
        "hand": "its cards",
        "thrown": "its own discards that have not been shuffled into the stock",
    }
    @staticmethod
    def from_bytes(bytes: str) -> View: ...
    def __eq__(self, arg0: View) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def to_bytes(self) -> bytes: ...
    @property
    def hand(self) -> list[int]: ...
    @property
    def players(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def table(self) -> Table: ...
    @property
    def thrown(self) -> list[int]: ...
    @property
    def to_move(self) -> int | None: ...
    @property
    def unseen(self) -> list[int]: ...

class State:
    """
    A match.
    """

    __hash__: typing.ClassVar[None] = None
    action_names: typing.ClassVar[tuple] = (
        "play 2c",
        "play 2d",
        "play 2h",
        "play 2s",
        "play 3c",
        "play 3d",
        "play 3h",
        "play 3s",
        "play 4c",
        "play 4d",
        "play 4h",
        "play 4s",
        "play 5c",
        "play 5d",
        "play 5h",
        "play 5s",
        "play 6c",
        "play 6d",
        "play 6h",
        "play 6s",
        "play 7c",
        "play 7d",
        "play 7h",
        "play 7s",
        "play 8c",
        "play 8d",
        "play 8h",
        "play 8s",
        "play 9c",
        "play 9d",
        "play 9h",
        "play 9s",
        "play Tc",
        "play Td",
        "play Th",
        "play Ts",
        "play Jc",
        "play Jd",
        "play Jh",
        "play Js",
        "play Qc",
        "play Qd",
        "play Qh",
        "play Qs",
        "play Kc",
        "play Kd",
        "play Kh",
        "play Ks",
        "play Ac",
        "play Ad",
        "play Ah",
        "play As",
        "keep none",
        "keep 1",
        "keep 2",
        "keep 1 2",
        "keep 3",
        "keep 1 3",
        "keep 2 3",
        "keep 1 2 3",
        "keep 4",
        "keep 1 4",
        "keep 2 4",
        "keep 1 2 4",
        "keep 3 4",
        "keep 1 3 4",
        "keep 2 3 4",
        "keep 1 2 3 4",
        "keep 5",
        "keep 1 5",
        "keep 2 5",
        "keep 1 2 5",
        "keep 3 5",
        "keep 1 3 5",
        "keep 2 3 5",
        "keep 1 2 3 5",
        "keep 4 5",
        "keep 1 4 5",
        "keep 2 4 5",
        "keep 1 2 4 5",
        "keep 3 4 5",
        "keep 1 3 4 5",
        "keep 2 3 4 5",
        "keep all",
        "throw 1",
        "throw 2",
        "throw 3",
        "throw 4",
        "throw 5",
        "throw 6",
        "pass",
        "announce pair",
        "announce two_pair",
        "announce three_of_a_kind",
        "announce straight",
        "announce flush",
        "announce full_house",
        "announce four_of_a_kind",
        "announce straight_flush",
        "announce royal_flush",
        "challenge",
        "take",
        "refuse",
        "redeal",
        "chicago",
        "blind chicago",
        "take points",
        "reset all",
        "reset seat 0",
        "reset seat 1",
        "reset seat 2",
        "reset seat 3",
    )
    @staticmethod
    def from_bytes(bytes: str) -> State: ...
    def __eq__(self, arg0: State) -> bool: ...
    def __init__(
        self,
        setup: Setup,
        seed: typing.SupportsInt | typing.SupportsIndex,
        index: typing.SupportsInt | typing.SupportsIndex = 0,
    ) -> None: ...
    def apply(self, action: typing.SupportsInt | typing.SupportsIndex) -> None: ...
    def copy(self) -> State: ...
    def counts(self, seat: typing.SupportsInt | typing.SupportsIndex) -> dict: ...
    def hand(self, seat: typing.SupportsInt | typing.SupportsIndex) -> list[int]: ...
    def imagine(
        self,
        seat: typing.SupportsInt | typing.SupportsIndex,
        seed: typing.SupportsInt | typing.SupportsIndex,
    ) -> State: ...
    def legal_actions(self) -> list[int]: ...
    def stack_deck(
        self, cards: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex]
    ) -> None: ...
    def to_bytes(self) -> bytes: ...
    def view(self, seat: typing.SupportsInt | typing.SupportsIndex) -> View: ...
    @property
    def discards(self) -> list[int]: ...
    @property
    def index(self) -> int: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def players(self) -> int: ...
    @property
    def points(self) -> list[int]: ...
    @property
    def seed(self) -> int: ...
    @property
    def stock(self) -> list[int]: ...
    @property
    def table(self) -> Table: ...
    @property
    def to_move(self) -> int | None: ...
    @property
    def winners(self) -> list[int]: ...

class Policy:
    """
    A policy at a seat.
    """
    def __call__(self, view: View) -> int: ...
    def __init__(
        self,
        policy: typing.Any,
        seed: typing.SupportsInt | typing.SupportsIndex,
        index: typing.SupportsInt | typing.SupportsIndex,
        seat: typing.SupportsInt | typing.SupportsIndex,
    ) -> None: ...

class Batch:
    """
    Games in lock step, for players asked from outside.
    """
    def __init__(
        self,
        setup: Setup,
        seats: list,
        seed: typing.SupportsInt | typing.SupportsIndex,
        first: typing.SupportsInt | typing.SupportsIndex,
        count: typing.SupportsInt | typing.SupportsIndex,
        width: typing.SupportsInt | typing.SupportsIndex,
        records: bool = False,
    ) -> None: ...
    def answer(self, actions: typing.Annotated[numpy.typing.ArrayLike, numpy.int64]) -> None:
        """
        Plays an action for each row.
        """
    def ask(self) -> typing.Any:
        """
        The next question: player, views, legal; None when all games are over. The arrays are the batch's own and hold until it is asked again.
        """
    def random(self) -> numpy.ndarray:
        """
        Fresh random bits for each row.
        """
    def records(self) -> dict: ...
    def tally(self) -> dict: ...
    @property
    def games(self) -> list[int]:
        """
        The index of the game of each row.
        """

class WinCounts:
    """
    How often a hand is the best.
    """
    @property
    def lost(self) -> int: ...
    @property
    def tied(self) -> int: ...
    @property
    def won(self) -> int: ...

class WinOdds:
    """
    A hand against hands not seen.
    """
    def __init__(
        self,
        hand: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        opponents: typing.SupportsInt | typing.SupportsIndex,
        exchanges: typing.SupportsInt | typing.SupportsIndex,
        dead: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        rules: Rules,
    ) -> None: ...
    def count(self) -> WinCounts: ...
    def sample(
        self,
        seed: typing.SupportsInt | typing.SupportsIndex,
        first: typing.SupportsInt | typing.SupportsIndex,
        count: typing.SupportsInt | typing.SupportsIndex,
    ) -> WinCounts: ...

class ViewWinOdds:
    """
    The hand of a seat against those of others.
    """
    def __init__(self, view: View) -> None: ...
    def sample(
        self,
        seed: typing.SupportsInt | typing.SupportsIndex,
        first: typing.SupportsInt | typing.SupportsIndex,
        count: typing.SupportsInt | typing.SupportsIndex,
    ) -> WinCounts: ...

class Race:
    """
    What points are worth, for all the scores there are.
    """
    def __init__(
        self, rules: Rules, players: typing.SupportsInt | typing.SupportsIndex
    ) -> None: ...
    def gain(
        self,
        scores: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        points: typing.SupportsInt | typing.SupportsIndex,
    ) -> float: ...
    def prize(
        self,
        scores: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
        points: typing.SupportsInt | typing.SupportsIndex,
    ) -> float: ...
    def win_chance(
        self, scores: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex]
    ) -> float: ...

class ChicagoOdds:
    """
    The chance to make Chicago.
    """
    def __init__(self, view: View) -> None: ...
    def sample(
        self,
        seed: typing.SupportsInt | typing.SupportsIndex,
        first: typing.SupportsInt | typing.SupportsIndex,
        count: typing.SupportsInt | typing.SupportsIndex,
    ) -> int: ...

class KeepValues:
    """
    What each way to keep cards is worth.
    """
    def __init__(self, rules: Rules) -> None: ...
    def best(
        self, hand: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex]
    ) -> list[int]: ...
    def sums(
        self, hand: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex]
    ) -> typing.Annotated[list[int], "FixedSize(32)"]: ...

def blind_chances(
    exchanges: typing.SupportsInt | typing.SupportsIndex,
    players: typing.SupportsInt | typing.SupportsIndex,
    leads: bool,
) -> tuple[float, float]: ...
def count_exchange(
    hand: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
    keep: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
    dead: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
) -> typing.Annotated[list[int], "FixedSize(10)"]: ...
def count_exchanges(
    hand: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
    dead: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
) -> list[tuple[list[int], typing.Annotated[list[int], "FixedSize(10)"]]]: ...
def hand_points(strength: typing.SupportsInt | typing.SupportsIndex, rules: Rules) -> int: ...
def imagine_tricks(
    view: View, by_claims: bool, seed: typing.SupportsInt | typing.SupportsIndex
) -> list[list[int]]: ...
def kind_points(rules: Rules) -> typing.Annotated[list[int], "FixedSize(10)"]: ...
def last_trick_chance(
    ranks: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
    players: typing.SupportsInt | typing.SupportsIndex,
) -> float: ...
def reaches_against_high_play(
    hands: collections.abc.Sequence[
        collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex]
    ],
    leader: typing.SupportsInt | typing.SupportsIndex,
    table: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
    all_tricks: bool,
    seat: typing.SupportsInt | typing.SupportsIndex,
) -> bool: ...
def record_chunk(
    setup: Setup,
    seats: list,
    seed: typing.SupportsInt | typing.SupportsIndex,
    first: typing.SupportsInt | typing.SupportsIndex,
    count: typing.SupportsInt | typing.SupportsIndex,
) -> tuple[dict, dict]:
    """
    The sums, and an array for each thing recorded of each game.
    """

def run_chunk(
    setup: Setup,
    seats: list,
    seed: typing.SupportsInt | typing.SupportsIndex,
    first: typing.SupportsInt | typing.SupportsIndex,
    count: typing.SupportsInt | typing.SupportsIndex,
) -> dict:
    """
    The sums over games `first` to `first` + `count` - 1 of a seed.
    """

def solve_tricks(
    hands: collections.abc.Sequence[
        collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex]
    ],
    leader: typing.SupportsInt | typing.SupportsIndex,
    table: collections.abc.Sequence[typing.SupportsInt | typing.SupportsIndex],
    all_tricks: bool,
    seat: typing.SupportsInt | typing.SupportsIndex | None,
) -> tuple[int | None, list[int]]: ...
def typically_best(
    exchanges: typing.SupportsInt | typing.SupportsIndex,
    others: typing.SupportsInt | typing.SupportsIndex,
    strength: typing.SupportsInt | typing.SupportsIndex,
) -> float: ...

most_deals: int = 1000
policies: dict = {
    "random": "chooses among the legal actions, each equally likely",
    "greedy": "keeps what has the most expected hand points, plays high",
    "expert": "weighs hand points, the last trick and Chicago by the matches they win",
}
