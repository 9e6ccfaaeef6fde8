"""
Swedish Chicago.
"""

from __future__ import annotations

import typing

__all__: list[str] = ["RuleField", "Rules", "hand_points"]

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
            how many play (2 to 4)
        target_score : int, default 52
            the score that wins the match (1 to 1000)
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
            the score from which a player may not exchange (none or 1 to 1000)
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
            when Chicago is declared: before the first trick; or then and as long as one has won all tricks; or then and in any exchange of one's own (before_first_trick, after_last_exchange, any_time)
        chicago_points : int, default 15
            what Chicago scores, or costs when a trick is lost (0 to 100)
        chicago_min_score : int, default 15
            the lowest score with which Chicago may be declared (0 to 1000)
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
        when Chicago is declared: before the first trick; or then and as long as one has won all tricks; or then and in any exchange of one's own
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
        how many play
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

def hand_points(strength: typing.SupportsInt | typing.SupportsIndex, rules: Rules) -> int: ...
