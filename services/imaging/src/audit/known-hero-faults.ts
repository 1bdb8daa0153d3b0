/**
 * Heroes of a category (first letters of its designs) that are known to have a fault, and pairs that
 * look alike, at most. Whoever mends lowers the number; none is ever raised. What is not named must not occur.
 */
export const KNOWN_HERO_FAULTS: Readonly<Record<string, number>> = {
  'BR noise': 2,
  'CH noise': 2,
  'ER blown': 5,
  'ER noise': 2,
  'GF blown': 1,
  'GF dead': 1,
  'GF grey': 1,
  'MS alike': 11,
  'NK alike': 15,
  // Five fine strands: little of the picture is metal.
  'NK flat': 3,
  'NP blown': 2,
  'PD alike': 1,
  'PD noise': 2,
  'RG alike': 1,
  // Broad faces of white gold that mirror the sky.
  'RG blown': 10,
  'SL blown': 3,
};
