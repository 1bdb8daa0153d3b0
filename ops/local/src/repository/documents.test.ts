import { expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspace.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const documents = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && !file.includes('/seed/'));

test('every link from a document to a file of ours leads somewhere', () => {
  const broken = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !existsSync(join(root, dirname(file), link)))
      .map((link) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('a decision has at most 60 lines; what was measured for it is in docs/measurements', () => {
  const long = documents.filter(
    (file) => file.startsWith('docs/decisions/') && read(file).trimEnd().split('\n').length > 60,
  );
  expect(long).toEqual([]);
});

test('docs/architecture.md lists the modules of commerce, in their order', () => {
  const registered = [...read('services/commerce/src/modules.ts').matchAll(/modules\/([^/]+)\/module\.ts/g)];
  const [, listed = ''] = /\n +modules\/ +(designs ←[^`]*)```/.exec(read('docs/architecture.md')) ?? [];
  expect(listed.trim().split(/\s*←\s*/)).toEqual(registered.map(([, name]) => name));
});
