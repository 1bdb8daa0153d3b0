import { describe, expect, it } from '@jest/globals';
import { earringManner } from '@suvarna/jewellery-model/families/earrings/manner';
import { workshopOf } from '@suvarna/jewellery-model/families/family';
import { nosePinManner } from '@suvarna/jewellery-model/families/nose-pins/manner';
import { pendantManner } from '@suvarna/jewellery-model/families/pendants/manner';
import { pieceOf } from '../src/modules/imagery/index.ts';
import { seededDesigns } from '../test-support/seeded-designs.ts';

const MANNERS = {
  earrings: earringManner,
  pendants: pendantManner,
  'nose-pins': nosePinManner,
} as const;
/** Designs of a category that a shopper leafs through. */
const FIRST = 200;
/** Of the first ones each counts that at least so many have: one among two hundred is nobody's choice. */
const SOME = 3;

describe.each(Object.entries(MANNERS))('the first designs of %s', (category, mannerOf) => {
  const all = seededDesigns().filter((design) => design.category === category);
  const orders = {
    'by number': all,
    'by popularity': all.toSorted((a, b) => b.popularity - a.popularity),
  };
  it.each(Object.entries(orders))(
    'have at least six heads, four fittings and three settings, %s',
    (_, designs) => {
      const manners = designs.slice(0, FIRST).map((design) => mannerOf(workshopOf(pieceOf(design))));
      const kinds = (of: keyof (typeof manners)[number]): number =>
        [...Map.groupBy(manners, (manner) => manner[of]).values()].filter(({ length }) => length >= SOME)
          .length;
      expect(kinds('head')).toBeGreaterThanOrEqual(6);
      expect(kinds('fitting')).toBeGreaterThanOrEqual(4);
      expect(kinds('setting')).toBeGreaterThanOrEqual(3);
    },
  );
});
