import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { faultOf, type NamedTests } from './named-tests.ts';

/** Clauses in each section of the specification. */
const sections = [13, 10, 15, 14, 13, 5, 30, 11, 11];

const lines = readFileSync(join(root, 'docs', 'spec-coverage.md'), 'utf8').split('\n');
const rows = lines.filter((line) => line.startsWith('| S'));
/** Rules, figures and ideas of the domain rules, which are not clauses. */
const others = lines.filter((line) => /^\| [FMR]\d/.test(line));
/** Rules of the protocol that agents speak. */
const rules = readFileSync(join(root, 'docs', 'agents-rules.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| U\d/.test(line));
const RULES = 129;

/** Proofs of a row: a file between backticks, then titles between “ and ”. */
function proofsOf(row: string): NamedTests[] {
  return [...row.matchAll(/`([^`]+)`((?:\s*“[^”]*”)*)/g)].map(([, file = '', titles = '']) => ({
    file,
    titles: [...titles.matchAll(/“([^”]*)”/g)].map(([, title = '']) => title),
  }));
}

test('every clause is named once, in order', () => {
  const named = rows.map((row) => row.split('|')[1]?.trim());
  expect(named).toEqual(
    sections.flatMap((count, section) =>
      Array.from({ length: count }, (_, clause) => `S${section + 1}.${clause + 1}`),
    ),
  );
});

test('every rule of the protocol is named once, in order', () => {
  expect(rules.map((row) => row.split('|')[1]?.trim())).toEqual(
    Array.from({ length: RULES }, (_, at) => `U${at + 1}`),
  );
});

test('every proof is a test that exists by its title, and what has none says so', () => {
  const faults = [...rows, ...others, ...rules].flatMap((row) => {
    const proofs = proofsOf(row).filter(({ file }) => !file.endsWith('.md') && file.includes('/'));
    if (proofs.length === 0)
      return row.includes('*later*') || row.includes('not served:') ? [] : [`${row} is not proven`];
    return proofs.map((proof) => faultOf(proof)).filter((fault) => fault !== undefined);
  });
  expect(faults).toEqual([]);
});

test('a title that no test of the file has is found out', () => {
  const source = `test('adds up', () => {});\nit.each([1])(\n  "asks for 'all' of it", () => {});\nconst label = ['takes away'];`;
  const fault = (row: string, text: string | undefined = source) =>
    proofsOf(row).map((proof) => faultOf(proof, () => text));
  expect(fault("| S1 | x | `a.test.ts` “adds up” “asks for 'all' of it” · `b.test.ts` |")).toEqual([
    undefined,
    undefined,
  ]);
  expect(fault('`a.test.ts` “adds up” “adds”')).toEqual(['a.test.ts has no test “adds”']);
  expect(fault('`a.test.ts` “takes away”')).toEqual(['a.test.ts has no test “takes away”']);
  expect(fault('`a.test.ts` “adds up”', `test.skip('adds up', () => {});`)).toEqual([
    'a.test.ts leaves tests out',
  ]);
  expect(proofsOf('`gone.test.ts`').map((proof) => faultOf(proof, () => undefined))).toEqual([
    'gone.test.ts does not exist',
  ]);
  expect(fault('`notes.md` “adds up”')).toEqual(['notes.md is not a test file']);
});
