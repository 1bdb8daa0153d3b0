import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { BOTH_ENGINES, FIRST_ENGINE, SECOND_ENGINE } from './engines.ts';

const suites = globSync('{shared,services,ops}/**/*.database.test.ts', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
}).map((suite) => `/${suite}`);

const isIn = (patterns: readonly string[], suite: string): boolean =>
  patterns.some((pattern) => new RegExp(pattern).test(suite));

describe('Database suites', () => {
  it.each(BOTH_ENGINES)('on both engines: %s names some, and not all', (pattern) => {
    const named = suites.filter((suite) => new RegExp(pattern).test(suite));
    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBeLessThan(suites.length / 4);
  });

  it('run on one engine, or on both because of what an engine decides', () => {
    const first = suites.filter((suite) => isIn(FIRST_ENGINE, suite));
    const second = suites.filter((suite) => isIn(SECOND_ENGINE, suite));
    expect(suites.filter((suite) => !first.includes(suite) && !second.includes(suite))).toEqual([]);
    expect(first.filter((suite) => second.includes(suite))).toEqual(
      suites.filter((suite) => isIn(BOTH_ENGINES, suite)),
    );
    for (const each of [first, second]) expect(each.length).toBeGreaterThan(suites.length / 4);
  });

  it('take a part of their random cases on the second engine only if the first takes them all', () => {
    const inPart = suites.filter((suite) => readFileSync(join(root, suite), 'utf8').includes('casesOf('));
    expect(inPart.length).toBeGreaterThan(0);
    expect(inPart.filter((suite) => !isIn(BOTH_ENGINES, suite))).toEqual([]);
  });

  it('are told from the others, which run once', () => {
    const other = '/shared/pricing/src/price.test.ts';
    expect([isIn(FIRST_ENGINE, other), isIn(SECOND_ENGINE, other)]).toEqual([true, false]);
  });
});
