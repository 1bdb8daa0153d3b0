/** Who owns what, for the README: as the descriptors of the remotes say it. `npm run surface` writes it. */
import { areaOfPath } from '@suvarna/contracts/release-delivery';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

interface Descriptor {
  readonly name: string;
  readonly owner: string;
  readonly routes: readonly { readonly path: string }[];
  readonly fragments: readonly string[];
  readonly emits: readonly string[];
  readonly listens: readonly string[];
}

export const README = join(root, 'README.md');

const HEAD = [
  'remote',
  'owner',
  'addresses begin with',
  'fragments it offers',
  'events it emits',
  'events it hears',
];
const PLACE = /(<!-- ownership: written by `npm run surface` -->\n)[^]*?(<!-- \/ownership -->)/;

/** The parts of the store's addresses that pages are in; which pages they are says the README of the remote. */
const areasOf = (paths: readonly string[]): readonly string[] => [
  ...new Set(paths.map((path) => areaOfPath(path)).map((area) => (area ? `/${area}/` : '/'))),
];

const list = (names: readonly string[]): string =>
  names.length === 0 ? '–' : names.map((name) => `\`${name}\``).join(' · ');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The table, from every `mfe-*` folder's `remote.config.ts`. */
export async function ownershipTable(): Promise<string> {
  const folders = readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-'))
    .sort();
  const rows = await Promise.all(
    folders.map(async (folder) => {
      const { default: remote } = (await import(join(root, folder, 'remote.config.ts'))) as {
        default: Descriptor;
      };
      return row([
        `[\`${folder}\`](${folder})`,
        remote.owner,
        list(areasOf(remote.routes.map(({ path }) => path))),
        list(remote.fragments),
        list(remote.emits),
        list(remote.listens),
      ]);
    }),
  );
  return `${[row(HEAD), `|${'---|'.repeat(HEAD.length)}`, ...rows].join('\n')}\n`;
}

/** A README with the table in its place. @throws when it has no place for it */
export function withOwnership(readme: string, table: string): string {
  if (!PLACE.test(readme)) throw new Error('README.md has no place for the table of ownership');
  return readme.replace(PLACE, (_all, begin: string, end: string) => `${begin}${table}${end}`);
}

export async function writeOwnership(): Promise<void> {
  writeFileSync(README, withOwnership(readFileSync(README, 'utf8'), await ownershipTable()));
}
