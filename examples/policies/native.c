/* The policy of plain.py in C.
 *
 *     cc -O2 -shared -fPIC -I$(python -c "import pokerloop; print(pokerloop.get_include())") \
 *         native.c -o native.so
 */
#include <pokerloop/policy.h>
#include <pokerloop/views.h>

enum { TOP, MIDDLE, BOTTOM, DISCARD };

const uint32_t layout = POKERLOOP_OFC_VIEW_LAYOUT;

int32_t by_rank(const void* bytes, const uint64_t* legal, uint64_t random, void* data) {
    const pokerloop_ofc_view* view = bytes;
    static const int32_t fallback[] = {BOTTOM, MIDDLE, TOP, DISCARD};
    const uint64_t hand = view->hand;
    const uint64_t ranks = (hand | hand >> 16 | hand >> 32 | hand >> 48) & 0x1FFF;
    const int32_t wish = ranks >= 1 << 8 ? BOTTOM : ranks >= 1 << 4 ? MIDDLE : TOP;
    (void)random, (void)data;
    if (pokerloop_is_legal(legal, wish)) return wish;
    for (int i = 0; i < 3; ++i) {
        if (pokerloop_is_legal(legal, fallback[i])) return fallback[i];
    }
    return DISCARD;
}
