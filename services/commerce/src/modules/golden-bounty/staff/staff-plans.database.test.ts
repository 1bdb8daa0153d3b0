import { beforeAll, describe, expect, it } from '@jest/globals';
import type { PlanFigures, StaffPlan } from '@suvarna/contracts/golden-bounty';
import { STAFF, VIEWER } from '../../../../test-support/orders/checkout.fixtures.ts';
import { goldenBounty } from '../module.ts';
import { A, CUSTOMER_NOMINEE, startPlans, type PlanCustomer } from '../steps/plans.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const store = ofSuite(() => startPlans('golden_bounty_staff'));
let asha: PlanCustomer;
beforeAll(async () => {
  asha = await store.customer(true);
});

const START = '2026-11-25';
const see = (path: string) => store.read(`/staff/plan/${path}`, { token: VIEWER });
const act = (path: string, body: object) => store.post(`/staff/plan/${path}`, body, { token: STAFF });
const figures = async () => (await see('figures/')) as PlanFigures;

describe('the store’s people', () => {
  it('find plans by number, e-mail address, phone and state, and no person without a token does', async () => {
    const planId = await store.paidPlan(asha, 2, START);
    const list = async (query: string) =>
      ((await see(`list/?${query}`)) as { results: { plan_id: string }[] }).results.map(
        ({ plan_id: id }) => id,
      );
    expect(await list(`q=${planId}`)).toEqual([planId]);
    expect(await list(`q=${encodeURIComponent(asha.email.slice(0, 12))}`)).toContain(planId);
    expect(await list('q=98700')).toContain(planId);
    for (const spelling of ['+91 98700', '0091-98700', '91-98700', '098700', '९८७००'])
      expect([spelling, await list(`q=${encodeURIComponent(spelling)}`)]).toEqual([
        spelling,
        expect.arrayContaining([planId]),
      ]);
    expect(await list('q=91234')).toEqual([]);
    expect(await list('status=active')).toContain(planId);
    expect(await list('status=matured')).toEqual([]);
    expect((await store.get('/staff/plan/list/')).status).toBe(404);
  });

  it('see everything that was booked, each posting summing to zero', async () => {
    const planId = await store.maturePlan(asha, START);
    const { postings, history } = (await see(`details/?plan_id=${planId}`)) as StaffPlan;
    expect(postings.map(({ kind }) => kind)).toEqual([
      ...Array<string>(5).fill('plan-payment'),
      'plan-mature',
    ]);
    for (const { entries } of postings)
      expect(entries.reduce((sum, { amount_paise: amount }) => sum + amount, 0)).toBe(0);
    expect(history.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['enrolled', 'started', 'paid', 'matured']),
    );
  });

  it('note a payment on paper once, under the rules of every other, and pay it back by hand', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    store.on('2026-12-26');
    const paper = {
      plan_id: planId,
      amount_paise: A,
      paper_no: 'CHQ-000123',
      settled_by: 'Meera',
      note: 'cheque',
    };
    expect((await act('paper_payment/', { ...paper, amount_paise: 2 * A })).body.code).toBe(
      'BOUNTY.AMOUNT_INVALID',
    );
    const noted = (await act('paper_payment/', paper)).body.data as StaffPlan;
    expect(noted.plan).toMatchObject({ installments_paid_count: 2, total_investment_paise: 2 * A });
    expect((await act('paper_payment/', paper)).body.code).toBe('BOUNTY.STATE_CONFLICT');
    await store.bounty('plan/cancel_request/', { plan_id: planId }, asha);
    const approved = await act('cancel_decide/', {
      plan_id: planId,
      decision: 'approve',
      decided_by: 'Meera',
      note: 'as asked',
    });
    expect((approved.body.data as StaffPlan).plan).toMatchObject({
      status: 'canceled',
      refunded_paise: 2 * A,
    });
    const [waiting] = (await figures()).paper_refunds;
    expect(waiting).toMatchObject({ plan_id: planId, amount_paise: A });
    const settle = () =>
      act('paper_refund/', { refund_id: waiting?.refund_id, settled_by: 'Meera', note: 'UTR 1' });
    expect([(await settle()).status, (await settle()).status]).toEqual([200, 200]);
    expect((await figures()).paper_refunds).toEqual([]);
    const { plan } = (await see(`details/?plan_id=${planId}`)) as StaffPlan;
    expect(plan.refunds.filter(({ state }) => state === 'done')).toHaveLength(1);
  });

  it('correct a nominee, and it is written down who did', async () => {
    const planId = await store.paidPlan(asha, 1, START);
    const answer = await act('nominee/', {
      plan_id: planId,
      name: 'Leela Rao',
      phone: '91-9876500001',
      email: 'leela@example.in',
      relationship: 'mother',
      corrected_by: 'Meera',
      note: 'misspelt',
    });
    const { plan, history } = answer.body.data as StaffPlan;
    expect(plan.nominee).toEqual({
      name: 'L••••',
      phone: '••••0001',
      email: '••••@example.in',
      relationship: 'mother',
    });
    expect(history.at(-1)).toMatchObject({ event: 'nominee-changed', by: 'Meera', note: 'misspelt' });
  });

  it('see a nominee and a PAN whole with a reason alone, which is written down', async () => {
    const heera = await store.customer();
    store.on(START);
    const planId = await store.enrol(heera, { amount_paise: 45_000_00, pan: 'ABCPE1234F' });
    const before = (await see(`details/?plan_id=${planId}`)) as StaffPlan;
    expect([before.plan.pan_last4, before.plan.nominee.name]).toEqual(['234F', 'R••••']);
    const ask = (more: object) => act('personal_data/', { plan_id: planId, asked_by: 'Meera', ...more });
    expect((await ask({})).body.code).toBe('REQUEST.INVALID');
    expect((await ask({ reason: 'Form 61A' })).body.data).toEqual({
      plan_id: planId,
      name_on_pan: 'Asha Rao',
      pan: 'ABCPE1234F',
      nominee: CUSTOMER_NOMINEE,
    });
    const { history } = (await see(`details/?plan_id=${planId}`)) as StaffPlan;
    expect(history.at(-1)).toMatchObject({ event: 'personal-data-shown', by: 'Meera', note: 'Form 61A' });
    const viewer = await store.post(
      '/staff/plan/personal_data/',
      { plan_id: planId, asked_by: 'Meera', reason: 'Form 61A' },
      { token: VIEWER },
    );
    expect(viewer.status).toBe(404);
    // The answer that is kept for its key is sealed.
    const rows = await store.rows<{ answer: string }>(
      `select answer::text from idempotency_keys where route like '%personal_data%' and status = 200`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ answer }) => answer.includes('ABCPE') || answer.includes('ravi'))).toBe(false);
  });

  it('see plans by state, liabilities by month of maturity, and the contribution accrued and given', async () => {
    const before = await figures();
    const planId = await store.paidPlan(asha, 2, '2027-06-10');
    const after = await figures();
    expect(after.contribution_accrued_paise - before.contribution_accrued_paise).toBe(480_00);
    const month = (await store.plan(asha, planId)).maturity_date.slice(0, 7);
    expect(after.by_maturity_month.find((row) => row.month === month)).toMatchObject({
      plans: 1,
      principal_paise: 2 * A,
      contribution_paise: 480_00,
    });
    expect(after.by_status.find(({ status }) => status === 'matured')).toMatchObject({
      plans: 1,
      principal_paise: 5 * A,
    });
    expect(after.contribution_given_paise).toBe(1_200_00);
  });

  it('see who wants to be called, until they were', async () => {
    const asked = await store.bounty(
      'callback_request/create/',
      { name: 'Asha Rao', phone: '91-9876500000', time: 'evening' },
      asha,
    );
    const { request_id: id } = asked.body.data as { request_id: string };
    const waiting = async () =>
      ((await see('callbacks/?state=open')) as { results: { request_id: string }[] }).results.map(
        ({ request_id: one }) => one,
      );
    expect(await waiting()).toEqual([id]);
    expect((await act('callback_done/', { request_id: id, done_by: 'Meera' })).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it('see the last of those who were called, however many there were', async () => {
    await store.pool.query(
      `insert into bounty_callbacks (request_id, shopper, name, phone, time, locale, requested_at, state, done_by, done_at)
       select gen_random_uuid(), 'guest:x', 'Asha ' || n, '91-9876522222', 'morning', 'en', moment, 'done', 'Meera', moment
       from (select n, '2026-01-01'::timestamptz + n * interval '1 hour' as moment from generate_series(1, 201) as n) as all_of_them`,
    );
    const { results } = (await see('callbacks/?state=done')) as { results: { name: string }[] };
    expect(results).toHaveLength(200);
    expect(results.map(({ name }) => name)).toContain('Asha 201');
    await store.pool.query(`delete from bounty_callbacks where phone = '91-9876522222'`);
  });

  it('know the number of a person who was called for half a year, whether a guest asked or a customer', async () => {
    const phone = '91-9876511111';
    const ask = async (token: string) =>
      expect(
        (
          await store.post(
            '/api/golden_bounty/callback_request/create/',
            { name: 'Om Rao', phone, time: 'morning' },
            { token },
          )
        ).status,
      ).toBe(200);
    const shoppers = () =>
      store.column('select shopper from bounty_callbacks where phone = $1 order by requested_at', [phone]);
    const guest = await store.guest();
    await ask(guest);
    const guestId = (await shoppers())[0]?.split(':')[1] ?? '';
    await store.db.transaction().execute(async (tx) =>
      goldenBounty.guestMerge?.merge(tx, guestId, asha.id, store.now, {
        priceOf: () => ({ kind: 'refused', code: 'BAG.OPTION_UNAVAILABLE' }),
        priceHoldSecret: '',
      }),
    );
    expect(await shoppers()).toEqual([`customer:${asha.id}`]);
    await ask(await store.guest());
    await store.pool.query("update bounty_callbacks set state = 'done', done_at = $2 where phone = $1", [
      phone,
      store.now,
    ]);
    const cleanup = (days: number) =>
      goldenBounty.cleanup?.(store.db, new Date(store.now.getTime() + days * 86_400_000));
    await cleanup(180);
    expect(await shoppers()).toHaveLength(2);
    await cleanup(181);
    expect(await shoppers()).toEqual([]);
  });
});
