/** Spellings that are often typed and never meant: what reads them shows the word as it is written. Others are found by their distance. */
import writings from './misspellings.json' with { type: 'json' };
import { keyOf } from './spelling.ts';

const MEANT: ReadonlyMap<string, string> = new Map(
  Object.entries(writings).flatMap(([meant, wrong]) =>
    wrong.split(' ').map((word): [string, string] => [keyOf(word), meant]),
  ),
);

/** How a word that is known to be misspelt is written. */
export const writtenRight = (word: string): string | undefined => MEANT.get(word);
