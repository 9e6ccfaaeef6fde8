"""Poker hands of two decks, and the games played with them."""
