import { describe, expect, it } from '@jest/globals';
import { inForce, POOLED_PAISE } from '@suvarna/contracts/law';
import { Registry } from 'prom-client';
import { ofSuite, startService } from '../../../../test-support/service.fixtures.ts';
import { principalOf, plansHeld } from '../accounts.ts';
import { measurePooledMoney, pooledPaise, TOLD_AT, watchPooledMoney } from './pooled-money.ts';

const NOW = new Date('2026-11-29T06:00:00.000Z');
const CRORE = 1_000_000_000;
const LIMIT = inForce(POOLED_PAISE, '2026-11-29');

const service = ofSuite(() => startService('pooled_money', {}, { clock: () => NOW }));

let accounts = 0;
/** One more account as the ledger keeps them, with so many crore: accounts are only ever added. */
async function hold(crore: number, of = principalOf): Promise<void> {
  accounts += 1;
  const { code, kind } = of(`POOL-${String(accounts)}`);
  await service.pool.query(
    `begin; set local role none;
     insert into ledger_accounts (code, kind, unit, floor, balance) values ('${code}', '${kind}', 'INR', 0, ${String(Math.round(crore * CRORE))});
     commit`,
  );
}

const told = () =>
  service.column(
    `select payload->>'text' as text from outbox where type = 'alert.plans_pooled' order by key`,
  );

describe('money in savings plans', () => {
  it('may be a hundred crore, as the SEBI Act has it', () => {
    expect(LIMIT).toBe(100 * CRORE);
    expect(TOLD_AT[0]).toBeLessThan(100);
  });

  it('is what plans have, and what unpaid orders put aside of them', async () => {
    await hold(30);
    await hold(12.5, plansHeld);
    expect(await pooledPaise(service.db)).toBe(42.5 * CRORE);
  });

  it('is told to the store’s people before it reaches that, once a month for each mark', async () => {
    await hold(37.4);
    await watchPooledMoney(service.db, NOW);
    expect(await told()).toEqual([]);
    await hold(0.1, plansHeld);
    await watchPooledMoney(service.db, NOW);
    await watchPooledMoney(service.db, new Date('2026-11-30T06:00:00.000Z'));
    expect(await told()).toEqual([
      expect.stringMatching(/^Savings plans hold 80\.0 crore rupees, 80 % or more of the 100\.0 crore/),
    ]);
    await watchPooledMoney(service.db, new Date('2026-12-01T06:00:00.000Z'));
    expect(await told()).toHaveLength(2);
  });

  it('is a figure of the service', async () => {
    const registry = new Registry();
    const log = { warn: () => {} } as never;
    await measurePooledMoney(registry, { db: service.db, clock: () => NOW, log })();
    const text = await registry.metrics();
    expect(text).toMatch(/^golden_bounty_pooled_paise 80000000000$/m);
    expect(text).toMatch(/^golden_bounty_pooled_limit_paise 100000000000$/m);
  });
});
