// Written by tools/find_typical_boards.py.
#include "games/ofc/typical_boards.hpp"

namespace pokerloop::ofc {

namespace {

using Boards = std::array<RowStrengths, 32>;

constexpr Boards pineapple = {RowStrengths{98, 1615, 6364},    RowStrengths{6204, 7079, 21878},
                              RowStrengths{5894, 16395, 833},  RowStrengths{7411, 10489, 16391},
                              RowStrengths{7094, 5419, 13214}, RowStrengths{95, 9351, 10391},
                              RowStrengths{7087, 7484, 9344},  RowStrengths{1775, 7877, 20918},
                              RowStrengths{1195, 4901, 24699}, RowStrengths{7262, 10480, 9159},
                              RowStrengths{936, 4620, 22752},  RowStrengths{1056, 1828, 21084},
                              RowStrengths{827, 1985, 6334},   RowStrengths{68, 6778, 13002},
                              RowStrengths{6664, 6837, 20686}, RowStrengths{7262, 5069, 10415},
                              RowStrengths{1418, 7644, 12465}, RowStrengths{7112, 12443, 28680},
                              RowStrengths{1998, 7671, 22438}, RowStrengths{185, 397, 1742},
                              RowStrengths{4709, 7115, 22320}, RowStrengths{1085, 1788, 16393},
                              RowStrengths{1195, 1640, 22798}, RowStrengths{440, 4834, 21241},
                              RowStrengths{6319, 7447, 24591}, RowStrengths{671, 877, 22704},
                              RowStrengths{7112, 7629, 7029},  RowStrengths{958, 4651, 16391},
                              RowStrengths{1844, 7585, 16390}, RowStrengths{2036, 12724, 12854},
                              RowStrengths{684, 9655, 24625},  RowStrengths{7449, 7801, 9140}};

constexpr Boards classic = {RowStrengths{1598, 4717, 16394},  RowStrengths{123, 2375, 21878},
                            RowStrengths{1229, 7353, 21313},  RowStrengths{302, 1407, 16387},
                            RowStrengths{703, 2371, 7406},    RowStrengths{98, 713, 7763},
                            RowStrengths{7088, 13169, 16392}, RowStrengths{1632, 2142, 4940},
                            RowStrengths{280, 1116, 6913},    RowStrengths{7561, 7981, 5611},
                            RowStrengths{402, 6029, 22701},   RowStrengths{344, 2172, 21056},
                            RowStrengths{5599, 6429, 7185},   RowStrengths{229, 2330, 6834},
                            RowStrengths{1373, 1563, 20664},  RowStrengths{1059, 1876, 7893},
                            RowStrengths{1503, 7630, 24608},  RowStrengths{126, 1866, 12339},
                            RowStrengths{658, 1390, 22441},   RowStrengths{72, 1483, 2129},
                            RowStrengths{677, 1076, 22292},   RowStrengths{109, 6883, 12873},
                            RowStrengths{1418, 5856, 22800},  RowStrengths{699, 2320, 6291},
                            RowStrengths{181, 7535, 8755},    RowStrengths{19, 2086, 22704},
                            RowStrengths{166, 2244, 9883},    RowStrengths{1096, 7047, 7293},
                            RowStrengths{896, 1246, 16390},   RowStrengths{1436, 1804, 12849},
                            RowStrengths{21, 1816, 12570},    RowStrengths{1189, 2239, 24643}};

constexpr Boards turbo = {RowStrengths{1036, 4941, 16394},  RowStrengths{1689, 4264, 21880},
                          RowStrengths{203, 6649, 7185},    RowStrengths{447, 7499, 7715},
                          RowStrengths{7216, 7731, 10257},  RowStrengths{185, 1428, 1631},
                          RowStrengths{816, 953, 7623},     RowStrengths{1070, 2099, 4940},
                          RowStrengths{7128, 7467, 9867},   RowStrengths{7393, 7741, 9719},
                          RowStrengths{454, 1483, 7754},    RowStrengths{1057, 5018, 6604},
                          RowStrengths{153, 162, 4842},     RowStrengths{809, 2251, 7066},
                          RowStrengths{1411, 16393, 20664}, RowStrengths{1284, 1876, 7976},
                          RowStrengths{1974, 7435, 28702},  RowStrengths{739, 2322, 8926},
                          RowStrengths{643, 2119, 22623},   RowStrengths{87, 201, 7559},
                          RowStrengths{428, 840, 22320},    RowStrengths{95, 1391, 9498},
                          RowStrengths{1775, 2080, 32780},  RowStrengths{1089, 6998, 20630},
                          RowStrengths{126, 1356, 8755},    RowStrengths{710, 2261, 22666},
                          RowStrengths{166, 2363, 7027},    RowStrengths{26, 6109, 7316},
                          RowStrengths{803, 2265, 16391},   RowStrengths{696, 5698, 6373},
                          RowStrengths{333, 1947, 12587},   RowStrengths{1057, 1816, 24607}};

}  // namespace

std::span<const RowStrengths> typical_boards(Deal deal) {
    switch (deal) {
        case Deal::classic:
            return classic;
        case Deal::turbo:
            return turbo;
        case Deal::pineapple:
            break;
    }
    return pineapple;
}

}  // namespace pokerloop::ofc
