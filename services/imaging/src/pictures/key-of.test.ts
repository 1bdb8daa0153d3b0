import { expect, it } from '@jest/globals';
import { DRAWN_VIEWS } from '@suvarna/jewellery-model/model';
import { productPiece } from '../testing.fixtures.ts';
import { keyOf } from './drawing-queue.ts';

it('has a key for what a product can be seen in, and none for a coin that is worn', () => {
  const ring = productPiece(1);
  const coin = {
    ...ring,
    piece: { ...ring.piece, category: 'gold-coins', form: 'coin', stones: [] },
  } as const;
  const without = (product: typeof ring) =>
    DRAWN_VIEWS.filter((view) => keyOf(product, { view, colour: 'yellow' }) === undefined);
  expect(without(ring)).toEqual([]);
  expect(without(coin)).toEqual(['worn']);
  expect(keyOf({ ...ring, colours: ['rose'] }, { view: 'hero', colour: 'yellow' })).toBeUndefined();
});
