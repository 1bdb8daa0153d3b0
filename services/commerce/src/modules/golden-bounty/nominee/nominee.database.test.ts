import { beforeAll, describe, expect, it } from '@jest/globals';
import type { NomineeUpdated } from '@suvarna/contracts/golden-bounty';
import { CUSTOMER_NOMINEE, startPlans, type PlanCustomer } from '../steps/plans.fixtures.ts';
import { findPlan } from '../records/plan.store.ts';
import { nomineeOf, sealNominees } from '../records/sealed-nominee.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const store = ofSuite(() => startPlans('golden_bounty_nominee'));
let asha: PlanCustomer;
beforeAll(async () => {
  asha = await store.customer(true);
});

const LEELA = {
  name: 'Leela  Rao',
  phone: '91-9876500001',
  email: 'Leela@Example.in',
  relationship: 'mother',
} as const;

describe('a nominee', () => {
  const rowOf = async (planId: string) =>
    (
      await store.column('select bounty_plans::text as text from bounty_plans where plan_id = $1', [planId])
    )[0] ?? '';
  const SIGNS = ['Ravi', '9876500000', 'ravi@example.in', 'spouse'];
  const writeOpenly = (planId: string) =>
    store.pool.query(
      `update bounty_plans set nominee_sealed = null, nominee_name = $2, nominee_phone = $3, nominee_email = $4, nominee_relationship = $5 where plan_id = $1`,
      [planId, 'Ravi Rao', '91-9876500000', 'ravi@example.in', 'spouse'],
    );

  it('is kept sealed, for its plan alone', async () => {
    const [planId, other] = [
      await store.paidPlan(asha, 1, '2026-11-25'),
      await store.paidPlan(asha, 1, '2026-11-25'),
    ];
    const row = await rowOf(planId);
    expect(SIGNS.filter((sign) => row.includes(sign))).toEqual([]);
    expect((await store.plan(asha, planId)).nominee).toEqual(CUSTOMER_NOMINEE);
    const [kept, others] = [await findPlan(store.db, planId), await findPlan(store.db, other)];
    if (kept === undefined || others === undefined) throw new Error('There are no plans.');
    const { documentSecret } = store.app.deps.config;
    expect(() => nomineeOf(documentSecret, { ...others, nominee_sealed: kept.nominee_sealed })).toThrow();
    expect(() => nomineeOf('another secret', kept)).toThrow();
  });

  it('of before is read as it is, and sealed by the job, once', async () => {
    const planId = await store.paidPlan(asha, 1, '2026-11-25');
    await writeOpenly(planId);
    expect(await rowOf(planId)).toContain('ravi@example.in');
    expect((await store.plan(asha, planId)).nominee).toEqual(CUSTOMER_NOMINEE);
    const { documentSecret } = store.app.deps.config;
    // Twice at once, as by two processes.
    const counts = await Promise.all([
      sealNominees(store.db, documentSecret),
      sealNominees(store.db, documentSecret),
    ]);
    expect(counts[0] + counts[1]).toBe(1);
    expect(await sealNominees(store.db, documentSecret)).toBe(0);
    const row = await rowOf(planId);
    expect(SIGNS.filter((sign) => row.includes(sign))).toEqual([]);
    expect((await store.plan(asha, planId)).nominee).toEqual(CUSTOMER_NOMINEE);
  });

  it('cannot stand open beside its seal', async () => {
    const planId = await store.paidPlan(asha, 1, '2026-11-25');
    await expect(
      store.pool.query(`update bounty_plans set nominee_name = 'Ravi Rao' where plan_id = $1`, [planId]),
    ).rejects.toThrow('sealed_nominees_are_written_nowhere_else');
  });
});

describe('another nominee', () => {
  it('needs the code that was sent to the customer’s own phone', async () => {
    const planId = await store.paidPlan(asha, 1, '2026-11-25');
    const body = { plan_id: planId, ...LEELA };
    const sent = (await store.bounty('nominee/update/', body, asha)).body.data as NomineeUpdated;
    expect([sent.sent, sent.sent_to.slice(-4)]).toEqual([
      true,
      (await store.plan(asha, planId)).customer.phone.slice(-4),
    ]);
    expect((await store.plan(asha, planId)).nominee.name).toBe('Ravi Rao');
    const wrong = await store.bounty('nominee/update/', { ...body, otp: '000000' }, asha);
    expect(wrong.body.code).toBe('OTP.WRONG');
    const rows = await store.rows<{ code: string }>(
      `select payload->'values'->>'code' as code from outbox where channel = 'sms' and payload->>'template' = 'one-time-code' order by created_at desc limit 1`,
    );
    const right = await store.bounty('nominee/update/', { ...body, otp: rows[0]?.code }, asha);
    expect([right.status, (right.body.data as NomineeUpdated).sent]).toEqual([200, false]);
    // What is kept of an answer, for a call that is sent again, is sealed as well.
    const answers = await store.pool.query<{ answer: string }>(
      `select answer::text from idempotency_keys where route like '%golden_bounty%' and answer is not null`,
    );
    expect(answers.rows.length).toBeGreaterThan(2);
    expect(answers.rows.filter(({ answer }) => /Ravi|Leela|example\.in/.test(answer))).toEqual([]);
    expect((await store.plan(asha, planId)).nominee).toEqual({
      name: 'Leela Rao',
      phone: '91-9876500001',
      email: 'leela@example.in',
      relationship: 'mother',
    });
  });

  it('is refused field by field', async () => {
    const planId = await store.paidPlan(asha, 1, '2026-11-25');
    const answer = await store.bounty('nominee/update/', { plan_id: planId, ...LEELA, email: 'none' }, asha);
    expect(Object.keys(answer.body.fields ?? {})).toEqual(['/email']);
  });
});
