/** Writes `generated/` of every package with texts (`#texts/*`, `#locales`): before builds, tests, types and starts. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LOCALES } from '@suvarna/contracts/locale';
import { textModules } from './text-modules.ts';

const root = join(import.meta.dirname, '../../..');

/** Packages with texts of their own. */
const packagesWithTexts = (): readonly string[] =>
  globSync('{shell,mfe-*,shared/*,ops/*}/src/locales', { cwd: root })
    .map((folder) => dirname(dirname(folder)).replaceAll('\\', '/'))
    .sort();

/** @param directory a package with `src/locales`, here or in a folder that a test builds */
export async function writeTexts(directory: string): Promise<void> {
  const out = join(directory, 'generated');
  const files = textModules({ directory, out, languages: LOCALES, groups: await groupsOf(directory) });
  for (const [path, text] of files) write(join(out, path), text);
  for (const path of globSync('{texts,locales,filled}/**/*.{ts,json}', { cwd: out }))
    if (!files.has(path.replaceAll('\\', '/'))) rmSync(join(out, path));
}

/** Groups that a remote's pages read. */
async function groupsOf(directory: string): Promise<readonly string[]> {
  const file = join(directory, 'remote.config.ts');
  if (!existsSync(file)) return [];
  const { default: config } = (await import(file)) as { default: { readonly texts: object } };
  return Object.keys(config.texts);
}

/** A file is written only where it changed: what watches it is left in peace. */
function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

for (const each of packagesWithTexts()) await writeTexts(join(root, each));
