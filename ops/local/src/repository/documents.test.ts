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

test('commands and files that a document for operators names are there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
  const operators = documents.filter((file) => /^docs\/(operations|deployment|resilience|asvs)\b/.test(file));
  const unknown = operators.flatMap((file) => [
    ...[...read(file).matchAll(/npm run ([a-z]+)/g)]
      .filter(([, script = '']) => scripts[script] === undefined)
      .map(([command]) => `${file}: ${command}`),
    ...[...read(file).matchAll(/`((?:docs|ops|services|shared|shell|e2e|bin|mfe-[a-z-]+)\/[\w./-]+)`/g)]
      .filter(([, path = '']) => !existsSync(join(root, path)))
      .map(([path]) => `${file}: ${path}`),
  ]);
  expect(operators).toContain('docs/operations/backup.md');
  expect(unknown).toEqual([]);
});

test('docs/operations/keys.md has a row for every secret that a process reads', () => {
  const secrets = [...read('docs/settings.md').matchAll(/^\| `(\w+)` \|/gm)]
    .map(([, name = '']) => name)
    .filter((name) =>
      /(_SECRET|_TOKENS?|_PASSWORD|_PRIVATE_KEY|_SIGNING_KEY|_SECRET_KEY|STAFF_PEOPLE|SMTP_URL|DATABASE_URL)$/.test(
        name,
      ),
    );
  const named = [...read('docs/operations/keys.md').matchAll(/`([A-Z][A-Z0-9_]+)(\*?)`/g)].map(
    ([, name = '', more]) => new RegExp(`^${name}${more === '*' ? '.*' : '$'}`),
  );
  expect(secrets.length).toBeGreaterThan(20);
  expect(secrets.filter((name) => !named.some((pattern) => pattern.test(name)))).toEqual([]);
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
