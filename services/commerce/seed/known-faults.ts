import { LIMIT_FAULTS } from '@suvarna/jewellery-model/audit/limits';
import { RECIPES } from './recipes.ts';

/** Categories whose broken limits are named below one by one. */
const COUNTED: readonly string[] = ['earrings', 'nose-pins'];

/** Limits of the trade, not counted yet: as many as there are designs. The first run over all of them writes their numbers below. */
const NOT_COUNTED = Object.fromEntries(
  RECIPES.filter(({ category }) => !COUNTED.includes(category)).flatMap(({ category, count }) =>
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
  'earrings floating': 3,
  'earrings hairline': 57,
  'earrings sunk-pearl': 3,
  // Lines of infinities, evil eyes and suns; wires of small drops and hoops.
  'earrings thin-detail': 17,
  // Slanted prongs of ovals and pears measure 0.54 to 0.56 mm.
  'earrings thin-prong': 5,
  // Ribbons of small infinities, hearts and evil eyes are half-round, 0.7 mm and more.
  'earrings thin-wall': 10,
  'earrings thorn': 2,
  'gifts floating': 1,
  'gifts hairline': 3,
  'gold-coins hairline': 22,
  // One stone of less than 3 mm in four prongs of 0.6.
  'nose-pins covered': 4,
  'nose-pins sunk-pearl': 1,
  // Tips of petals and rays of motifs less than 6 mm across.
  'nose-pins thin-detail': 9,
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
  // Bounds from samples of what broke a limit before; the proof tells the numbers.
  'rings low-bezel': 0,
  'rings narrow-gap': 12,
  'rings short-prong': 4,
  'rings solid-section': 0,
  'rings thin-detail': 30,
  'rings thin-prong': 40,
  'rings thin-shank': 0,
  'rings thin-wall': 15,
  'solitaires low-bezel': 0,
  'solitaires narrow-gap': 10,
  'solitaires short-prong': 0,
  'solitaires solid-section': 2,
  'solitaires thin-detail': 24,
  'solitaires thin-prong': 12,
  'solitaires thin-shank': 0,
  'solitaires thin-wall': 12,
  'solitaires unseated': 4,
  // Bounds from samples: 16 bangles. The proof tells the numbers.
  'bangles hairline': 30,
  ...NECK_AND_WRIST,
};
