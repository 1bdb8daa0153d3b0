/**
 * What of a shared package may be imported is what its `package.json` names; it names what another package
 * outside imports, and nothing else. `npm run surface` makes it so.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../workspace.ts';

/** A file, or files by condition. */
type Door = string | { readonly bundle: string; readonly default: string };
type Exports = Readonly<Record<string, Door>>;

export interface SharedExports {
  readonly name: string;
  /** From the root. */
  readonly folder: string;
  readonly named: Exports;
  readonly used: Exports;
}

/** After what imports: other texts name packages, too. */
const SPECIFIER =
  /(?:\bfrom|\bimport|@import|\b(?:import|resolve|require|mock|requireActual)\(|\bmodule)\s*['"]@suvarna\/([a-z0-9-]+)((?:\/[a-z0-9.-]+)*)['"]/g;
const EXTENSIONS = ['.ts', '.tsx', '.mjs', '.cjs', '', '/index.ts'];

/** By name: `jewellery/model` is `@suvarna/jewellery-model`. */
const FOLDERS: ReadonlyMap<string, string> = new Map([
  ...readdirSync(join(root, 'shared')).map((name) => [name, `shared/${name}`] as const),
  ...readdirSync(join(root, 'jewellery')).map((name) => [`jewellery-${name}`, `jewellery/${name}`] as const),
]);

const packageFile = (folder: string): string => join(root, folder, 'package.json');

/** Every subpath of a shared package that is imported, by package. */
function importedPaths(): ReadonlyMap<string, ReadonlySet<string>> {
  const files = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  })
    .split('\0')
    .filter((file) => /\.(ts|tsx|mjs|cjs|css)$/.test(file));
  const imported = new Map<string, Set<string>>();
  for (const file of new Set(files)) {
    // A file that was deleted stays in git's list until that is committed.
    if (!existsSync(join(root, file))) continue;
    for (const [, name = '', path = ''] of readFileSync(join(root, file), 'utf8').matchAll(SPECIFIER)) {
      const paths = imported.get(name) ?? new Set();
      imported.set(name, paths.add(`.${path}`));
    }
  }
  return imported;
}

/** Bundles get a capability without its schemas. One more of them is a folder, not a line. */
const CAPABILITIES = ['./*', { bundle: './generated/*.js', default: './src/*/index.ts' }] as const;

/** A subpath as it is named, and the file behind it: the one that is named, or the one of its name. */
function doorOf(name: string, folder: string, path: string, named: Exports): readonly [string, Door] {
  const isThere = (file: string): boolean => existsSync(join(root, folder, file));
  const known = named[path];
  if (known !== undefined && isThere(typeof known === 'string' ? known : known.default)) return [path, known];
  const found = EXTENSIONS.map((extension) => `./src/${path.slice(2)}${extension}`).find(isThere);
  if (found === undefined) throw new Error(`@suvarna/${name} has no file for "${path}"`);
  return name === 'contracts' && isThere(`./src/${path.slice(2)}/endpoints.ts`)
    ? CAPABILITIES
    : [path, found];
}

/** Every shared package: what it names, and what is imported of it. */
export function sharedExports(): readonly SharedExports[] {
  const imported = importedPaths();
  return [...FOLDERS]
    .filter(([, folder]) => existsSync(packageFile(folder)))
    .map(([name, folder]) => {
      const { exports: named } = JSON.parse(readFileSync(packageFile(folder), 'utf8')) as {
        exports: Exports;
      };
      const paths = [...(imported.get(name) ?? [])].sort();
      return {
        name,
        folder,
        named,
        used: Object.fromEntries(paths.map((path) => doorOf(name, folder, path, named))),
      };
    });
}

/** Makes every shared package name what is imported of it. */
export function writeSharedExports(): void {
  for (const { folder, used } of sharedExports()) {
    const description = JSON.parse(readFileSync(packageFile(folder), 'utf8')) as Record<string, unknown>;
    writeFileSync(packageFile(folder), `${JSON.stringify({ ...description, exports: used }, null, 2)}\n`);
  }
}
