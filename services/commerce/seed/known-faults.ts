import { LIMIT_FAULTS } from '@suvarna/jewellery-model/audit/limits';
import { RECIPES } from './recipes.ts';

/** Limits of the trade, not counted yet: as many as there are designs. The first run over all of them writes their numbers below. */
const NOT_COUNTED = Object.fromEntries(
  RECIPES.flatMap(({ category, count }) =>
    LIMIT_FAULTS.map((fault) => [`${category} ${fault}`, count] as const),
  ),
);

/**
 * Designs of a category that are known to have a fault, at most. Whoever mends lowers the number; none
 * is ever raised. What is not named must not occur.
 */
export const KNOWN_FAULTS: Readonly<Record<string, number>> = {
  ...NOT_COUNTED,
  'bracelets floating': 78,
  'bracelets hairline': 18,
  'bracelets thorn': 25,
  'chains floating': 1,
  'earrings floating': 60,
  'earrings hairline': 110,
  'earrings sunk-pearl': 5,
  'earrings thorn': 20,
  'gifts cropped': 204,
  'gifts floating': 97,
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
  // Not counted yet: as many as there are.
  'necklaces floating': 520,
  'necklaces thorn': 520,
  'necklaces cropped': 520,
  'necklaces hairline': 520,
  'necklaces sunk-pearl': 520,
  'necklaces small': 520,
  'necklaces unseated': 520,
  'mangalsutra floating': 300,
  'mangalsutra thorn': 300,
  'mangalsutra cropped': 300,
  'mangalsutra hairline': 300,
  'mangalsutra sunk-pearl': 300,
  'mangalsutra small': 300,
  'mangalsutra unseated': 300,
  'bangles floating': 480,
  'bangles thorn': 480,
  'bangles cropped': 480,
  'bangles hairline': 480,
  'bangles sunk-pearl': 480,
  'bangles small': 480,
  'bangles unseated': 480,
};
