import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MandateAnswer, PlanDetails } from '@suvarna/contracts/golden-bounty';
import {
  SANDBOX_SECRETS,
  startSandbox,
  type RunningSandbox,
} from '../../../../test-support/sandbox.fixtures.ts';
import { paymentContext } from '../../payments/route-context.ts';
import { pollPayments } from '../../payments/settle/poll-payments.ts';
import { bountyData } from '../account-data.ts';
import type { Day } from '../records/calendar.ts';
import { workMandates } from './charge-mandates.ts';
import { A, startPlans, type PlanCustomer, type PlansHarness } from '../steps/plans.fixtures.ts';

let store: PlansHarness;
let sandbox: RunningSandbox;
let asha: PlanCustomer;
beforeAll(async () => {
  sandbox = await startSandbox('');
  store = await startPlans('golden_bounty_mandates', { ...SANDBOX_SECRETS, SANDBOX_URL: sandbox.url });
  asha = await store.customer(true);
});
afterAll(async () => {
  await store.stop();
  await sandbox.stop();
});

const authorization = `Basic ${Buffer.from(`${SANDBOX_SECRETS.SANDBOX_KEY_ID}:${SANDBOX_SECRETS.SANDBOX_KEY_SECRET}`).toString('base64')}`;
const chargesEnd = (outcome: 'success' | 'failure') =>
  fetch(`${sandbox.url}/payments/mandates/charges`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ outcome }),
  });
const ask = async (planId: string) =>
  (await store.bounty('mandate/create/', { plan_id: planId, method: 'upi_autopay' }, asha)).body
    .data as MandateAnswer;
const decide = (page: string, outcome: 'active' | 'failed') =>
  fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ outcome }) });
/** The job at a time of a day, and what the provider then says of its charges. */
async function work(day: Day, time: string): Promise<number> {
  store.now = new Date(`${day}T${time}:00+05:30`);
  const tried = await workMandates(store.app.deps);
  store.now = new Date(store.now.getTime() + 60_000);
  await pollPayments(paymentContext(store.app.deps));
  return tried;
}
const told = (kind: string) =>
  store.rows<{ named_day: string; amount: number }>(
    'select named_day, amount from bounty_notices where kind = $1 order by noted_at',
    [kind],
  );

describe('a mandate', () => {
  it('is confirmed on the provider’s page, and asked again says what became of it', async () => {
    const planId = await store.paidPlan(asha, 1, '2026-11-25');
    const { mandate } = await ask(planId);
    expect(mandate).toMatchObject({ state: 'pending', limit_paise: A });
    expect((await ask(planId)).mandate?.redirect_url).toBe(mandate?.redirect_url);
    const back = await decide(mandate?.redirect_url ?? '', 'active');
    expect(new URL(back.headers.get('location') ?? '').pathname).toContain(planId);
    expect((await ask(planId)).mandate?.state).toBe('active');
    await store.bounty('mandate/cancel/', { plan_id: planId }, asha);
    expect((await store.plan(asha, planId)).mandate).toBeNull();
    await work('2026-11-25', '12:00');
    expect(
      (await store.db.selectFrom('bounty_mandates').select('cancel_told_at').executeTakeFirstOrThrow())
        .cancel_told_at,
    ).not.toBeNull();
  });

  it('that was refused charges nothing', async () => {
    const planId = await store.paidPlan(asha, 1, '2026-11-25');
    await decide((await ask(planId)).mandate?.redirect_url ?? '', 'failed');
    await work('2026-12-24', '10:00');
    await work('2026-12-25', '11:00');
    expect((await store.plan(asha, planId)).installments_paid_count).toBe(1);
  });

  it('charges on the due date with a notice a day ahead, tries three days, and then leaves it to the customer', async () => {
    const planId = await store.paidPlan(asha, 1, '2026-11-25');
    await decide((await ask(planId)).mandate?.redirect_url ?? '', 'active');
    const plan = (): Promise<PlanDetails> => store.plan(asha, planId);
    await work('2026-12-23', '10:00');
    expect(await told('charge-ahead')).toEqual([]);
    expect(await work('2026-12-24', '10:00')).toBe(0);
    expect(await told('charge-ahead')).toMatchObject([{ named_day: '2026-12-25', amount: A }]);
    expect(await work('2026-12-25', '09:30')).toBe(0);
    expect(await work('2026-12-25', '10:05')).toBe(1);
    expect(await work('2026-12-25', '10:15')).toBe(0);
    expect((await plan()).installments[1]).toMatchObject({ state: 'paid', payments: [{ via: 'mandate' }] });

    // Fails twice, and then does not.
    await work('2027-01-24', '10:00');
    await chargesEnd('failure');
    expect([await work('2027-01-25', '10:05'), await work('2027-01-26', '10:05')]).toEqual([1, 1]);
    expect((await plan()).installments_paid_count).toBe(2);
    await chargesEnd('success');
    expect(await work('2027-01-27', '10:05')).toBe(1);
    expect((await plan()).installments[2]).toMatchObject({
      state: 'paid',
      on_time: true,
      payments: [{ via: 'mandate' }],
    });

    // Fails at every try: the customer is told and pays.
    await chargesEnd('failure');
    await work('2027-02-24', '10:00');
    for (const day of ['2027-02-25', '2027-02-26', '2027-02-27']) expect(await work(day, '10:05')).toBe(1);
    expect(await work('2027-02-28', '10:05')).toBe(0);
    expect((await plan()).mandate).toMatchObject({ state: 'suspended' });
    expect(await told('charge-failed')).toHaveLength(1);
    store.on('2027-03-01');
    expect(await store.money(asha, planId)).toBe('settled');
    expect((await plan()).installments_paid_count).toBe(4);
    await chargesEnd('success');
  });

  it('that cannot be charged by a fault of ours keeps no other from its charge', async () => {
    const plans: string[] = [];
    for (let one = 0; one < 2; one += 1) {
      const planId = await store.paidPlan(asha, 1, '2027-05-10');
      await decide((await ask(planId)).mandate?.redirect_url ?? '', 'active');
      plans.push(planId);
    }
    await work('2027-06-09', '10:00');
    store.now = new Date('2027-06-10T10:05:00+05:30');
    let asked = 0;
    const purposes: typeof store.app.deps.purposes = {
      ...store.app.deps.purposes,
      of(subject) {
        asked += 1;
        if (asked === 1) throw new Error('not this one');
        return store.app.deps.purposes.of(subject);
      },
    };
    await expect(workMandates({ ...store.app.deps, purposes })).rejects.toMatchObject({
      errors: [{ message: 'not this one' }],
    });
    store.now = new Date(store.now.getTime() + 60_000);
    await pollPayments(paymentContext(store.app.deps));
    const paid = await Promise.all(
      plans.map(async (planId) => (await store.plan(asha, planId)).installments_paid_count),
    );
    expect(paid.toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  it('is ended at its provider in its turn, however many cannot be', async () => {
    const planId = await store.paidPlan(asha, 1, '2027-08-10');
    await decide((await ask(planId)).mandate?.redirect_url ?? '', 'active');
    await work('2027-08-10', '12:00');
    await store.pool.query(
      `insert into bounty_mandates (mandate_id, plan_id, provider, provider_mandate_id, method, state, limit_amount, created_at)
       select 'lost-' || n, $1, case n when 1 then 'razorpay' else 'sandbox' end, 'lost-' || n, 'upi_autopay', 'canceled', 1, '2020-01-01'
       from generate_series(1, 120) as n`,
      [planId],
    );
    await store.bounty('mandate/cancel/', { plan_id: planId }, asha);
    for (const time of ['12:10', '12:20']) await work('2027-08-10', time);
    const rows = await store.rows<{ mandate_id: string }>(
      `select mandate_id from bounty_mandates where plan_id = $1 and cancel_told_at is not null`,
      [planId],
    );
    expect(rows.map(({ mandate_id: id }) => id.startsWith('lost-'))).toEqual([false]);
    await store.pool.query(`update bounty_mandates set cancel_told_at = $1 where mandate_id like 'lost-%'`, [
      store.now,
    ]);
  });

  it('ends with its plan, also at its provider; money of the plan keeps the account open', async () => {
    const owner = await store.customer(true);
    const planId = await store.paidPlan(owner, 1, '2028-01-10');
    const asked = await store.bounty('mandate/create/', { plan_id: planId, method: 'upi_autopay' }, owner);
    await decide((asked.body.data as MandateAnswer).mandate?.redirect_url ?? '', 'active');
    await work('2028-01-10', '12:00');
    const mandate = async () =>
      (
        await store.rows<{ state: string; told: boolean }>(
          'select state, cancel_told_at is not null as told from bounty_mandates where plan_id = $1',
          [planId],
        )
      )[0];
    expect(await mandate()).toEqual({ state: 'active', told: false });
    // A default that is not made up for.
    for (const day of ['2028-02-18', '2028-04-30'] as const) {
      store.on(day);
      await store.night();
    }
    expect((await store.plan(owner, planId)).status).toBe('canceled');
    await work('2028-05-01', '12:00');
    expect(await mandate()).toEqual({ state: 'canceled', told: true });
    const open = () => store.db.transaction().execute(async (tx) => bountyData.obstacles?.(tx, owner.id));
    expect(await open()).toMatchObject([
      { kind: 'plans', count: 1 },
      { kind: 'refunds', count: 0 },
    ]);
    await store.bounty('plan/cancel_request/', { plan_id: planId }, owner);
    expect(await open()).toMatchObject([
      { kind: 'plans', count: 0 },
      { kind: 'refunds', count: 1 },
    ]);
  });
});
