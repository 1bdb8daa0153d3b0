import { expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { ofSuite, startService } from '../test-support/service.fixtures.ts';

const service = ofSuite(() => startService('codes_by_shape'));

it('no table lists languages or currencies: a new one needs no migration', async () => {
  const { rows } = await sql<{ name: string; rule: string }>`
    select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c'
  `.execute(service.db);
  expect(rows.length).toBeGreaterThan(50);
  expect(rows.filter(({ rule }) => /'(?:hi|GBP|USD|SGD|AED)'/.test(rule))).toEqual([]);
  const shapes = rows.filter(({ name }) => name.endsWith('_shape'));
  expect(shapes.length).toBeGreaterThan(15);
  expect(shapes.filter(({ rule }) => rule.includes('NOT VALID'))).toEqual([]);
});
