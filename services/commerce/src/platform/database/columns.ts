import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '..', '..');
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*/g;
/** Where tables are declared: an interface of them, or the one that all of them extend. */
const DECLARED = /interface \w*Tables (?=\{)/g;

/**
 * Tables and their columns as the text declares them, each table as `name: { column: Type; … };`.
 *
 * @returns columns by table, in the order they are declared
 */
export function columnsIn(declarations: string): Readonly<Record<string, readonly string[]>> {
  const text = declarations.replaceAll(COMMENTS, '');
  const tables: Record<string, string[]> = {};
  for (const { index, 0: head } of text.matchAll(DECLARED)) {
    let depth = 0;
    let table = '';
    for (let at = index + head.length; at < text.length; at += 1) {
      const sign = text.charAt(at);
      if ('{<(['.includes(sign)) depth += 1;
      if ('}>)]'.includes(sign)) depth -= 1;
      if (depth === 0) break;
      if (!'{;'.includes(sign) || depth > 2) continue;
      const name = /^[{;]\s*(\w+)\??:/.exec(text.slice(at, at + 100))?.[1];
      if (name === undefined) continue;
      if (depth === 1) tables[(table = name)] = [];
      else tables[table]?.push(name);
    }
  }
  return tables;
}

/**
 * What each table of this release is read with (`nameColumns`). Read from `tables.ts` of the platform and
 * of each module, where their types stand, so that nothing says it twice; tests hold it against the
 * migrated database.
 */
export const COLUMNS: Readonly<Record<string, readonly string[]>> = Object.assign(
  {},
  ...globSync('{platform,modules}/*/tables.ts', { cwd: SOURCE })
    .toSorted()
    .map((file) => columnsIn(readFileSync(join(SOURCE, file), 'utf8'))),
) as Record<string, readonly string[]>;
