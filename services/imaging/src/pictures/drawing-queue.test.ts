import { expect, it } from '@jest/globals';
import { until } from '@suvarna/testing/until';
import { superviseRenderer } from '../renderer/supervised-renderer.ts';
import { productPiece, testRenderer } from '../testing.fixtures.ts';
import { createDrawingQueue, keyOf } from './drawing-queue.ts';

it('has written what was drawn when it is closed', async () => {
  const renderer = testRenderer();
  renderer.hold();
  const stored: string[] = [];
  const queue = createDrawingQueue({
    renderer: superviseRenderer(renderer.open, { limitMs: 60_000 }),
    store: { put: async ({ key }) => void stored.push(key) },
    queueLimit: 8,
    onFailed: (error) => {
      throw error;
    },
    onMade: () => undefined,
  });
  const picture = { product_id: 1, view: 'hero', colour: 'yellow', width: 515 } as const;
  const key = keyOf(productPiece(1), picture) ?? '';
  const made = queue.make({ ...picture, key }, productPiece(1));
  await until(() => renderer.opened() === 1);
  renderer.release();
  await until(() => renderer.made.length === 1);
  await queue.close();
  expect([stored, await made]).toEqual([[key], true]);
});
