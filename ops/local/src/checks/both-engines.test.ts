import { describe, expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
import { root } from '../workspace.ts';
import { BOTH_ENGINES, WITHOUT_DATABASE } from './both-engines.ts';

const suites = globSync('{shared,services,ops}/**/*.database.test.ts', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
}).map((suite) => `/${suite}`);

describe('Database suites', () => {
  it.each(BOTH_ENGINES)('on both engines: %s names some, and not all', (pattern) => {
    const named = suites.filter((suite) => new RegExp(pattern).test(suite));
    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBeLessThan(suites.length / 4);
  });

  it('are told from the others', () => {
    const others = new RegExp(WITHOUT_DATABASE);
    expect(suites.filter((suite) => others.test(suite))).toEqual([]);
    expect(others.test('/shared/pricing/src/price.test.ts')).toBe(true);
  });
});
