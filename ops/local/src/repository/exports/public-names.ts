/**
 * The names that each door of the contracts offers, a line a door, those of a capability in its folder: a name that
 * comes or goes is seen in review. `npm run surface` writes them. What a change of a schema breaks, `compare-endpoints.ts` says.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../../workspace.ts';

const contracts = join(root, 'shared/contracts');
const NAMES = 'public-names.txt';

const NAMED = /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm;
const PASSED_ON = /^export \* from '([^']+)';/gm;

function namesIn(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  return [
    ...[...text.matchAll(NAMED)].map(([, name = '']) => name),
    ...[...text.matchAll(PASSED_ON)].flatMap(([, path = '']) => namesIn(join(dirname(file), path))),
  ];
}

/** All names of doors, by the file they stand in. */
export function publicNames(): ReadonlyMap<string, string> {
  const { exports: doors } = JSON.parse(readFileSync(join(contracts, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string | { readonly default: string }>>;
  };
  const lineOf = (door: string, file: string): string =>
    `${door}: ${[...new Set(namesIn(join(contracts, file)))].sort().join(' ')}\n`;
  const named = Object.entries(doors)
    .filter(([door]) => door !== './*')
    .map(([door, file]) => lineOf(door.slice(2), typeof file === 'string' ? file : file.default));
  const capabilities = globSync('src/*/endpoints.ts', { cwd: contracts })
    .map((file) => dirname(file))
    .filter((folder) => !(`./${basename(folder)}` in doors))
    .toSorted();
  return new Map([
    [join(contracts, NAMES), named.join('')],
    ...capabilities.map(
      (folder) =>
        [join(contracts, folder, NAMES), lineOf(basename(folder), join(folder, 'index.ts'))] as const,
    ),
  ]);
}

export function writePublicNames(): void {
  for (const [file, text] of publicNames()) writeFileSync(file, text);
}

/** What was agreed on, by file. */
export const agreedNames = (): ReadonlyMap<string, string> =>
  new Map(
    globSync([NAMES, `src/*/${NAMES}`], { cwd: contracts }).map((file) => [
      join(contracts, file),
      readFileSync(join(contracts, file), 'utf8'),
    ]),
  );
