import { expect, it } from '@jest/globals';
import { buildIndex } from '../catalogue/snapshot/catalogue-index.ts';
import { parseListingPath } from '../catalogue/designs/grammar.ts';
import { seededSnapshot } from '../catalogue/snapshot/seeded-catalogue.fixtures.ts';
import { noteDrawn } from './drawn-colours.ts';
import { pictureOf } from './picture-of.ts';

it('a card whose picture was drawn on demand stands among the drawn ones from the next refresh on', async () => {
  const snapshot = await seededSnapshot(29);
  const query = parseListingPath('/jewellery/colour+rose-filter/');
  if (!query) throw new Error('no query');
  const order = (index: typeof snapshot.index) =>
    [...index.match(query)].map((row) => index.rows[row]?.design.product_id);
  const undrawn = snapshot.index.rows
    .filter(
      ({ design }) => design.colours.includes('rose') && pictureOf(design, 'hero', 'rose').tint === undefined,
    )
    .map(({ design }) => design);
  const before = order(snapshot.index);
  const last = undrawn.find(({ product_id: id }) => id === before.at(-1));
  if (!last) throw new Error('every picture came with the release');

  noteDrawn([pictureOf(last, 'front', 'rose').src.replace('{w}', '515')]);
  expect(order(buildIndex(snapshot.index.rows)).at(-1)).toBe(last.product_id);
  noteDrawn([pictureOf(last, 'hero', 'rose').src.replace('{w}', '515')]);
  // Pages of one refresh do not change under a shopper.
  expect(order(snapshot.index)).toEqual(before);
  const after = order(buildIndex(snapshot.index.rows));
  expect(after.indexOf(last.product_id)).toBeLessThan(
    after.findIndex((id) => undrawn.some((design) => design.product_id === id && design !== last)),
  );
});
