import type { OrderCreated, PriceHold } from '@suvarna/contracts/checkout';
import type { OrderDetails } from '@suvarna/contracts/orders';
import type { QueuedRequestDetails } from '@suvarna/contracts/requests';
import { isCurrency } from '@suvarna/contracts/money';
import { recordCapture } from '../../src/modules/ledger/money.ts';
import { expireOrders } from '../../src/modules/orders/payment/expire.ts';
import { enterHuids } from '../huids.fixtures.ts';
import { PLAIN, READY } from '../catalogue.fixtures.ts';
import { decideOfOrder, isOfRequest } from './order-requests.fixtures.ts';
import { startService, type Answer, type Given, type Service } from '../service.fixtures.ts';
import { dataOf } from '../answers.fixtures.ts';
import { HOME } from '../address.fixtures.ts';

/** Noon of a Monday in India. */
export const NOON = new Date('2026-11-23T06:30:00.000Z');
export const STAFF = 's'.repeat(40);
export const VIEWER = 'v'.repeat(40);

/** A service with a stock of three READY pieces, four coupons and two pincodes, whose clock the suite turns. */
export interface CheckoutHarness extends Service {
  now: Date;
  /** Puts pieces into a shopper's bag. */
  fill(token: string, productId?: number, quantity?: number): Promise<void>;
  address(token: string, fields?: Partial<typeof HOME> & { readonly email?: string }): Promise<string>;
  /** An address of a signed-in customer. @returns its id */
  home(token: string): Promise<string>;
  lock(token: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<PriceHold>;
  order(token: string, body: object, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** An order that could be made. */
  ordered(token: string, body: object, headers?: Readonly<Record<string, string>>): Promise<OrderCreated>;
  applyCoupon(token: string, code: string): Promise<Answer>;
  askCancel(token: string, orderNo: string): Promise<Answer>;
  askReturn(token: string, orderNo: string, itemIds: readonly (string | undefined)[]): Promise<Answer>;
  /** A shopper with a bag, an address and a waiting order. */
  waiting(
    productId?: number,
    quantity?: number,
  ): Promise<{ readonly token: string; readonly order: OrderCreated }>;
  /** `payments` keeps the capture that refunds of an order are taken from. */
  captured(order: OrderCreated): Promise<unknown>;
  /** Books the money of an order and places it. */
  pay(order: OrderCreated): Promise<void>;
  staff(path: string, body: object, token?: string): Promise<Answer>;
  /** Moves an order on, or decides what its shopper asked for: whichever leads there. */
  step(orderNo: string, to: string, more?: object): Promise<Answer>;
  /** Gives the money of a request back. @returns with the refund in place of the request */
  approveRefund(orderNo: string): Promise<Answer>;
  details(token: string, orderNo: string): Promise<OrderDetails>;
  /** Ends what waits, and fills the stock and the coupons up again. */
  reset(): Promise<void>;
  /** `on_hand`, `reserved`, `sold` of READY. */
  stockLevels(): Promise<readonly [number, number, number]>;
}

/** Whose name stands with what the store's people do, where a test names no person. */
const SIGNED: Readonly<Record<string, object>> = {
  'order/transition/': { moved_by: 'Meera' },
  'request/decision/': { decided_by: 'Meera' },
};

const COUPONS = `insert into coupons (code, title, title_hi, kind, percent_bp, amount_paise, cap_paise, minimum_paise, starts_on, ends_on, uses_limit, once_per_buyer, listed) values
  ('TENPERCENT', '10% off', '10% की छूट', 'percent', 1000, null, 500000, 1000000, '2026-01-01', '2027-12-31', null, false, true),
  ('FLAT', '₹1,000 off', '₹1,000 की छूट', 'flat', null, 100000, null, 0, '2026-01-01', '2027-12-31', null, false, true),
  ('ONCE', '₹500 off', '₹500 की छूट', 'flat', null, 50000, null, 0, '2026-01-01', '2027-12-31', null, true, true),
  ('TENUSES', '₹2,000 off', '₹2,000 की छूट', 'flat', null, 200000, null, 0, '2026-01-01', '2027-12-31', 10, false, false),
  ('OVER', 'Past', 'बीता', 'flat', null, 200000, null, 0, '2026-01-01', '2026-02-01', null, false, true)`;
const PINCODES = `insert into pincodes (pincode, district, state, state_code, other_states, express, fast, road_days, cod, ccod, prepaid) values
  ('560001', 'Bengaluru', 'Karnataka', '29', '{}', true, true, 2, true, true, true), ('110001', 'New Delhi', 'Delhi', '07', '{}', false, false, 4, false, false, true)`;

export async function startCheckout(
  name: string,
  env: Readonly<Record<string, string>> = {},
  given: Pick<Given, 'log' | 'modules' | 'seeded'> = {},
): Promise<CheckoutHarness> {
  const secrets = {
    SANDBOX_URL: 'http://127.0.0.1:9',
    SANDBOX_KEY_ID: 'k'.repeat(20),
    SANDBOX_KEY_SECRET: 'k'.repeat(20),
    SANDBOX_WEBHOOK_SECRET: 'k'.repeat(20),
  };
  const state = { now: NOON };
  const service = await startService(
    name,
    {
      ...secrets,
      STAFF_ADMIN_TOKEN: STAFF,
      STAFF_VIEW_TOKEN: VIEWER,
      LIMIT_CODES_PER_ADDRESS: '100000',
      ...env,
    },
    { clock: () => state.now, ...given },
  );
  if (given.seeded === undefined) {
    await service.pool.query(
      `insert into stock_levels (product_id, on_hand, received) values (${READY}, 3, 3)`,
    );
    await service.pool.query(COUPONS);
    // The service itself may not write pincodes.
    await service.pool.query(`begin; set local role none; ${PINCODES}; commit`);
  }

  const harness: CheckoutHarness = {
    ...service,
    get now() {
      return state.now;
    },
    set now(at: Date) {
      state.now = at;
    },
    async fill(token, productId = PLAIN, quantity = 1) {
      const answer = await service.post(
        '/api/customer/cart/add/',
        { product_id: productId, quantity },
        { token },
      );
      if (answer.status !== 200) throw new Error(answer.body.code);
    },
    async address(token, fields = {}) {
      return (
        await service.send<{ address_id: string }>(
          '/api/customer/guest_address/add/',
          { ...HOME, email: 'asha@example.in', ...fields },
          { token },
        )
      ).address_id;
    },
    async home(token) {
      return (
        await service.send<{ address_id: string }>(
          '/api/customer/customer_address/add/',
          { ...HOME, full_name: 'Asha Mehta' },
          { token },
        )
      ).address_id;
    },
    async lock(token, body = {}, headers = {}) {
      return await service.send('/api/customer/cart/lock_price/', body, { token, headers });
    },
    order: (token, body, headers = {}) =>
      service.post('/api/order/order/create/', { payment_mode: 'sandbox', ...body }, { token, headers }),
    ordered: async (...asked) => dataOf(await harness.order(...asked)),
    applyCoupon: (token, code) => service.post('/api/coupon/coupon/apply/', { code }, { token }),
    askCancel: (token, orderNo) =>
      service.post('/api/order/order/cancel_request/', { order_no: orderNo, reason_id: 1 }, { token }),
    askReturn: (token, orderNo, itemIds) =>
      service.post(
        '/api/order/order/return_request/',
        { order_no: orderNo, item_ids: itemIds, reason_id: 11 },
        { token },
      ),
    async waiting(productId = PLAIN, quantity = 1) {
      const token = await service.guest();
      await harness.fill(token, productId, quantity);
      const address = await harness.address(token);
      const { lock_id } = await harness.lock(token, { address_id: address });
      return { token, order: await harness.ordered(token, { lock_id, shipping_address_id: address }) };
    },
    captured: (order) =>
      service.pool.query(
        `insert into payment_captures (provider, provider_payment_id, provider_order_id, subject_kind, subject_id, merchant, amount, currency, kind, source, captured_at) values ('sandbox', $1, 'po', 'order', $2, 'm', $3, 'INR', 'due', 'webhook', now())`,
        [`pay-${order.order_no}`, order.order_no, order.total_payable_paise],
      ),
    async pay(order) {
      await service.db.transaction().execute(async (tx) => {
        await recordCapture(tx, {
          subject: { kind: 'order', id: order.order_no },
          provider: 'sandbox',
          paymentId: `pay-${order.order_no}`,
          currency: isCurrency(order.currency) ? order.currency : 'INR',
          amount: order.total_payable_paise,
          at: state.now,
        });
        const purpose = service.app.deps.purposes.of({ kind: 'order', id: order.order_no });
        if (!(await purpose.claim(tx, order.order_no)))
          throw new Error(`The coupon of ${order.order_no} has been used.`);
        await purpose.settle(tx, order.order_no, { mode: 'sandbox', at: state.now });
      });
    },
    async staff(path, body, token = STAFF) {
      const { order_no: orderNo, to } = body as { readonly order_no?: string; readonly to?: string };
      if (path === 'order/transition/' && to === 'ready' && orderNo !== undefined)
        await enterHuids(service.db, orderNo);
      return service.post(`/staff/${path}`, { ...SIGNED[path], ...body }, { token });
    },
    step: (orderNo, to, more = {}) =>
      isOfRequest(to)
        ? decideOfOrder(service, STAFF, { orderNo, to, more })
        : harness.staff('order/transition/', { order_no: orderNo, to, ...more }),
    async approveRefund(orderNo) {
      const answer = await harness.step(orderNo, 'refund_initiated');
      if (answer.status !== 200) return answer;
      const { body } = await service.get(`/staff/order/details/?order_no=${orderNo}`, { token: VIEWER });
      const { refund_order_id: id } = (answer.body.data as QueuedRequestDetails).terms ?? {};
      const refund = (body.data as OrderDetails).refunds?.find((one) => one.refund_order_id === id);
      return { ...answer, body: { ...answer.body, data: refund } } as Answer;
    },
    details: async (token, orderNo) =>
      await service.read(`/api/order/order/details/?order_no=${orderNo}`, { token }),
    async reset() {
      state.now = NOON;
      Object.assign(service.fakeStock, { unitPaise: 5_150_000, rateVersion: 1, readyPieces: 3 });
      await service.pool.query(
        `update orders set expires_at = '2020-01-01' where state in ('payment_pending', 'payment_failed')`,
      );
      await expireOrders(service.app.deps, NOON);
      await service.pool.query(`update stock_levels set on_hand = received, reserved = 0, sold = 0`);
      await service.pool.query(
        `update coupons set uses_held = 0, uses_spent = 0, minimum_paise = case code when 'TENPERCENT' then 1000000 else 0 end, uses_limit = case code when 'TENUSES' then 10 end`,
      );
      await service.pool.query(`update coupon_uses set state = 'released'`);
      await service.pool.query('begin; set local role none; truncate coupon_claims; commit');
    },
    async stockLevels() {
      const rows = await service.rows<{ on_hand: number; reserved: number; sold: number }>(
        'select on_hand, reserved, sold from stock_levels where product_id = $1',
        [READY],
      );
      return [rows[0]?.on_hand ?? 0, rows[0]?.reserved ?? 0, rows[0]?.sold ?? 0];
    },
  };
  return harness;
}
