import { beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
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
  // `npm run surface` takes the change over; whoever reviews sees it in `public-types.txt`.
  expect({
    gone: without(before, new Set(after)),
    added: without(after, new Set(before)),
  }).toEqual({ gone: [], added: [] });
  expect(agreed === found).toBe(true);
});
