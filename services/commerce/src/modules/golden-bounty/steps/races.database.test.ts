import { beforeEach, describe, expect, it } from '@jest/globals';
import { casesOf } from '@suvarna/testing/cases';
import { barrier } from '../../../../test-support/barrier.fixtures.ts';
import { PLAIN } from '../../../../test-support/catalogue.fixtures.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { checkLedger } from '../../ledger/index.ts';
import { requestCancel } from '../cancel/cancel-plan.ts';
import { A, startPlans, type PlanCustomer } from './plans.fixtures.ts';
import { payAtOnce, payAtOnceNaively, PAYERS } from './races.fixtures.ts';
import { holdPlans } from '../redemption/redeem.ts';
import { balancesOf } from '../records/plan.store.ts';
import { insertRedemption, saveBagPlans } from '../records/redemption.store.ts';
import { spendableOf, type SpendablePlan } from '../redemption/spendable.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const ROUNDS = casesOf(8);
const START = '2026-11-25';
const store = ofSuite(() => startPlans('golden_bounty_races'));
let asha: PlanCustomer;
beforeEach(async () => {
  asha = await store.customer();
});

const hold = (orderNo: string, amount: number) =>
  store.db.transaction().execute((tx) =>
    holdPlans(tx, {
      orderNo,
      customerId: asha.id,
      amount,
      expiresAt: new Date(store.now.getTime() + 3_600_000),
      at: store.now,
    }),
  );
const chosen = (planId: string) =>
  store.db.transaction().execute((tx) => saveBagPlans(tx, asha.id, [planId]));
const settled = (results: readonly PromiseSettledResult<unknown>[], value: unknown): number =>
  results.filter((result) => result.status === 'fulfilled' && result.value === value).length;

describe('the same instalment, paid from two tabs and by mandate at once', () => {
  it('is one payment; the other money goes back', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const planId = await store.paidPlan(asha, 1, START);
      store.on('2026-12-25');
      const outcomes = await payAtOnce(store, asha, planId);
      // The last that was opened is the one that waits; a customer who paid on a page it took the place of has it back.
      expect(outcomes.filter((outcome) => outcome === 'settled')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'late')).toHaveLength(PAYERS.length - 1);
      const plan = await store.plan(asha, planId);
      expect([plan.installments_paid_count, plan.total_investment_paise]).toEqual([2, 2 * A]);
      const { principal } = (await balancesOf(store.db, [planId])).get(planId) ?? {};
      expect(principal).toBe(2 * A);
    }
  });

  it('would be paid several times by who looks first and writes afterwards', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    store.on('2026-12-25');
    expect(await payAtOnceNaively(store, asha, planId)).toBeGreaterThan(1);
  });
});

describe('the same plan, spent in two bags at once', () => {
  it('pays for one', async () => {
    // Without the lock of its row two are enough to fail, each time it was tried.
    for (let round = 0; round < 2; round += 1) {
      const planId = await store.maturePlan(asha, START);
      await chosen(planId);
      const results = await Promise.allSettled(
        ['A', 'B'].map((bag) => hold(`SV-${planId.slice(3)}${bag}`, 5 * A + 1_200_00)),
      );
      expect(settled(results, 'held')).toBe(1);
      expect(settled(results, 'insufficient')).toBe(1);
    }
  });

  it('would pay for both by who looks first, were it not for the index', async () => {
    const planId = await store.maturePlan(asha, START);
    const haveLooked = barrier(2);
    const naive = (orderNo: string) =>
      store.db.transaction().execute(async (tx) => {
        const [plan] = await spendableOf(tx, asha.id, START, { planIds: [planId] });
        await haveLooked();
        if (plan === undefined) return false;
        const { principal, contribution } = plan;
        await insertRedemption(tx, {
          order_no: orderNo,
          plan_id: planId,
          principal,
          contribution,
          at: store.now,
        });
        return true;
      });
    await store.pool.query('begin; set local role none; drop index commerce.one_holder_of_plan; commit');
    const results = await Promise.allSettled([naive('SV-NAIVE00001'), naive('SV-NAIVE00002')]);
    expect(settled(results, true)).toBe(2);
    await store.pool.query(`update bounty_redemptions set state = 'released' where plan_id = '${planId}'`);
    await store.pool.query(
      `begin; set local role none; create unique index one_holder_of_plan on commerce.bounty_redemptions (plan_id) where state = 'held'; commit`,
    );
  });
});

describe('a matured plan, given up and spent at once', () => {
  const VALUE = 5 * A + 1_200_00;
  const giveUp = (planId: string) =>
    store.db
      .transaction()
      .execute((tx) => requestCancel(tx, { customerId: asha.id, planId, comment: '', at: store.now }));
  const leftOf = async (planId: string) => (await balancesOf(store.db, [planId])).get(planId);

  it('is one of the two, and the books hold nothing of it afterwards', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const planId = await store.maturePlan(asha, START);
      await chosen(planId);
      // Each is begun first in half of the rounds.
      const isCancelFirst = round % 2 === 0;
      const begin = { cancel: () => giveUp(planId), spend: () => hold(`SV-${planId.slice(3)}`, VALUE) };
      const first = isCancelFirst ? begin.cancel() : begin.spend();
      const second = isCancelFirst ? begin.spend() : begin.cancel();
      const results = await Promise.allSettled([first, second]);
      const [cancel, spend] = isCancelFirst ? results : results.toReversed();
      const isBack = cancel?.status === 'fulfilled';
      const isHeld = spend?.status === 'fulfilled' && spend.value === 'held';
      expect([isBack, isHeld].filter(Boolean)).toHaveLength(1);
      expect(await leftOf(planId)).toMatchObject({ principal: 0, contribution: 0 });
      const plan = await store.plan(asha, planId);
      expect([plan.status, plan.refunded_paise]).toEqual(isBack ? ['canceled', 5 * A] : ['matured', 0]);
    }
    expect(await checkLedger(store.db, store.now)).toMatchObject({
      unitsOff: 0,
      transactionsOff: 0,
      accountsOff: 0,
    });
  });

  it('through the shop is an order or the money back, and never both', async () => {
    for (let round = 0; round < 3; round += 1) {
      asha = await store.customer();
      const planId = await store.maturePlan(asha, START);
      await store.fill(await store.signIn(asha), PLAIN, 1);
      expect((await store.bounty('plan/apply_to_cart/', { plan_ids: [planId] }, asha)).status).toBe(200);
      const [ordered, asked] = await Promise.allSettled([
        store.orderOf(asha),
        store.bounty('plan/cancel_request/', { plan_id: planId }, asha),
      ]);
      const isBack = asked.status === 'fulfilled' && asked.value.status === 200;
      const rows = await store.rows('select order_no from bounty_redemptions where plan_id = $1', [planId]);
      expect([isBack, rows.length > 0].filter(Boolean)).toHaveLength(1);
      // An order that was made without the plan costs its whole price.
      if (isBack && ordered.status === 'fulfilled')
        expect(ordered.value.total_payable_paise).toBeGreaterThan(50_000_00);
    }
  });

  it('would be both by who looks first and books afterwards', async () => {
    const planId = await store.maturePlan(asha, START);
    const haveLooked = barrier(2);
    const naive = (write: (tx: Tx, plan: SpendablePlan) => Promise<unknown>) =>
      store.db.transaction().execute(async (tx) => {
        const [plan] = await spendableOf(tx, asha.id, START, { planIds: [planId] });
        await haveLooked();
        if (plan === undefined) return false;
        await write(tx, plan);
        return true;
      });
    const spend = naive((tx, { principal, contribution }) =>
      insertRedemption(tx, {
        order_no: 'SV-NAIVE00004',
        plan_id: planId,
        principal,
        contribution,
        at: store.now,
      }),
    );
    const payBack = naive((tx) =>
      tx.updateTable('bounty_payments').set({ refunded: A }).where('plan_id', '=', planId).execute(),
    );
    expect(settled(await Promise.allSettled([spend, payBack]), true)).toBe(2);
    await store.pool.query(`update bounty_redemptions set state = 'released' where plan_id = '${planId}'`);
    await store.pool.query(`update bounty_payments set refunded = 0 where plan_id = '${planId}'`);
  });
});

describe('the rest of a canceled plan, asked for and spent at once', () => {
  const canceled = async (): Promise<string> => {
    const planId = await store.paidPlan(asha, 2, START);
    store.on('2027-04-10');
    await store.night();
    await chosen(planId);
    return planId;
  };

  it('is one of the two', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const planId = await canceled();
      const [cancel, spend] = await Promise.allSettled([
        store.db
          .transaction()
          .execute((tx) => requestCancel(tx, { customerId: asha.id, planId, comment: '', at: store.now })),
        hold(`SV-${planId.slice(3)}`, 2 * A),
      ]);
      const isBack = cancel.status === 'fulfilled';
      const isHeld = spend.status === 'fulfilled' && spend.value === 'held';
      expect([isBack, isHeld].filter(Boolean)).toHaveLength(1);
      const { principal } = (await balancesOf(store.db, [planId])).get(planId) ?? {};
      expect(principal).toBe(0);
    }
  });

  it('would be both by who looks first and books afterwards', async () => {
    const planId = await canceled();
    const haveLooked = barrier(2);
    const look = async (then: 'refund' | 'redemption'): Promise<boolean> =>
      store.db.transaction().execute(async (tx) => {
        const { principal = 0 } = (await balancesOf(tx, [planId])).get(planId) ?? {};
        await haveLooked();
        if (principal === 0) return false;
        if (then === 'redemption')
          await insertRedemption(tx, {
            order_no: 'SV-NAIVE00003',
            plan_id: planId,
            principal,
            contribution: 0,
            at: store.now,
          });
        else
          await tx
            .updateTable('bounty_payments')
            .set({ refunded: A })
            .where('plan_id', '=', planId)
            .execute();
        return true;
      });
    expect(settled(await Promise.allSettled([look('refund'), look('redemption')]), true)).toBe(2);
  });
});
