import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

const sources = execFileSync('git', ['ls-files', 'shell/src', 'services', 'ops'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path.endsWith('.ts') && !/\.(test|fixtures|proof)\.ts$/.test(path));
const starting = sources.filter((path) =>
  /\b[fF]astify\((?:\{|options)/.test(readFileSync(join(root, path), 'utf8')),
);

it('there are servers to look at', () => {
  expect(starting.length).toBeGreaterThanOrEqual(5);
});

it.each(starting)(
  '%s ends a request that takes too long to arrive, and looks for such every second',
  (path) => {
    // Without the second a slow body lives half a minute longer than its deadline: Node looks every 30 seconds.
    const source = readFileSync(join(root, path), 'utf8');
    expect(source).toMatch(/requestTimeout: /);
    expect(source).toMatch(/http: \{[^}]*connectionsCheckingInterval: 1_000/);
  },
);
