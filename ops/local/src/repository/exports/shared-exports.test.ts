import { expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace.ts';
import { sharedExports } from './shared-exports.ts';

const packages = sharedExports();

test.each(packages)('@suvarna/$name names what others import of it, and nothing else', ({ named, used }) => {
  // `npm run surface` writes it.
  expect(named).toEqual(used);
});

test.each(packages)(
  '$folder says in ten lines what it is for, who may use it, and how',
  ({ name, folder }) => {
    const file = join(root, folder, 'README.md');
    expect(existsSync(file)).toBe(true);
    const text = readFileSync(file, 'utf8');
    expect(text).toContain(`# @suvarna/${name}\n`);
    expect(text).toContain('**For:**');
    expect(text).toContain('**Who may use it:**');
    expect(text).toMatch(/```(ts|tsx|css|sh)\n/);
    expect(
      text
        .trim()
        .split('\n')
        .filter((line) => line !== '').length,
    ).toBeLessThanOrEqual(14);
  },
);
