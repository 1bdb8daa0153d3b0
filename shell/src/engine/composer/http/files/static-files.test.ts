import { expect, it } from '@jest/globals';
import { encode } from './encoding.ts';
import { createStaticFiles } from './static-files.ts';

it('compresses nothing more once it is closed', async () => {
  const text = Buffer.from(
    Array.from({ length: 3_000 }, (_, at) => `export const karat${String(at)} = ${String(at ** 3)};`).join(
      '\n',
    ),
  );
  const files = createStaticFiles(
    { manifest: { base: '/shell/live/', files: [] }, read: () => Promise.resolve(text) },
    () => Promise.resolve(null),
    {
      read: () => Promise.resolve(null),
      make: (bytes, encoding) => encode(bytes, encoding, 'best'),
      prune: () => Promise.resolve(),
    },
  );
  const asked = await Promise.all(
    Array.from({ length: 20 }, (_, at) => files.find(`/shell/live/${String(at)}.js`)),
  );
  for (const file of asked) await file?.encoded('identity');
  await files.close();

  const [quick, best] = [await encode(text, 'br', 'quick'), await encode(text, 'br', 'best')];
  expect(best.length).toBeLessThan(quick.length);
  expect(await asked.at(-1)?.encoded('br')).toEqual(quick);
});
