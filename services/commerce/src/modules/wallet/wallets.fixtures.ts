import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { OrderCreated } from '@suvarna/contracts/checkout';
import type { Refund } from '@suvarna/contracts/orders';
import type { BagTenders } from '@suvarna/contracts/wallet';
import { PLAIN } from '../../../test-support/catalogue.fixtures.ts';
import { cookiesOf } from '../../../test-support/cookie-jar.fixtures.ts';
import { NOON, startCheckout, type CheckoutHarness } from '../../../test-support/orders/checkout.fixtures.ts';
import { addDemoCustomer } from '../../../test-support/identity.fixtures.ts';
import type { Answer } from '../../../test-support/service.fixtures.ts';
import type { CreditWallet } from '../credits/credit-book.ts';
import { addCredit, creditBalance, type CreditGrant } from '../credits/credits.ts';
import { DEMO_CUSTOMER } from '../identity/account/demo-customer.ts';

const DAY = 86_400_000;
export const later = (days: number): Date => new Date(NOON.getTime() + days * DAY);

/** A store, and the demo customer in it with an address and wallets that a suite fills. */
export interface WalletHarness extends CheckoutHarness {
  token: string;
  readonly customerId: string;
  give(wallet: CreditWallet, amount: number, change?: Partial<CreditGrant>): Promise<void>;
  balance(wallet: CreditWallet, at?: Date): Promise<number>;
  use(kind: string, use?: boolean, more?: object): Promise<Answer>;
  tenders(query?: string): Promise<BagTenders['tenders']>;
  /** The bag as it is, ordered. */
  buy(more?: object): Promise<OrderCreated>;
  /** A paid order is called off, and its refund approved. */
  callOff(order: OrderCreated): Promise<Refund>;
  /** As one does when days went by. */
  signIn(headers?: Readonly<Record<string, string>>): Promise<void>;
  /** A file, as the same browser fetches it. */
  download(path: string): Promise<LightMyRequestResponse>;
  emptyBag(): Promise<void>;
}

export async function startWallets(name: string): Promise<WalletHarness> {
  const harness = await startCheckout(name);
  await addDemoCustomer(harness.db);
  const signIn = (headers: Readonly<Record<string, string>> = {}): Promise<string> =>
    harness.signedIn(DEMO_CUSTOMER, { headers });
  const token = await signIn();
  const { id: customerId } = await harness.db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', DEMO_CUSTOMER.email)
    .executeTakeFirstOrThrow();
  const address = await harness.home(token);
  let given = 0;
  const shop: WalletHarness = Object.assign(harness, {
    token,
    async signIn(headers?: Readonly<Record<string, string>>) {
      shop.token = await signIn(headers);
    },
    customerId,
    async give(wallet: CreditWallet, amount: number, change: Partial<CreditGrant> = {}) {
      given += 1;
      await harness.db.transaction().execute((tx) =>
        addCredit(tx, {
          customerId,
          wallet,
          origin: `test:${given}`,
          amount,
          expiresAt: later(90),
          at: NOON,
          source: 'referral',
          ...change,
        }),
      );
    },
    balance: (wallet: CreditWallet, at = harness.now) => creditBalance(harness.db, customerId, wallet, at),
    use: (kind: string, use = true, more: object = {}) =>
      harness.post('/api/wallet/tender/use/', { kind, use, ...more }, { token: shop.token }),
    async tenders(query = '') {
      return (await harness.read<BagTenders>(`/api/wallet/tender/list/${query}`, { token: shop.token }))
        .tenders;
    },
    async buy(more: object = {}) {
      const lock = await harness.lock(shop.token, { address_id: address, ...more });
      const answer = await harness.order(shop.token, {
        lock_id: lock.lock_id,
        shipping_address_id: address,
        ...more,
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body.data as OrderCreated;
    },
    async callOff(order: OrderCreated) {
      await shop.signIn();
      await harness.captured(order);
      await harness.askCancel(shop.token, order.order_no);
      await harness.step(order.order_no, 'cancelled');
      const approved = await harness.approveRefund(order.order_no);
      return approved.body.data as Refund;
    },
    async download(path: string) {
      const { http } = harness.app;
      const login = await http.inject({
        method: 'POST',
        url: '/api/customer_account/login',
        headers: { 'idempotency-key': randomUUID() },
        payload: { email: DEMO_CUSTOMER.email, password: DEMO_CUSTOMER.password },
      });
      const { data } = login.json<{ data: { access_token: string } }>();
      return http.inject({
        url: path,
        headers: {
          authorization: `Bearer ${data.access_token}`,
          cookie: cookiesOf(login.headers).join('; '),
        },
      });
    },
    async emptyBag() {
      await harness.pool.query('delete from cart_lines');
      await harness.pool.query(`update carts set tenders = '{}'`);
      await shop.signIn();
      await harness.fill(shop.token, PLAIN, 1);
    },
  });
  return shop;
}
