import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { columnsIn } from './columns.ts';

it('columns are read from how tables are declared', () => {
  expect(
    columnsIn(`
      interface BagTables {
        /** One of each: { shopper: not a column }. */
        bags: { id: string; lines: JSONColumnType<{ sku: string; count: number }[]> };
        lines: {
          sku: string | null;
          at?: Generated<Date>; // as it was added
        };
      }
      interface Other { none: { x: string } }`),
  ).toEqual({ bags: ['id', 'lines'], lines: ['sku', 'at'] });
});

it('statements that are written by hand say which columns they read', () => {
  const source = join(import.meta.dirname, '..', '..');
  const files = globSync('**/*.ts', { cwd: source }).filter(
    (file) => !/\.(?:test|fixtures|proof)\./.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(
    files.filter((file) =>
      /\b(?:select|returning) (?:\w+\.)?\*/.test(readFileSync(join(source, file), 'utf8')),
    ),
  ).toEqual([]);
});
