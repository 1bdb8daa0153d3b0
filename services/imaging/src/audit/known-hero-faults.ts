/**
 * Heroes of a category (first letters of its designs) that are known to have a fault, and pairs that
 * look alike, at most. Whoever mends lowers the number; none is ever raised. What is not named must not occur.
 */
export const KNOWN_HERO_FAULTS: Readonly<Record<string, number>> = {
  'BG alike': 1263,
  'BR alike': 60,
  'BR noise': 5,
  'CH alike': 1,
  'CH flat': 21,
  'CH noise': 6,
  'ER alike': 84,
  'ER blown': 7,
  'ER grey': 7,
  'ER noise': 4,
  'GC alike': 1615,
  'GF alike': 439,
  'GF dead': 31,
  'GF grey': 17,
  'MS alike': 12,
  'MS grey': 8,
  'NK alike': 13,
  'NK noise': 1,
  'NP grey': 21,
  'PD alike': 43,
  'PD grey': 3,
  'PD noise': 5,
  'RG alike': 56,
  'RG blown': 4,
  'RG grey': 25,
  'SL alike': 23,
};
