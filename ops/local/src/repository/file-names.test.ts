import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../workspace.ts';

/** Written by people who look for exactly these names. */
const conventional =
  /^((README|CONTRIBUTING|CODEOWNERS|LICENSE|CHANGELOG)(\.md)?|OFL-[a-z-]+\.txt|Dockerfile|Chart\.yaml|NOTES\.txt|_parts\.tpl)$/;
const kebabCase = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
/** Pictures of designs have the codes that are on their tags. */
const ofDesigns = /^services\/imaging\/heroes\//;
const sayNothing = /(^|[-.])(utils?|helpers?|common|misc|stuff|new|old(?!-gold)|v[2-9])([-.]|$)/;

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '');
const paths = [
  ...new Set(
    files.flatMap((file) =>
      file.split('/').map((_part, index, parts) => parts.slice(0, index + 1).join('/')),
    ),
  ),
];

test('files and folders are written in kebab-case', () => {
  expect(
    paths.filter(
      (path) =>
        !ofDesigns.test(path) && !conventional.test(basename(path)) && !kebabCase.test(basename(path)),
    ),
  ).toEqual([]);
});

test('no name says nothing about what is inside', () => {
  expect(paths.filter((path) => sayNothing.test(basename(path)))).toEqual([]);
});

test('no file is longer than 300 lines without saying why', () => {
  const sources = files.filter((path) => /\.(ts|tsx|mjs|css)$/.test(path) && !/\.test\.tsx?$/.test(path));
  const long = sources
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => text.split('\n').length > 300 && !/reason for its length:/i.test(text));
  expect(long.map(({ path }) => path)).toEqual([]);
});
