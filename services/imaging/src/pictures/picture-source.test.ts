import { expect, it } from '@jest/globals';
import { productPiece } from '../testing.fixtures.ts';
import { keyOf } from './drawing-queue.ts';
import { createPictureSource } from './picture-source.ts';

it('answers with a picture that was drawn while it was looked for, and not with a smaller one made of it', async () => {
  const product = productPiece(1);
  const wanted = { product_id: 1, view: 'side', colour: 'yellow', width: 515 } as const;
  const drawn = new Map<number, Buffer>();
  const drawings: string[] = [];
  const source = createPictureSource({
    store: {
      hot: () => undefined,
      find: async ({ width }) => drawn.get(Number(width)),
      holds: async () => false,
      put: async () => undefined,
      lay: async () => undefined,
    },
    drawingQueue: {
      make: (_wanted, _product, need = 'now') => {
        drawings.push(need);
        return 'full';
      },
      waiting: () => 0,
      draws: () => true,
      close: async () => undefined,
    },
    pieces: {
      find: async () => {
        // Somebody else's question has it drawn; a smaller one follows from it.
        drawn.set(515, Buffer.from('whole')).set(360, Buffer.from('small'));
        return product;
      },
    },
    waitMs: 0,
    onUnreachable: () => undefined,
  });
  const answer = await source.get({ ...wanted, key: keyOf(product, wanted) ?? '' }, 'avif');
  expect(answer).toEqual({ kind: 'final', file: Buffer.from('whole') });
  expect(drawings).toEqual([]);
});
