import { beforeAll, expect, it } from '@jest/globals';
import { SANDBOX_SECRETS } from '../../../../test-support/sandbox.fixtures.ts';
import { instalmentSubject } from '../../golden-bounty/refund/instalment-subject.ts';
import { startPlans, type PlanCustomer } from '../../golden-bounty/steps/plans.fixtures.ts';
import type { Subject } from '../../ledger/index.ts';
import { writeCard } from './buy-card.ts';
import { giftCardSubject } from './gift-card-subject.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const store = ofSuite(() => startPlans('gift_card_payer', SANDBOX_SECRETS));
beforeAll(async () => {
  store.on('2026-11-25');
});

async function cardOf({ id: customerId }: PlanCustomer): Promise<Subject> {
  const card = await store.db.transaction().execute((tx) =>
    writeCard(tx, {
      customerId,
      key: customerId,
      mode: 'sandbox',
      locale: 'en',
      at: store.now,
      body: {
        design: 'lotus',
        amount_paise: 5_000_00,
        from_name: 'Asha',
        to_name: 'Ravi',
        message: '',
        delivery: 'print',
      },
    }),
  );
  return giftCardSubject(card.card_id);
}
async function instalmentOf(customer: PlanCustomer): Promise<Subject> {
  const planId = await store.enrol(customer);
  await store.money(customer, planId);
  const { payment_id: id } = await store.db
    .selectFrom('bounty_payments')
    .select('payment_id')
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow();
  return instalmentSubject(id);
}
const phoneOf = async (subject: Subject): Promise<string | undefined> =>
  (await store.app.deps.purposes.of(subject).find(store.db, subject.id))?.payer.phone;

it('a payer has the phone that was proven, and none without one', async () => {
  const [asha, ravi] = [await store.customer(true), await store.customer(false)];
  const { phone_no: phone } = await store.db
    .selectFrom('customers')
    .select('phone_no')
    .where('id', '=', asha.id)
    .executeTakeFirstOrThrow();
  expect([await phoneOf(await cardOf(asha)), await phoneOf(await cardOf(ravi))]).toEqual([`91-${phone}`, '']);
  // A plan is opened with a phone; its account may have none by now.
  const kavya = await store.customer();
  const instalment = await instalmentOf(kavya);
  await store.losePhone(kavya);
  expect([await phoneOf(await instalmentOf(asha)), await phoneOf(instalment)]).toEqual([`91-${phone}`, '']);
});
