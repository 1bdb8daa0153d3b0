/**
 * Effects are for talking to what is outside of React. What can be derived is derived, what follows from
 * a press is done by its handler, and what several components need is one hook (`useRead`, `useRedirect`,
 * `useInterval`, `useWindowEvent`): so there are few.
 */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** Lines of source in which one effect may stand. */
const LINES_FOR_ONE = 1_000;

const sources = execFileSync('git', ['ls-files', '-z', 'shell', 'mfe-*', 'shared', 'ops/console'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixtures|d)\.tsx?$/.test(file))
  .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n') }));

test('there is at most one effect in a thousand lines', () => {
  const effects = sources.flatMap(({ file, lines }) =>
    lines.flatMap((line, index) =>
      /\buse(Layout|Insertion)?Effect\(/.test(line) ? [`${file}:${String(index + 1)}`] : [],
    ),
  );
  const lines = sources.reduce((sum, source) => sum + source.lines.length, 0);
  const allowed = Math.floor(lines / LINES_FOR_ONE);
  // The list tells who looks for one to do without.
  expect(effects.length > allowed ? effects : []).toEqual([]);
});
