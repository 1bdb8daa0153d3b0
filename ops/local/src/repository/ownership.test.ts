import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { ownershipTable, README, withOwnership } from './ownership.ts';

test("the README's table of ownership is what the descriptors say", async () => {
  const readme = readFileSync(README, 'utf8');
  // `npm run surface` writes it.
  expect(readme).toBe(withOwnership(readme, await ownershipTable()));
});
