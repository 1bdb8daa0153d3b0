import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NomineeUpdated } from '@suvarna/contracts/api/golden-bounty';
import { startPlans, type PlanCustomer, type PlansHarness } from './plans.fixtures.ts';

let store: PlansHarness;
let asha: PlanCustomer;
beforeAll(async () => {
  store = await startPlans('golden_bounty_nominee');
  asha = await store.customer(true);
});
afterAll(() => store.stop());

const LEELA = {
  name: 'Leela  Rao',
  phone: '91-9876500001',
  email: 'Leela@Example.in',
  relationship: 'mother',
} as const;

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
    const { rows } = await store.pool.query<{ code: string }>(
      `select payload->'values'->>'code' as code from outbox where channel = 'sms' and payload->>'template' = 'one-time-code' order by created_at desc limit 1`,
    );
    const right = await store.bounty('nominee/update/', { ...body, otp: rows[0]?.code }, asha);
    expect([right.status, (right.body.data as NomineeUpdated).sent]).toEqual([200, false]);
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
