import type { OrderCreated } from '@suvarna/contracts/checkout';
import { GOLDEN_BOUNTY, type PlanDetails } from '@suvarna/contracts/golden-bounty';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { startCheckout, type CheckoutHarness } from '../../../../test-support/orders/checkout.fixtures.ts';
import { cookiesOf } from '../../../../test-support/cookie-jar.fixtures.ts';
import { type Answer } from '../../../../test-support/service.fixtures.ts';
import { applyPaymentFact, type FactOutcome } from '../../payments/settle/apply-payment-fact.ts';
import type { Day } from '../records/calendar.ts';
import { capturedFact, openAttempt } from '../payment/instalment-attempt.fixtures.ts';
import { openPayment } from '../payment/pay-instalment.ts';
import { ownPlanNow } from '../plan/read-plans.ts';
import { takeSteps } from './take-steps.ts';
import { TERMS_VERSION } from '../records/terms.ts';
import { summaryOf } from '../plan/view-plan.ts';
import { addAccount } from '../../../../test-support/identity.fixtures.ts';
import { HOME } from '../../../../test-support/address.fixtures.ts';

/** A monthly amount that the tests' pieces are worth more than. */
export const A = 2_000_00;

export const CUSTOMER_NOMINEE = {
  name: 'Ravi Rao',
  phone: '91-9876500000',
  email: 'ravi@example.in',
  relationship: 'spouse',
} as const;
const ENROLMENT = {
  amount_paise: A,
  name_on_pan: 'Asha Rao',
  nominee: CUSTOMER_NOMINEE,
  terms_version: TERMS_VERSION,
  consent: true,
} as const;

export interface PlanCustomer {
  readonly id: string;
  readonly email: string;
}

const PASSWORD = 'Bounty#2026-pass';

export interface PlansHarness extends CheckoutHarness {
  /** Turns the clock to noon of a day in India. */
  on(day: Day): void;
  customer(withPhone?: boolean): Promise<PlanCustomer>;
  /** As accounts are whose plan is from before a phone was asked for. */
  losePhone(customer: PlanCustomer): Promise<void>;
  /** A token of this moment: sessions end when the clock is turned. */
  signIn(customer: PlanCustomer): Promise<string>;
  /** An order of what is in the bag. */
  orderOf(customer: PlanCustomer): Promise<OrderCreated>;
  enrol(customer: PlanCustomer, body?: object): Promise<string>;
  /** Has money come for the instalment that is due, or a part of it; what the payments module makes of it. */
  money(customer: PlanCustomer, planId: string, how?: Money): Promise<FactOutcome>;
  /** A plan of which so many instalments were paid on their due dates; the clock stands at the last. */
  paidPlan(customer: PlanCustomer, count: number, startedOn: Day, instalment?: number): Promise<string>;
  maturePlan(customer: PlanCustomer, startedOn: Day, instalment?: number): Promise<string>;
  plan(customer: PlanCustomer, planId: string): Promise<PlanDetails>;
  /** The night's work. */
  night(): Promise<number>;
  bounty(path: string, body: object, customer: PlanCustomer): Promise<Answer>;
  /** A file, by a session of its own. */
  download(path: string, customer: PlanCustomer): Promise<LightMyRequestResponse>;
}

interface Money {
  readonly amount?: number;
  /** Money that differs from what was asked for, comes a second time, or not at all. */
  readonly kind?: 'captured' | 'failed';
  readonly times?: number;
}

let customers = 0;

export async function startPlans(
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<PlansHarness> {
  const store = await startCheckout(name, env);
  const { db } = store;
  const post: CheckoutHarness['post'] = (...call) => store.post(...call);
  const get: CheckoutHarness['get'] = (...call) => store.get(...call);
  const tokens = new Map<string, { readonly at: Date; readonly token: string }>();

  /** As the plan's page says it; without the call, which costs a sign-in whenever the clock was turned. */
  const summary = async ({ id }: PlanCustomer, planId: string) =>
    summaryOf(await ownPlanNow(db, id, planId, store.now));

  const harness: PlansHarness = Object.assign(Object.create(store) as PlansHarness, {
    on(day: Day) {
      store.now = new Date(`${day}T12:00:00+05:30`);
    },
    async losePhone({ id }: PlanCustomer) {
      await store.pool.query(`update customers set phone_no = '', phone_verified_at = null where id = $1`, [
        id,
      ]);
    },
    async customer(withPhone = true) {
      customers += 1;
      const email = `plan-${customers}-${randomUUID().slice(0, 6)}@example.in`;
      const id = await addAccount(db, {
        email,
        password: PASSWORD,
        phone_no: withPhone ? `98${String(70_000_000 + customers)}` : '',
        email_verified_at: new Date(),
        ...(withPhone && { phone_verified_at: new Date() }),
      });
      return { id, email };
    },
    async signIn({ id, email }: PlanCustomer) {
      const known = tokens.get(id);
      if (known !== undefined && known.at === store.now) return known.token;
      const answer = await post('/api/customer_account/login', { email, password: PASSWORD });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      const { access_token: token } = answer.body.data as { access_token: string };
      tokens.set(id, { at: store.now, token });
      return token;
    },
    async orderOf(customer: PlanCustomer) {
      const token = await harness.signIn(customer);
      const added = await post('/api/customer/customer_address/add/', HOME, { token });
      if (added.status !== 200) throw new Error(JSON.stringify(added.body));
      const { address_id: address } = added.body.data as { address_id: string };
      const { lock_id } = await store.lock(token, { address_id: address });
      const answer = await store.order(token, { lock_id, shipping_address_id: address });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body.data;
    },
    async enrol(customer: PlanCustomer, body: object = {}) {
      const answer = await post(
        '/api/golden_bounty/plan/enrol/',
        { ...ENROLMENT, ...body },
        { token: await harness.signIn(customer) },
      );
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return (answer.body.data as PlanDetails).plan_id;
    },
    async money(
      customer: PlanCustomer,
      planId: string,
      { amount, kind = 'captured', times = 1 }: Money = {},
    ) {
      const details = await summary(customer, planId);
      const payment = await db.transaction().execute((tx) =>
        openPayment(tx, {
          customerId: customer.id,
          planId,
          number: details.next_installment_number,
          amount,
          mode: 'sandbox',
          via: 'sandbox',
          locale: 'en',
          at: store.now,
        }),
      );
      const outcomes: FactOutcome[] = [];
      const fact = capturedFact(await openAttempt(db, payment, store.now), payment.amount);
      for (let time = 0; time < times; time += 1)
        outcomes.push(
          await applyPaymentFact(
            { db, purposes: store.app.deps.purposes },
            { ...fact, state: kind, providerPaymentId: `${fact.providerPaymentId}-${time}` },
            store.now,
          ),
        );
      return outcomes.at(-1) ?? 'pending';
    },
    async paidPlan(customer: PlanCustomer, count: number, startedOn: Day, instalment = A) {
      harness.on(startedOn);
      const planId = await harness.enrol(customer, { amount_paise: instalment });
      for (let number = 1; number <= count; number += 1) {
        const { next_due_date: due } = await summary(customer, planId);
        harness.on(due);
        await harness.money(customer, planId);
      }
      return planId;
    },
    async maturePlan(customer: PlanCustomer, startedOn: Day, instalment = A) {
      const planId = await harness.paidPlan(customer, GOLDEN_BOUNTY.months, startedOn, instalment);
      harness.on((await summary(customer, planId)).maturity_date);
      await harness.night();
      return planId;
    },
    async plan(customer: PlanCustomer, planId: string) {
      const answer = await get(`/api/golden_bounty/plan/details/?plan_id=${planId}`, {
        token: await harness.signIn(customer),
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body.data as PlanDetails;
    },
    async download(path: string, { email }: PlanCustomer) {
      const { http } = store.app;
      const login = await http.inject({
        method: 'POST',
        url: '/api/customer_account/login',
        payload: { email, password: PASSWORD },
      });
      const { access_token: token } = login.json<{ data: { access_token: string } }>().data;
      const headers = { authorization: `Bearer ${token}`, cookie: cookiesOf(login.headers).join('; ') };
      return http.inject({ method: 'GET', url: path, headers });
    },
    night: () => takeSteps(db, store.now),
    bounty: async (path: string, body: object, customer: PlanCustomer) =>
      post(`/api/golden_bounty/${path}`, body, { token: await harness.signIn(customer) }),
  });

  return harness;
}
