/** What fails of one plan holds up no other: not its step of a night, and not what its customer is told. */
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createPool, type Pool } from '@suvarna/database/pool';
import { SCHEMA } from '../../../platform/database/migrations.ts';
import { A, startPlans, type PlanCustomer, type PlansHarness } from '../steps/plans.fixtures.ts';
import { sendReminders } from '../notices/remind.ts';

const START = '2026-11-25';
let store: PlansHarness;
let owner: Pool;
let asha: PlanCustomer;
beforeAll(async () => {
  store = await startPlans('golden_bounty_failing');
  owner = createPool({ url: store.app.deps.config.database.url, schema: SCHEMA, max: 1 });
  await owner.query(`create function refuse_one() returns trigger language plpgsql as
    $$ begin raise exception 'this one fails'; end $$`);
});
afterAll(async () => {
  await owner.end();
  await store.stop();
});
beforeEach(async () => {
  asha = await store.customer(true);
});

/** Rows of a table that cannot be written in the meantime. */
async function refusing(table: string, condition: string, work: () => Promise<void>): Promise<void> {
  await owner.query(
    `create trigger refuse_one before insert on ${table} for each row when (${condition}) execute function refuse_one()`,
  );
  try {
    await work();
  } finally {
    await owner.query(`drop trigger refuse_one on ${table}`);
  }
}

it('a plan whose contribution cannot be booked keeps no other from maturing', async () => {
  const [broken, fine] = [await store.paidPlan(asha, 5, START), await store.paidPlan(asha, 5, START)];
  store.on('2027-04-24');
  const standing = async () => [
    (await store.plan(asha, broken)).status,
    (await store.plan(asha, fine)).value_paise > 5 * A,
  ];
  await refusing('ledger_transactions', `new.idempotency_key like 'plan-mature:${broken}:%'`, async () => {
    await expect(store.night()).rejects.toThrow('1 plans could not be moved on');
    expect(await standing()).toEqual(['active', true]);
  });
  await store.night();
  expect(await standing()).toEqual(['matured', true]);
});

it('a customer who cannot be told keeps no other customer from being told', async () => {
  const [broken, fine] = [await store.paidPlan(asha, 1, START), await store.paidPlan(asha, 1, START)];
  store.on('2026-12-25');
  const told = async (planId: string) =>
    (
      await store.pool.query(`select 1 from outbox where key like $1`, [
        `golden-bounty:${planId}:due-today:%`,
      ])
    ).rowCount;
  await refusing('outbox', `new.key like 'golden-bounty:${broken}:%'`, async () => {
    await expect(sendReminders(store.db, store.now)).rejects.toThrow('1 notices of plans could not be told');
    expect([await told(broken), await told(fine)]).toEqual([0, 2]);
  });
  await sendReminders(store.db, store.now);
  expect([await told(broken), await told(fine)]).toEqual([2, 2]);
});
