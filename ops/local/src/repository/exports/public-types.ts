/**
 * The public types of the packages everybody builds on, as one text each: what a change of it may break is
 * seen in review, not by the next team. `npm run surface` writes the texts.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../workspace.ts';

export const GOLDEN_PACKAGES = ['remote-kit', 'ui'] as const;

export type GoldenPackage = (typeof GOLDEN_PACKAGES)[number];

export const goldenFile = (name: GoldenPackage): string => join(root, 'shared', name, 'public-types.txt');

const IMPORT = /(?:from|import\()\s*["'](\.[^"']+)\.tsx?["']/g;

/** Declarations of the files a package names, and of those their types come from. */
function textOf(name: GoldenPackage, declarations: string): string {
  const { exports: named } = JSON.parse(readFileSync(join(root, 'shared', name, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string>>;
  };
  const waiting = Object.values(named)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => normalize(file).replace(/\.tsx?$/, ''));
  const texts = new Map<string, string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (texts.has(file)) continue;
    const text = readFileSync(join(declarations, 'shared', name, `${file}.d.ts`), 'utf8');
    texts.set(file, text);
    for (const [, path = ''] of text.matchAll(IMPORT)) waiting.push(normalize(join(dirname(file), path)));
  }
  return [...texts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, text]) => `// ${file}\n${text.trim()}\n`)
    .join('\n');
}

/** Emits the declarations again. */
export async function publicTypes(): Promise<ReadonlyMap<GoldenPackage, string>> {
  const declarations = mkdtempSync(join(tmpdir(), 'suvarna-declarations-'));
  try {
    const project = join(import.meta.dirname, 'tsconfig.declarations.json');
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    await promisify(execFile)(process.execPath, [compiler, '-p', project, '--outDir', declarations]);
    return new Map(GOLDEN_PACKAGES.map((name) => [name, textOf(name, declarations)]));
  } finally {
    rmSync(declarations, { recursive: true, force: true });
  }
}

export async function writePublicTypes(): Promise<void> {
  for (const [name, text] of await publicTypes()) writeFileSync(goldenFile(name), text);
}
