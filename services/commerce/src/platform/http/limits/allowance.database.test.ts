import { expect, it } from '@jest/globals';
import type { KyselyPlugin } from 'kysely';
import { ofSuite, startService } from '../../../../test-support/service.fixtures.ts';
import { takeAllowance } from './allowance.store.ts';

const AT = new Date('2026-11-27T06:30:00Z');
const service = ofSuite(() => startService('allowances'));

it('that is used up and swept away at the same moment is open again in a second', async () => {
  const allowance = { name: 'test', limit: 1, seconds: 60 };
  expect(await takeAllowance(service.db, allowance, AT)).toBeUndefined();
  expect(await takeAllowance(service.db, allowance, AT)).toBe(60);
  // Between the statement that finds it used up and the one that asks until when.
  const sweep: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await service.pool.query('delete from allowances');
      return result;
    },
  };
  expect(await takeAllowance(service.db.withPlugin(sweep), allowance, AT)).toBe(1);
  expect(await takeAllowance(service.db, allowance, AT)).toBeUndefined();
});
