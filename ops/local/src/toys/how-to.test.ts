import { describe, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

/** `x.routes.ts`, `YYYYMMDDHHMM-*.sql`. */
const INVENTED = /(?:^|\/)x[.-]|YYYY/;
/** Written by a build or a run of the tests. */
const MADE = ['remote.json', 'reports/seconds.json'];

/** Every file of ours, a line each. */
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });

/** As documents name it: by its path, or by the end of it. */
function isThere(named: string): boolean {
  // What a document leaves open is there for some remote, module or language.
  const path = named.replace('mfe-x/', 'mfe-*/').replaceAll(/<\w+>|\{\w+(?:,\w+)*\}/g, '*');
  if (INVENTED.test(path) || MADE.includes(path)) return true;
  const pattern = path.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '[^/\n]*');
  return new RegExp(`(?:^|/)${pattern}(?:$|/)`, 'm').test(files);
}

/** Files and folders between backticks; not addresses, packages, commands and code. */
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, word = '']) => word)
    .filter((word) => /\/|\.(?:tsx?|mjs|json|md|css|sql|txt)$/.test(word))
    .filter((word) => !/^[/@#.?]|[(…]|:\/\//.test(word));

const documents = globSync('docs/how-to/*.md', { cwd: root });
const CONTRIBUTING = 'CONTRIBUTING.md';

describe.each([CONTRIBUTING, ...documents])('%s', (document) => {
  test('names files that are there', () => {
    const named = namedIn(readFileSync(join(root, document), 'utf8'));
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((each) => !isThere(each))).toEqual([]);
  });
});

test('each document on how to add something is in CONTRIBUTING.md', () => {
  const contributing = readFileSync(join(root, CONTRIBUTING), 'utf8');
  expect(documents.filter((document) => !contributing.includes(`(${document})`))).toEqual([]);
});
