/** Whatever the shell has to know of a remote, its descriptor says: another remote needs no change here. */
import { expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

const names = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-'))
  .map((folder) => folder.slice('mfe-'.length));
const TEST = /\.(test|fixtures)\.tsx?$/;
/** The word of a path and an area of that name, for releases of contract 1. */
const AREAS = 'shell/src/site/server/area-of.ts';
const NAMED = new RegExp(`(['"\`])(?:${names.join('|')})(?:/[a-z-]+)?\\1|data-remote=['"]|mfe-[a-z]`);

const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'shell/src'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(tsx?|css)$/.test(path) && !TEST.test(path) && path !== AREAS);

it('no remote is named in the shell', () => {
  const named = sources.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        NAMED.test(line) && !/^\s*(?:\/?\*|\/\/)/.test(line) && !line.includes('data-place')
          ? [`${path}:${at + 1} ${line.trim()}`]
          : [],
      ),
  );
  expect(named).toEqual([]);
  expect(sources.length).toBeGreaterThan(200);
});

it('and one would be found', () => {
  for (const line of [
    `const PERSONAL = ['account', 'checkout'];`,
    `'catalog/listing': ListingSkeleton,`,
    `.part[data-remote='catalog'] {`,
    `if (remote === "golden-bounty") return;`,
  ])
    expect(NAMED.test(line)).toBe(true);
});
