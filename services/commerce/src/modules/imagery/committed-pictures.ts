import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Key and average colour of every picture that comes with this release; `npm run render` writes it. */
export const COMMITTED_PICTURES = join(import.meta.dirname, 'committed-pictures.tsv');

let tints: ReadonlyMap<string, string> | undefined;

/** Average colour (`rrggbb`) of a picture that came with the release; the others are made when they are asked for. */
export function tintOf(key: string): string | undefined {
  tints ??= new Map(
    readFileSync(COMMITTED_PICTURES, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line): [string, string] => {
        const [name = '', tint = ''] = line.split('\t');
        return [name, tint];
      }),
  );
  return tints.get(key);
}
