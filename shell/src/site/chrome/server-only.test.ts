import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const chrome = import.meta.dirname;
const ui = join(chrome, '../../../../shared/ui/src');
const UI = '@suvarna/ui/';
const { exports: EXPORTS } = JSON.parse(readFileSync(join(ui, '../package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>;
};

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^import (?!type)[^;]*?'([^']+)'/gm)].map(([, from]) => from ?? '');
/** Where a part of `ui` stands. */
const pathIn = (from: string): string => join(ui, '..', EXPORTS[`./${from.slice(UI.length)}`] ?? '');
const NAMES = new Map(Object.entries(EXPORTS).map(([name, path]) => [join(ui, '..', path), name.slice(2)]));
const nameOf = (sheet: string): string =>
  relative(ui, sheet).startsWith('..') ? `./${relative(chrome, sheet)}` : `${UI}${NAMES.get(sheet)}`;

/** Every sheet a part brings along, those of its own parts first. */
function sheetsOf(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return importsOf(file).flatMap((from) => {
    const path = from.startsWith(UI) ? pathIn(from) : resolve(dirname(file), from);
    if (from.endsWith('.css')) return [nameOf(path)];
    if (from.startsWith(UI)) return sheetsOf(path, seen);
    return /^\..*\.tsx?$/.test(from) ? sheetsOf(path, seen) : [];
  });
}

it('the sheets of what only the server draws are all in the browser’s bundle, in the order their parts name them', () => {
  const seen = new Set<string>();
  // Whatever the site draws for the composer, so that nothing drawn is left without its sheet.
  const needed = new Set(sheetsOf(join(chrome, '../server/drawn-parts.tsx'), seen));
  expect(importsOf(join(chrome, 'server-only.ts'))).toEqual([...needed]);
});
