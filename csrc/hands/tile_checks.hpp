// Whether the cards of a tile may be ranked, by vectors of any width. No header of its own: each
// instruction set includes it once, inside an anonymous namespace, after it has said
//
//     POKERLOOP_TARGET                the attribute that lets the compiler use it, or nothing
//     Bytes                           a vector of bytes
//     nonzero(bytes)                  not zero if a byte is not; the widest have a bit for each
//     byte

#define POKERLOOP_INLINE POKERLOOP_TARGET [[gnu::always_inline]] inline

constexpr int width = sizeof(Bytes);

POKERLOOP_INLINE Bytes load(const std::uint8_t* from) {
    Bytes bytes;
    std::memcpy(&bytes, from, sizeof bytes);
    return bytes;
}

POKERLOOP_INLINE Bytes all(int byte) { return Bytes{} + static_cast<std::uint8_t>(byte); }

POKERLOOP_INLINE Bytes smaller(Bytes a, Bytes b) { return a < b ? a : b; }
POKERLOOP_INLINE Bytes larger(Bytes a, Bytes b) { return a > b ? a : b; }

// Whether cards are those of the deck and, if asked for, differ within each hand.
template <class Deck, int count>
POKERLOOP_INLINE bool right(const Bytes* cards, bool check_duplicates) {
    constexpr bool may_miss = Deck::suits == 5;
    Bytes highest{};
    for (int i = 0; i < count; ++i) highest = larger(highest, cards[i] + may_miss);
    Bytes wrong = reinterpret_cast<Bytes>(highest > all(Deck::cards - 1 + may_miss));
    if (check_duplicates) {
        Bytes least = all(255);
        for (int i = 1; i < count; ++i) {
            for (int j = 0; j < i; ++j) {
                // Missing cards are told apart by their place.
                const Bytes a = may_miss ? smaller(cards[i], all(255 - i)) : cards[i];
                const Bytes b = may_miss ? smaller(cards[j], all(255 - j)) : cards[j];
                least = smaller(least, a ^ b);
            }
        }
        wrong |= reinterpret_cast<Bytes>(least == Bytes{});
    }
    return nonzero(wrong) == 0;
}
