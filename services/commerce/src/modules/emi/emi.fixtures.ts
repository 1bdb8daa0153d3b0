import type { EmiPlans, EmiRequest } from '@suvarna/contracts/emi';
import type { QueuedRequestDetails } from '@suvarna/contracts/requests';
import { randomUUID } from 'node:crypto';
import {
  STAFF,
  startCheckout,
  VIEWER,
  type CheckoutHarness,
} from '../../../test-support/orders/checkout.fixtures.ts';
import { type Answer } from '../../../test-support/service.fixtures.ts';
import { addAccount } from '../../../test-support/identity.fixtures.ts';
import { HOME } from '../../../test-support/address.fixtures.ts';
import { dataOf } from '../../../test-support/answers.fixtures.ts';

const PASSWORD = 'Months#2026-pass';
export const PLAN = 'udaya-6-2026';
export const DAY_MS = 86_400_000;

export interface EmiHarness extends CheckoutHarness {
  /** A customer of this moment, signed in. @returns a token */
  customer(): Promise<string>;
  /** The same customer again, when the clock was turned and the session ended. */
  signIn(token: string): Promise<string>;
  ask(token: string, body?: object): Promise<Answer>;
  /** A customer with a piece in the bag who asked for it. */
  asked(): Promise<{ readonly token: string; readonly request: EmiRequest }>;
  /** The same, approved. */
  approved(terms?: object): Promise<{ readonly token: string; readonly request: EmiRequest }>;
  decide(requestId: string, to: string, more?: object): Promise<Answer>;
  queued(requestId: string): Promise<QueuedRequestDetails>;
  list(token: string): Promise<EmiRequest[]>;
  plans(amount: string): Promise<EmiPlans>;
  /** The address book's first entry, and a price hold to it. */
  held(token: string): Promise<{ readonly lock_id: string; readonly address: string }>;
}

export async function startEmi(
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<EmiHarness> {
  const store = await startCheckout(name, env);
  const emails = new Map<string, string>();
  const login = async (email: string): Promise<string> => {
    const { access_token: token } = await store.send<{ access_token: string }>(
      '/api/customer_account/login',
      { email, password: PASSWORD },
    );
    emails.set(token, email);
    return token;
  };

  const harness: EmiHarness = Object.assign(Object.create(store) as EmiHarness, {
    async customer() {
      const email = `emi-${randomUUID().slice(0, 8)}@example.in`;
      await addAccount(store.db, { email, password: PASSWORD, email_verified_at: new Date() });
      return login(email);
    },
    signIn: (token: string) => login(emails.get(token) ?? ''),
    ask: (token: string, body: object = {}) =>
      store.post('/api/emi/emi_request/create/', { plan: PLAN, consent: true, ...body }, { token }),
    async asked() {
      const token = await harness.customer();
      await store.fill(token);
      return { token, request: dataOf<EmiRequest>(await harness.ask(token)) };
    },
    async approved(terms?: object) {
      const { token, request } = await harness.asked();
      dataOf(await harness.decide(request.request_id, 'in-review'));
      dataOf(await harness.decide(request.request_id, 'approved', terms && { terms }));
      const [now] = await harness.list(token);
      return { token, request: now ?? request };
    },
    decide: (requestId: string, to: string, more: object = {}) =>
      store.post(
        '/staff/request/decision/',
        { request_id: requestId, to, decided_by: 'Meera', ...more },
        { token: STAFF },
      ),
    queued: async (requestId: string) =>
      dataOf<QueuedRequestDetails>(
        await store.get(`/staff/request/details/?request_id=${requestId}`, { token: VIEWER }),
      ),
    list: async (token: string) =>
      dataOf<{ results: EmiRequest[] }>(await store.get('/api/emi/emi_request/list/', { token })).results,
    plans: async (amount: string) =>
      dataOf<EmiPlans>(await store.get(`/api/emi/emi/plans/?amount=${amount}`)),
    async held(token: string) {
      const { address_id: address } = dataOf<{ address_id: string }>(
        await store.post('/api/customer/customer_address/add/', HOME, { token }),
      );
      return { lock_id: (await store.lock(token, { address_id: address })).lock_id, address };
    },
  });
  return harness;
}
