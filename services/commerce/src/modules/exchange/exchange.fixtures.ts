import type { ExchangeQuote, ExchangeRequest } from '@suvarna/contracts/exchange';
import type { QueuedRequestDetails } from '@suvarna/contracts/requests';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { PLAIN } from '../../../test-support/catalogue.fixtures.ts';
import {
  STAFF,
  startCheckout,
  VIEWER,
  type CheckoutHarness,
} from '../../../test-support/orders/checkout.fixtures.ts';
import { cookiesOf } from '../../../test-support/cookie-jar.fixtures.ts';
import { type Answer } from '../../../test-support/service.fixtures.ts';
import { grantCoins } from '../loyalty/coins.ts';
import { addAccount } from '../../../test-support/identity.fixtures.ts';
import { dataOf } from '../../../test-support/answers.fixtures.ts';

const PASSWORD = 'Gold#2026-again';
const DAY_MS = 86_400_000;
const TO_THE_DOOR = [
  'confirmed',
  'in_production',
  'quality_check',
  'hallmarking',
  'ready',
  'shipped',
  'out_for_delivery',
  'delivered',
] as const;

/** Of a customer whose bank knows the name. */
export const ACCOUNT = { holder: 'Asha Rao', number: '000011112222', ifsc: 'HDFC0001234' } as const;
export const PAN = 'ABCPE1234F';

interface Owner {
  /** A token; another one after the clock was turned. */
  token: string;
  readonly customerId: string;
  readonly email: string;
}

export interface Owned extends Owner {
  readonly orderNo: string;
  readonly itemId: string;
}

export interface ExchangeHarness extends CheckoutHarness {
  customer(): Promise<Owner>;
  /** A customer with a delivered piece, so many days later. @param paying with how many coins, and with which piece more of ₹51,500 */
  owner(
    days?: number,
    quantity?: number,
    paying?: { readonly coins?: number; readonly also?: number },
  ): Promise<Owned>;
  /** Turns the clock, and signs in again. */
  daysLater(owner: Owner, days: number): Promise<void>;
  /** The same, by milliseconds. */
  later(owner: Owner, ms: number): Promise<void>;
  quote(owned: Owned, type?: 'exchange' | 'buyback'): Promise<ExchangeQuote>;
  ask(owned: Owner, kind: 'exchange' | 'buyback' | 'old_gold', body: object): Promise<Answer>;
  /** Asked for, at the quote of this moment. */
  asked(owned: Owned, kind: 'exchange' | 'buyback'): Promise<ExchangeRequest>;
  respond(owner: Owner, what: string, requestId: string, more?: object): Promise<Answer>;
  request(owner: Owner, requestId: string): Promise<ExchangeRequest>;
  /** A file, in a browser that signs in for it. */
  download(owner: Owner, path: string): Promise<LightMyRequestResponse>;
  decide(requestId: string, to: string, more?: object): Promise<Answer>;
  /** By the store's people, all the way to the test and what follows. */
  through(requestId: string, ...steps: readonly (string | readonly [string, object])[]): Promise<void>;
  queued(requestId: string): Promise<QueuedRequestDetails>;
  /** Balance of accounts whose code is like this, in paise. */
  booked(code: string): Promise<number>;
}

export const AS_SOLD = { net_weight_mg: 3_000, karat: 18, huid: 'same' } as const;
export const TESTED = ['inspected', { terms: AS_SOLD }] as const;

/** Rates of version 1, which the stock of tests quotes by. */
export async function publishRates({ pool }: Pick<ExchangeHarness, 'pool'>): Promise<void> {
  await pool.query(`begin; set local role none;
    insert into gold_rates (version, effective_from, karat, paise_per_gram, source, published_by)
      select 1, '2026-11-01', karat, rate, 'test', 'test' from (values (14, 700000), (18, 900000), (22, 1100000), (24, 1200000)) as r (karat, rate);
    commit`);
}

export async function startExchange(
  name: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ExchangeHarness> {
  const store = await startCheckout(name, env);
  const login = async (email: string): Promise<string> =>
    dataOf<{ access_token: string }>(
      await store.post('/api/customer_account/login', { email, password: PASSWORD }),
    ).access_token;

  const harness: ExchangeHarness = Object.assign(Object.create(store) as ExchangeHarness, {
    async customer() {
      const email = `gold-${randomUUID().slice(0, 8)}@example.in`;
      const customerId = await addAccount(store.db, {
        email,
        password: PASSWORD,
        email_verified_at: new Date(),
      });
      return { token: await login(email), email, customerId };
    },
    async owner(days = 31, quantity = 1, { coins = 0, also }: { coins?: number; also?: number } = {}) {
      const owner = await harness.customer();
      const { token } = owner;
      await store.fill(token, PLAIN, quantity);
      const address = await store.home(token);
      if (also !== undefined) await store.fill(token, also, 1);
      if (coins > 0)
        await store.db.transaction().execute((tx) =>
          grantCoins(tx, {
            customerId: owner.customerId,
            origin: 'gift',
            coins,
            expiresAt: new Date(store.now.getTime() + 300 * DAY_MS),
            at: store.now,
          }),
        );
      const use = { use_coins: coins > 0 };
      const { lock_id } = await store.lock(token, { address_id: address, ...use });
      const order = dataOf<{ order_no: string }>(
        await store.order(token, { lock_id, shipping_address_id: address, pan: PAN, ...use }),
      );
      await store.pay(order as never);
      for (const to of TO_THE_DOOR)
        dataOf(await store.staff('order/transition/', { order_no: order.order_no, to }));
      const rows = await store.rows<{ id: string }>(
        'select id from order_lines where order_no = $1 order by position',
        [order.order_no],
      );
      const owned = { ...owner, orderNo: order.order_no, itemId: rows[0]?.id ?? '' };
      await harness.daysLater(owned, days);
      return owned;
    },
    daysLater: (owner: Owner, days: number) => harness.later(owner, days * DAY_MS),
    async later(owner: Owner, ms: number) {
      store.now = new Date(store.now.getTime() + ms);
      owner.token = await login(owner.email);
    },
    quote: async ({ token, itemId }: Owned, type: 'exchange' | 'buyback' = 'exchange') =>
      dataOf<ExchangeQuote>(
        await store.get(`/api/exchange/quote/?order_item_id=${itemId}&type=${type}`, { token }),
      ),
    ask: ({ token }: Owner, kind: string, body: object) =>
      store.post(`/api/exchange/${kind}_request/create/`, { hand_over: 'pickup', ...body }, { token }),
    async asked(owned: Owned, kind: 'exchange' | 'buyback') {
      const { quote } = await harness.quote(owned, kind);
      return dataOf<ExchangeRequest>(
        await harness.ask(owned, kind, { quote, ...(kind === 'buyback' && { account: ACCOUNT }) }),
      );
    },
    respond: ({ token }: Owner, what: string, requestId: string, more: object = {}) =>
      store.post(`/api/exchange/request/${what}/`, { request_id: requestId, ...more }, { token }),
    request: async ({ token }: Owner, requestId: string) =>
      dataOf<ExchangeRequest>(
        await store.get(`/api/exchange/request/details/?request_id=${requestId}`, { token }),
      ),
    async download({ email }: Owner, path: string) {
      const { http } = store.app;
      const signedIn = await http.inject({
        method: 'POST',
        url: '/api/customer_account/login',
        headers: { 'idempotency-key': randomUUID() },
        payload: { email, password: PASSWORD },
      });
      const { data } = signedIn.json<{ data: { access_token: string } }>();
      return http.inject({
        url: path,
        headers: {
          authorization: `Bearer ${data.access_token}`,
          cookie: cookiesOf(signedIn.headers).join('; '),
        },
      });
    },
    decide: (requestId: string, to: string, more: object = {}) =>
      store.post(
        '/staff/request/decision/',
        { request_id: requestId, to, decided_by: 'Meera', ...more },
        { token: STAFF },
      ),
    async through(requestId: string, ...steps: readonly (string | readonly [string, object])[]) {
      for (const step of steps) {
        const [to, more] = typeof step === 'string' ? [step, {}] : step;
        dataOf(await harness.decide(requestId, to, more));
      }
    },
    queued: async (requestId: string) =>
      dataOf<QueuedRequestDetails>(
        await store.get(`/staff/request/details/?request_id=${requestId}`, { token: VIEWER }),
      ),
    async booked(code: string) {
      const rows = await store.rows<{ sum: string }>(
        `select coalesce(sum(e.amount), 0) as sum from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.code like $1`,
        [code],
      );
      return Number(rows[0]?.sum ?? 0);
    },
  });
  return harness;
}
