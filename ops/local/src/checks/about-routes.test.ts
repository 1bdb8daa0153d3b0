import { expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
import { root } from '../workspace.ts';
import { ABOUT_ROUTES } from './about-routes.ts';

it('leaves out only suites that exist where the second database is asked', () => {
  const suites = globSync('services/commerce/{src,tests}/**/*.database.test.ts', { cwd: root });
  for (const place of ABOUT_ROUTES)
    expect([place, suites.some((suite) => suite.startsWith(place))]).toEqual([place, true]);
});
