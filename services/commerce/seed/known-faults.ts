import { LIMIT_FAULTS } from '@suvarna/jewellery-model/audit/limits';
import { RECIPES } from './recipes.ts';

/** Limits of the trade, not counted yet: as many as there are designs. The first run over all of them writes their numbers below. */
const NOT_COUNTED = Object.fromEntries(
  RECIPES.flatMap(({ category, count }) =>
    LIMIT_FAULTS.map((fault) => [`${category} ${fault}`, count] as const),
  ),
);

const none = (category: string): Record<string, number> =>
  Object.fromEntries(LIMIT_FAULTS.map((fault) => [`${category} ${fault}`, 0]));

/** Bracelets: of all 480. Necklaces and mangalsutra: bounds from samples of 40 and 20 of them after they were mended, and from all of them before. */
const NECK_AND_WRIST: Readonly<Record<string, number>> = {
  ...none('bracelets'),
  'bracelets floating': 6,
  'bracelets thin-wall': 2,
  'bracelets thorn': 2,
  ...none('chains'),
  ...none('necklaces'),
  'necklaces covered': 11,
  'necklaces floating': 37,
  'necklaces hairline': 10,
  'necklaces narrow-gap': 26,
  'necklaces short-prong': 4,
  'necklaces thin-detail': 26,
  'necklaces thin-prong': 59,
  'necklaces thin-wall': 26,
  'necklaces thorn': 16,
  ...none('mangalsutra'),
  'mangalsutra floating': 6,
  'mangalsutra hairline': 1,
  'mangalsutra narrow-gap': 11,
  'mangalsutra thin-detail': 30,
  'mangalsutra thin-prong': 23,
  'mangalsutra thin-wall': 30,
  'mangalsutra thorn': 1,
};

/**
 * Designs of a category that are known to have a fault, at most. Whoever mends lowers the number; none
 * is ever raised. What is not named must not occur.
 */
export const KNOWN_FAULTS: Readonly<Record<string, number>> = {
  ...NOT_COUNTED,
  'chains floating': 1,
  'earrings floating': 60,
  'earrings hairline': 110,
  'earrings sunk-pearl': 5,
  'earrings thorn': 20,
  'gifts floating': 1,
  'gifts hairline': 3,
  'gold-coins hairline': 22,
  'nose-pins floating': 2,
  'nose-pins hairline': 3,
  'nose-pins sunk-pearl': 3,
  'nose-pins thorn': 4,
  'pendants floating': 20,
  'pendants hairline': 8,
  'pendants thorn': 20,
  'rings covered': 4,
  'rings floating': 20,
  'rings hairline': 1,
  'rings no-hallmark-room': 10,
  'rings thorn': 20,
  'rings unseated': 8,
  'solitaires floating': 5,
  'solitaires thorn': 8,
  // Bounds from samples: 16 bangles. The proof tells the numbers.
  'bangles hairline': 30,
  ...NECK_AND_WRIST,
};
