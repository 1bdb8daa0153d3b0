import { expect, it } from '@jest/globals';
import { encode } from './encoding.ts';
import type { Compressed } from './kept-compression.ts';
import { createStaticFiles } from './static-files.ts';

const nothingElse = {
  otherShells: { read: () => Promise.resolve(null) },
  releases: { read: () => Promise.resolve(null) },
  kept: {
    read: () => Promise.resolve(null),
    make: (bytes: Buffer, encoding: Compressed) => encode(bytes, encoding, 'best'),
    prune: () => Promise.resolve(),
  },
};

it('compresses nothing more once it is closed', async () => {
  const text = Buffer.from(
    Array.from({ length: 3_000 }, (_, at) => `export const karat${String(at)} = ${String(at ** 3)};`).join(
      '\n',
    ),
  );
  const files = createStaticFiles({
    shell: { manifest: { base: '/shell/live/', files: [] }, read: () => Promise.resolve(text) },
    ...nothingElse,
  });
  const asked = await Promise.all(
    Array.from({ length: 20 }, (_, at) => files.find(`/shell/live/${String(at)}.js`)),
  );
  for (const file of asked) await file?.encoded('identity');
  await files.close();

  const [quick, best] = [await encode(text, 'br', 'quick'), await encode(text, 'br', 'best')];
  expect(best.length).toBeLessThan(quick.length);
  expect(await asked.at(-1)?.encoded('br')).toEqual(quick);
});

it('fetches a file once for all who ask at once, and asks again for what was not there', async () => {
  const asked: string[] = [];
  const answers = new Map([['/remotes/demo/1.0.0/a.js', Buffer.from('a')]]);
  const files = createStaticFiles({
    shell: { manifest: { base: '/shell/live/', files: [] }, read: () => Promise.resolve(null) },
    ...nothingElse,
    releases: {
      read(path) {
        asked.push(path);
        return Promise.resolve(answers.get(path) ?? null);
      },
    },
  });
  const ofAll = await Promise.all(Array.from({ length: 5 }, () => files.find('/remotes/demo/1.0.0/a.js')));
  expect(new Set(ofAll).size).toBe(1);
  expect(await files.find('/remotes/demo/1.0.1/a.js')).toBeNull();
  answers.set('/remotes/demo/1.0.1/a.js', Buffer.from('b'));
  expect(await (await files.find('/remotes/demo/1.0.1/a.js'))?.encoded('identity')).toEqual(Buffer.from('b'));
  expect(asked).toEqual(['/remotes/demo/1.0.0/a.js', '/remotes/demo/1.0.1/a.js', '/remotes/demo/1.0.1/a.js']);
  await files.close();
});
