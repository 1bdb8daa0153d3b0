import { beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { agreedNames, publicNames } from './public-names.ts';
import { GOLDEN_PACKAGES, goldenFile, publicTypes, type GoldenPackage } from './public-types.ts';

let now: ReadonlyMap<GoldenPackage, string>;
beforeAll(async () => {
  now = await publicTypes();
}, 60_000);

const without = (lines: readonly string[], known: ReadonlySet<string>): readonly string[] =>
  lines.filter((line) => !known.has(line));

test.each(GOLDEN_PACKAGES)('what %s offers is what was agreed on', (name) => {
  const [agreed, found] = [readFileSync(goldenFile(name), 'utf8'), now.get(name) ?? ''];
  const [before, after] = [agreed.split('\n'), found.split('\n')];
  // `npm run surface` takes the change over; a reviewer sees it in `public-types.txt`.
  expect({
    gone: without(before, new Set(after)),
    added: without(after, new Set(before)),
  }).toEqual({ gone: [], added: [] });
  expect(agreed === found).toBe(true);
});

test('the names behind each door of the contracts are those that were agreed on', () => {
  // `npm run surface` takes the change over; a reviewer sees it in `public-names.txt`.
  const namesByDoor = (texts: ReadonlyMap<string, string>) =>
    new Set(
      [...texts.values()]
        .join('')
        .split('\n')
        .flatMap((line) => {
          const [door = '', ...names] = line.split(' ');
          return names.map((name) => `${door} ${name}`);
        }),
    );
  const [agreed, now] = [namesByDoor(agreedNames()), namesByDoor(publicNames())];
  expect({ gone: [...agreed.difference(now)], added: [...now.difference(agreed)] }).toEqual({
    gone: [],
    added: [],
  });
});
