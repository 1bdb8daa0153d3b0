/** Which processes know the whole environment they were called in: the tools a person runs, nothing that those start. */
import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** A person's own command, which goes on as that person. */
const OF_A_PERSON = ['bin/bootstrap.mjs', 'ops/local/src/checks/run-command.ts', 'ops/local/src/render.ts'];
/** They only look whether a browser is one, and unpack it. */
const OF_CHROMIUM = ['shared/chromium/src/find-chromium.ts', 'shared/chromium/src/packaged-chromium.ts'];
/** The system's own tools, which run nothing of ours. */
const SYSTEM = /^\s*'(?:git|ps|getconf)'/;
const STARTS = /(?<![\w.])(?:spawn|spawnSync|execFile|execFileSync|fork)\(/g;

/** The words between a call's brackets. */
function wordsOf(source: string, from: number): string {
  let depth = 1;
  for (let at = from; at < source.length; at += 1) {
    if ('([{'.includes(source[at] ?? '')) depth += 1;
    if (')]}'.includes(source[at] ?? '')) depth -= 1;
    if (depth === 0) return source.slice(from, at);
  }
  return source.slice(from);
}

/** Calls that start a process and name nothing of what it gets. */
function unnamed(source: string): string[] {
  return [...source.matchAll(STARTS)]
    .map((call) => wordsOf(source, call.index + call[0].length))
    .filter((words) => !SYSTEM.test(words) && !/\benv\b|\boptions\b|\.spawn\b/.test(words))
    .map((words) => words.slice(0, 80));
}

const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard', '*.ts', '*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '');
const sources = files
  .filter((file) => file !== 'ops/local/src/repository/child-environment.test.ts')
  .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

test('every process that is started is given by name what it may know', () => {
  const found = sources
    .filter(([file]) => ![...OF_A_PERSON, ...OF_CHROMIUM].includes(file))
    .flatMap(([file, source]) => unnamed(source).map((words) => `${file}: ${words}`));
  expect(found).toEqual([]);
});

test("the whole environment is handed on by a person's own commands only", () => {
  const found = sources
    .filter(
      ([, source]) =>
        /\.\.\.process\.env\b/.test(source) ||
        (/child_process/.test(source) && /\benv: process\.env\s*[,}]/.test(source)),
    )
    .map(([file]) => file);
  expect(found.filter((file) => !OF_A_PERSON.includes(file))).toEqual([]);
});

test('a start that names nothing is found', () => {
  expect(unnamed(`spawn(process.execPath, ['x'], { stdio: 'ignore' })`)).toHaveLength(1);
  expect(unnamed(`spawn(process.execPath, ['x'], { env: {} }); execFileSync('git', ['status'])`)).toEqual([]);
});
