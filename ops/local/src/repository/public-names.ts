/**
 * The names that each door of the contracts offers, a line a door: a name that comes or goes is seen in
 * review. `npm run surface` writes them. What a change of a schema breaks, `compare-endpoints.ts` says.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../workspace.ts';

const contracts = join(root, 'shared/contracts');
export const namesFile = join(contracts, 'public-names.txt');

const NAMED = /^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm;
const PASSED_ON = /^export \* from '([^']+)';/gm;

function namesIn(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  return [
    ...[...text.matchAll(NAMED)].map(([, name = '']) => name),
    ...[...text.matchAll(PASSED_ON)].flatMap(([, path = '']) => namesIn(join(dirname(file), path))),
  ];
}

export function publicNames(): string {
  const { exports: doors } = JSON.parse(readFileSync(join(contracts, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string | { readonly default: string }>>;
  };
  return Object.entries(doors)
    .map(([door, file]) => {
      const names = new Set(namesIn(join(contracts, typeof file === 'string' ? file : file.default)));
      return `${door.slice(2)}: ${[...names].sort().join(' ')}\n`;
    })
    .join('');
}

export const writePublicNames = (): void => writeFileSync(namesFile, publicNames());
