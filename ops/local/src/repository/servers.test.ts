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

/** Milliseconds a request may take to arrive, where they are not the 10 seconds of every other server. */
const OTHERS: Readonly<Record<string, string>> = {
  // Operators send it files of up to 16 MB; no caller without a token is listened to for a body of that size.
  'ops/registry/src/app.ts': '30_000',
};

/** @returns the value of an option as it is written, of a constant of the same file too */
function writtenIn(source: string, option: string): string | undefined {
  const written = new RegExp(`\\b${option}: (\\w+)`).exec(source)?.[1];
  return /^\d/.test(written ?? '') ? written : new RegExp(`const ${written} = (\\w+);`).exec(source)?.[1];
}

it.each(starting)(
  '%s ends a request that takes longer than its deadline to arrive, and looks for such every second',
  (path) => {
    const source = readFileSync(join(root, path), 'utf8');
    expect(writtenIn(source, 'requestTimeout')).toBe(OTHERS[path] ?? '10_000');
    const [http = ''] = /http: \{[^}]*\}/.exec(source) ?? [];
    // Without the second a slow body lives half a minute longer than its deadline: Node looks every 30 seconds.
    expect(http).toContain('connectionsCheckingInterval: 1_000');
    // Fastify leaves heads 60 seconds, and of the two deadlines Node takes the longer one for bodies.
    expect(http).toContain('headersTimeout: ');
    expect(writtenIn(source, 'headersTimeout')).toBe('10_000');
  },
);

it('every exception is a server that there is', () => {
  expect(starting).toEqual(expect.arrayContaining(Object.keys(OTHERS)));
});
