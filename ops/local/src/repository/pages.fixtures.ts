/** Which texts the pages of a remote may say, read from their sources: what they import, and the words in it. */
import { parseSync } from '@swc/core';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../workspace.ts';

interface Source {
  /** Files of ours that it imports, now or later; types are nothing that runs. */
  readonly imports: readonly string[];
  readonly words: ReadonlySet<string>;
  /** Beginning and end of words that are put together. */
  readonly families: readonly (readonly [start: string, end: string])[];
}

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const nodes = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const wordOf = (value: unknown): string =>
  isNode(value) && typeof value['value'] === 'string' ? value['value'] : '';

/** Plural forms of a text are one key. */
export const keyOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier);
  const [, name = '', part = ''] = /^@suvarna\/([\w-]+)(\/.*)?$/.exec(specifier) ?? [];
  const manifest = join(root, 'shared', name, 'package.json');
  if (name === '' || !existsSync(manifest)) return undefined;
  const { exports } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    exports?: Record<string, string | { readonly bundle: string }>;
  };
  const path = exports?.[`.${part}`] ?? exports?.['./*'];
  if (path === undefined) return undefined;
  return join(
    root,
    'shared',
    name,
    (typeof path === 'string' ? path : path.bundle).replace('*', part.slice(1)),
  );
}

/** What a node imports when it runs. */
function specifierOf(node: Node): string {
  const onlyTypes = (of: Node): boolean => of['typeOnly'] === true || of['isTypeOnly'] === true;
  if (node['type'] === 'ImportDeclaration') {
    const names = nodes(node['specifiers']);
    return onlyTypes(node) || (names.length > 0 && names.every(onlyTypes)) ? '' : wordOf(node['source']);
  }
  if (node['type'] === 'ExportNamedDeclaration' || node['type'] === 'ExportAllDeclaration')
    return onlyTypes(node) ? '' : wordOf(node['source']);
  if (node['type'] === 'CallExpression' && isNode(node['callee']) && node['callee']['type'] === 'Import')
    return wordOf(nodes(node['arguments'])[0]?.['expression']);
  return '';
}

const read = new Map<string, Source>();

function readSource(file: string): Source {
  const known = read.get(file);
  if (known) return known;
  const [imports, words, families] = [new Set<string>(), new Set<string>(), [] as [string, string][]];
  const visit = (node: Node): void => {
    const target = fileOf(specifierOf(node), file);
    if (target && /\.tsx?$/.test(target)) imports.add(target);
    if (node['type'] === 'StringLiteral') words.add(wordOf(node));
    if (node['type'] === 'TemplateLiteral') {
      const pieces = nodes(node['quasis']).map(({ cooked, raw }) => String(cooked ?? raw));
      if (pieces.length === 1) words.add(pieces[0] ?? '');
      else families.push([pieces[0] ?? '', pieces.at(-1) ?? '']);
    }
    for (const child of Object.values(node).flat(2)) if (isNode(child)) visit(child);
  };
  visit(
    parseSync(readFileSync(file, 'utf8'), {
      syntax: 'typescript',
      tsx: file.endsWith('x'),
      target: 'es2024',
    }) as unknown as Node,
  );
  const source = { imports: [...imports], words, families };
  read.set(file, source);
  return source;
}

function withImports(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of readSource(file).imports) withImports(imported, seen);
  return seen;
}

/** One letter begins everything. */
const isTelling = (start: string): boolean => start.length > 1;

function saysKey({ words, families }: Source, key: string): boolean {
  return (
    words.has(key) ||
    families.some(([start, end]) =>
      isTelling(start)
        ? key.startsWith(start) && key.endsWith(end)
        : start === '' && end !== '' && key.endsWith(end) && words.has(key.slice(0, -end.length)),
    )
  );
}

/** Keys that answers of the server name, and the file that says them. */
export type SaidByAnswers = readonly (readonly [keys: RegExp, file: string])[];

/** @returns for each page and fragment of a remote the keys that it or what it imports may ask for */
export function keysOfPages(
  remote: string,
  keys: readonly string[],
  answers: SaidByAnswers,
): ReadonlyMap<string, ReadonlySet<string>> {
  const source = join(root, remote, 'src');
  const routes = readFileSync(join(source, 'routes.tsx'), 'utf8');
  const pages = routes.matchAll(/webpackChunkName: "(?:page|fragment)-([\w-]+)" \*\/\s*'([^']+)'/g);
  return new Map(
    Array.from(pages, ([, id = '', path = '']) => {
      const files = [...withImports(join(source, path))];
      const says = (key: string): boolean =>
        files.some((file) => saysKey(readSource(file), key)) ||
        answers.some(([pattern, file]) => pattern.test(key) && files.includes(join(source, file)));
      return [id, new Set(keys.filter(says))] as const;
    }),
  );
}
