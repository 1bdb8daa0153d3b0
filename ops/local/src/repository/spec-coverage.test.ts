import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** Clauses in each section of the specification. */
const sections = [13, 10, 15, 14, 13, 5, 30, 11, 11];

const rows = readFileSync(join(root, 'docs', 'spec-coverage.md'), 'utf8').split('\n').filter((line) => line.startsWith('| S'));

test('every clause is named once, in order', () => {
  const named = rows.map((row) => row.split('|')[1]?.trim());
  expect(named).toEqual(sections.flatMap((count, section) => Array.from({ length: count }, (_, clause) => `S${section + 1}.${clause + 1}`)));
});

test('every proof is a test that exists, and what has none says so', () => {
  const missing = rows.filter((row) => {
    const proofs = [...row.matchAll(/`([^`]+)`/g)].map(([, file]) => file ?? '');
    return proofs.length === 0 ? !row.includes('*later*') : proofs.some((file) => !/\.(test|spec)\.tsx?$/.test(file) || !existsSync(join(root, file)));
  });
  expect(missing).toEqual([]);
});
