import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Address, AddressList } from '@suvarna/contracts/customers';
import { COLLECT } from '@suvarna/contracts/storefront-constants';
import { checkAddress } from '@suvarna/forms/address';
import { randomUUID } from 'node:crypto';
import { startCheckout } from '../../../test-support/orders/checkout.fixtures.ts';
import { addDemoCustomer } from '../../../test-support/identity.fixtures.ts';
import { NEW_DEVICE } from '../../../test-support/templates.fixtures.ts';
import { DEMO_CUSTOMER } from '../identity/account/demo-customer.ts';
import { callOffUncollected, remindToCollect } from '../orders/delivery/uncollected.ts';
import { postalAddress, STORES } from './stores.ts';
import { met, dataOf } from '../../../test-support/answers.fixtures.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';

const CHAMPA = 'in-champa-house';
const WHO = { store_id: CHAMPA, full_name: 'Asha Rao', mobile: '91-9876543210' };
const TO_THE_STORE = ['confirmed', 'quality_check', 'ready', 'shipped', 'out_for_delivery'];
const harness = ofSuite(() => startCheckout('pickup'));

beforeAll(async () => {
  await addDemoCustomer(harness.db);
});
beforeEach(() => harness.reset());

const signIn = (headers: Readonly<Record<string, string>> = {}): Promise<string> =>
  harness.signedIn(DEMO_CUSTOMER, { headers });
const choose = (token: string, body: object = {}) =>
  harness.post('/api/store/pickup/add/', { ...WHO, email: 'asha@example.in', ...body }, { token });
const addressesOf = async (token: string): Promise<readonly Address[]> =>
  (await harness.read<AddressList>('/api/customer/customer_address/list/', { token })).results;
const move = (orderNo: string, to: string, more: object = {}) =>
  harness.staff('order/transition/', { order_no: orderNo, to, ...more });
const toStore = async (orderNo: string): Promise<void> => {
  for (const to of TO_THE_STORE) expect((await move(orderNo, to)).status).toBe(200);
};
interface Told {
  readonly values: { readonly code: string; readonly store: string };
}
const told = (orderNo: string): Promise<readonly Told[]> =>
  harness.rows<Told>(
    `select payload -> 'values' as values from outbox where key = $1 and channel = 'email'`,
    [`pickup-ready:${orderNo}`],
  );

/** A paid order that is collected in a store. */
async function ordered(by?: string): Promise<{ readonly token: string; readonly orderNo: string }> {
  const token = by ?? (await harness.guest());
  await harness.fill(token);
  const { address_id } = (await choose(token)).body.data as Address;
  const { lock_id } = await harness.lock(token, { address_id });
  const made = await harness.ordered(token, { lock_id, shipping_address_id: address_id });
  await harness.pay(made);
  return { token, orderNo: made.order_no };
}

describe('a store to collect an order in', () => {
  it('is an address to order to, and none of the saved ones', async () => {
    const token = await harness.guest();
    const answer = await choose(token);
    expect(dataOf(answer)).toMatchObject({
      store_id: CHAMPA,
      full_name: 'Asha Rao',
      house: 'Suvarna Champa House',
      street: '14 Champa Lane',
      pincode: '560001',
      state: 'Karnataka',
      is_default: false,
      email: 'asha@example.in',
    });
    expect(await addressesOf(token)).toEqual([]);
    // The first address of a shopper's own is the default, store or not.
    await harness.address(token);
    expect(await addressesOf(token)).toMatchObject([{ is_default: true, pincode: '560001' }]);
  });

  it('is one for a shopper and store, with who was named last', async () => {
    const token = await harness.guest();
    const first = (await choose(token)).body.data as Address;
    const both = await Promise.all([
      choose(token, { full_name: 'Ravi Rao' }),
      choose(token, { full_name: 'Ravi Rao' }),
    ]);
    for (const { body } of both)
      expect(body.data).toMatchObject({ address_id: first.address_id, full_name: 'Ravi Rao' });
    const other = (await choose(token, { store_id: 'in-kamal-court' })).body.data as Address;
    expect(other.address_id).not.toBe(first.address_id);
  });

  it('cannot be changed, made the default or used by another shopper', async () => {
    const token = await harness.guest();
    const { address_id } = (await choose(token)).body.data as Address;
    const act = (action: string, body: object, as = token) =>
      harness.post(`/api/customer/customer_address/${action}/`, { address_id, ...body }, { token: as });
    const home = {
      ...WHO,
      store_id: undefined,
      house: '1',
      street: 'My Street',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560001',
      country_id: 'IN',
    };
    for (const answer of [await act('update', home), await act('set_default', {})])
      expect(answer).toMatchObject({ status: 404, body: { code: 'ADDRESS.NOT_FOUND' } });
    const stranger = await harness.guest();
    await harness.fill(stranger);
    const { lock_id } = await harness.lock(stranger);
    expect(await harness.order(stranger, { lock_id, shipping_address_id: address_id })).toMatchObject({
      body: { code: 'ADDRESS.NOT_FOUND' },
    });
  });

  it.each([
    [{ store_id: 'in-no-such-house' }, 404, 'STORE.NOT_FOUND', undefined],
    [{ store_id: 'x' }, 400, 'REQUEST.INVALID', undefined],
    [{ full_name: '' }, 400, 'ADDRESS.INVALID', { '/full_name': 'Please enter your name' }],
    [
      { mobile: '91-12' },
      400,
      'ADDRESS.INVALID',
      { '/mobile': 'Please enter minimum 10 digits contact number.' },
    ],
    [{ email: undefined }, 400, 'ADDRESS.INVALID', { '/email': expect.any(String) }],
    [{ email: 'nobody' }, 400, 'ADDRESS.INVALID', { '/email': 'Please Enter Valid Email Id' }],
  ])('is refused with %j', async (body, status, code, fields) => {
    const answer = await choose(await harness.guest(), body);
    expect(answer).toMatchObject({ status, body: { code, ...(fields && { fields }) } });
  });

  it('asks a customer for no e-mail address', async () => {
    const token = await signIn();
    expect(dataOf(await choose(token, { email: undefined }))).toMatchObject({ email: '', store_id: CHAMPA });
  });

  it('may be any of ours: their addresses are right by the rules of forms', () => {
    for (const { view } of STORES)
      expect([
        view.store_id,
        checkAddress({ full_name: 'Asha Rao', mobile: '91-9876543210', ...postalAddress(view) }).kind,
      ]).toEqual([view.store_id, 'right']);
  });
});

describe('an order that is collected', () => {
  it('waits in the store, tells its code, and is handed over to a person who says it', async () => {
    const { token, orderNo } = await ordered();
    expect(await harness.details(token, orderNo)).toMatchObject({
      pickup: { store_id: CHAMPA, code: '' },
      shipping_address: { store_id: CHAMPA, house: 'Suvarna Champa House' },
    });
    await toStore(orderNo);
    const { pickup } = await harness.details(token, orderNo);
    expect(pickup?.code).toMatch(/^\d{6}$/);
    const messages = await told(orderNo);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.values).toMatchObject({
      code: pickup?.code,
      store: 'Suvarna Champa House, 14 Champa Lane, Bengaluru, 560001',
    });

    const wrong = String((Number(pickup?.code) + 1) % 1_000_000).padStart(6, '0');
    for (const said of [{}, { pickup_code: wrong }])
      expect(await met(move(orderNo, 'delivered', said))).toBe('409 ORDER.PICKUP_CODE_WRONG');
    expect((await harness.details(token, orderNo)).state).toBe('out_for_delivery');
    expect(dataOf(await move(orderNo, 'delivered', { pickup_code: pickup?.code }))).toMatchObject({
      state: 'delivered',
    });
    expect((await harness.details(token, orderNo)).pickup).toEqual({ store_id: CHAMPA, code: '' });
  });

  it('is not handed over to a person who guesses: after five codes in an hour even the right one waits', async () => {
    const { token, orderNo } = await ordered();
    await toStore(orderNo);
    const { pickup } = await harness.details(token, orderNo);
    const right = Number(pickup?.code);
    const said = (more: number) =>
      move(orderNo, 'delivered', { pickup_code: String((right + more) % 1_000_000).padStart(6, '0') });
    const guesses = await Promise.all([1, 2, 3, 4, 5].map(said));
    expect(guesses.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    expect(await met(said(0))).toBe('429 REQUEST.TOO_MANY');
    harness.now = new Date(harness.now.getTime() + 3_600_001);
    expect((await said(0)).status).toBe(200);
  });

  it('may be called off while it waits there; then its code opens nothing, and one at a door may not', async () => {
    const { token, orderNo } = await ordered();
    await toStore(orderNo);
    const { pickup, can } = await harness.details(token, orderNo);
    expect(can.cancel).toBe(true);
    const cancel = (order: string, by: string) => harness.askCancel(by, order);
    expect(dataOf(await cancel(orderNo, token))).toMatchObject({
      state: 'cancel_requested',
      pickup: { code: '' },
    });
    expect(await met(move(orderNo, 'delivered', { pickup_code: pickup?.code }))).toBe(
      '409 ORDER.STATE_CONFLICT',
    );
    expect((await harness.step(orderNo, 'cancelled')).status).toBe(200);

    const door = await harness.waiting();
    await harness.pay(door.order);
    await toStore(door.order.order_no);
    expect((await harness.details(door.token, door.order.order_no)).can.cancel).toBe(false);
    expect(await met(cancel(door.order.order_no, door.token))).toBe('409 ORDER.STATE_CONFLICT');
  });

  it('is kept for some days: its shopper is reminded once, then it is called off and all of it given back', async () => {
    const { token, orderNo } = await ordered();
    const ready = harness.now;
    await toStore(orderNo);
    const pieces = (await harness.details(token, orderNo)).pickup;
    expect(pieces?.kept_until).toBe('2026-12-08');
    const mails = async (key: string): Promise<number> =>
      (
        await harness.pool.query(`select from outbox where key = $1 and channel = 'email'`, [
          `${key}:${orderNo}`,
        ])
      ).rowCount ?? 0;
    const after = async (days: number, hours = 0) => {
      harness.now = new Date(ready.getTime() + days * 86_400_000 + hours * 3_600_000);
      const jobs = () => [
        remindToCollect(harness.db, harness.now),
        callOffUncollected(harness.db, harness.now),
      ];
      await Promise.all([...jobs(), ...jobs()]);
    };
    await after(COLLECT.remind_after_days - 1);
    expect(await mails('pickup-reminder')).toBe(0);
    // At night no customer is woken.
    await after(COLLECT.remind_after_days, 12);
    expect(await mails('pickup-reminder')).toBe(0);
    for (const days of [COLLECT.remind_after_days + 1, COLLECT.remind_after_days + 2]) await after(days);
    expect(await mails('pickup-reminder')).toBe(1);
    // The last day is the shopper's.
    await after(COLLECT.kept_days, 11);
    expect(await harness.pool.query('select state from orders where order_no = $1', [orderNo])).toMatchObject(
      {
        rows: [{ state: 'out_for_delivery' }],
      },
    );
    await after(COLLECT.kept_days + 1, 1);
    expect(await mails('not-collected')).toBe(1);
    expect(await met(move(orderNo, 'delivered', { pickup_code: pieces?.code }))).toBe(
      '409 ORDER.STATE_CONFLICT',
    );
    const queue = await harness.get(`/staff/request/queue/?q=${orderNo}`, { token: 's'.repeat(40) });
    expect(queue.body.data).toMatchObject({
      results: [
        { kind: 'cancel', state: 'cancel-requested', summary: expect.stringMatching(/not collected/) },
      ],
    });
    await harness.pool.query(
      `insert into payment_captures (provider, provider_payment_id, provider_order_id, subject_kind, subject_id, merchant, amount, currency, kind, source, captured_at) select 'sandbox', 'pay-' || order_no, 'po', 'order', order_no, 'm', payable, 'INR', 'due', 'webhook', now() from orders where order_no = $1`,
      [orderNo],
    );
    expect((await harness.step(orderNo, 'cancelled')).status).toBe(200);
    const { body } = await harness.approveRefund(orderNo);
    const paid = await harness.pool.query<{ payable: string }>(
      'select payable from orders where order_no = $1',
      [orderNo],
    );
    expect(body.data).toMatchObject({ amount_paise: Number(paid.rows[0]?.payable) });
    // No customer chooses that reason.
    const reasons = await harness.get('/api/order/order/reasons/?type=cancel');
    expect(JSON.stringify(reasons.body.data)).not.toContain('not collected');
  });

  it('abroad is called off when its last day is over on the clock there', async () => {
    const { orderNo } = await ordered();
    const ready = harness.now;
    await toStore(orderNo);
    await harness.pool.query(
      `update orders set shipping_address = jsonb_set(shipping_address, '{country_id}', '"US"') where order_no = $1`,
      [orderNo],
    );
    const state = async (days: number) => {
      await callOffUncollected(harness.db, new Date(ready.getTime() + days * 86_400_000 + 60_000));
      const rows = await harness.rows<{ state: string }>('select state from orders where order_no = $1', [
        orderNo,
      ]);
      return rows[0]?.state;
    };
    expect(await state(COLLECT.kept_days + 1)).toBe('out_for_delivery');
    expect(await state(COLLECT.kept_days + 2)).toBe('cancel_requested');
  });

  it('is not said to wait when its last day is over', async () => {
    const ready = harness.now;
    const { orderNo } = await ordered();
    await toStore(orderNo);
    const mails = (): Promise<readonly string[]> =>
      harness.column(
        `select split_part(key, ':', 1) as name from outbox where key like $1 and channel = 'email'`,
        [`%:${orderNo}`],
      );
    // Nobody reminded: the job stood still until the morning after.
    harness.now = new Date(ready.getTime() + COLLECT.kept_days * 86_400_000 + 22 * 3_600_000);
    expect(await remindToCollect(harness.db, harness.now)).toBe(1);
    expect(await mails()).not.toContain('pickup-reminder');
    harness.now = new Date(ready.getTime() + (COLLECT.kept_days + 1) * 86_400_000 + 3_600_000);
    await callOffUncollected(harness.db, harness.now);
    expect(await remindToCollect(harness.db, harness.now)).toBe(0);
    expect(await mails()).toContain('not-collected');
  });

  it('shows its code where its customer has proven who they are; elsewhere it asks for that first', async () => {
    const token = await signIn();
    const made = await ordered(token);
    await toStore(made.orderNo);
    const { pickup } = await harness.details(token, made.orderNo);
    expect(pickup).toMatchObject({ code: expect.stringMatching(/^\d{6}$/) });
    const code = (as: string) =>
      harness.get(`/api/order/order/pickup_code/?order_no=${made.orderNo}`, { token: as });
    expect((await code(token)).body.data).toEqual({ code: pickup?.code });
    const stolen = await signIn({ 'user-agent': NEW_DEVICE });
    const stats = await harness.get(`/api/order/order/stats/?order_no=${made.orderNo}`, { token: stolen });
    for (const seen of [await harness.details(stolen, made.orderNo), stats.body.data as object])
      expect(seen).toMatchObject({ pickup: { code: '', needs_proof: true } });
    expect(await met(code(stolen))).toBe('409 SESSION.PROOF_REQUIRED');
    const guest = await ordered();
    await toStore(guest.orderNo);
    expect(await met(code(guest.token))).toBe('404 ORDER.NOT_FOUND');
  });

  it('shows its code to its shopper and not to the people of the store', async () => {
    const { orderNo } = await ordered();
    await toStore(orderNo);
    const seen = await harness.get(`/staff/order/details/?order_no=${orderNo}`, { token: 's'.repeat(40) });
    expect(seen.body.data).toMatchObject({ pickup: { store_id: CHAMPA, code: '' } });
  });

  it('that goes to a door needs no code', async () => {
    const { token, order } = await harness.waiting();
    await harness.pay(order);
    await toStore(order.order_no);
    expect(await told(order.order_no)).toEqual([]);
    expect((await move(order.order_no, 'delivered')).status).toBe(200);
    expect(await harness.details(token, order.order_no)).not.toHaveProperty('pickup');
  });

  it('goes back to the store by hand, or is fetched at a door: no courier is sent to the store', async () => {
    const back = async (more: (token: string) => Promise<object>) => {
      const { token, orderNo } = await ordered();
      await toStore(orderNo);
      const { pickup } = await harness.details(token, orderNo);
      await move(orderNo, 'delivered', { pickup_code: pickup?.code });
      const { lines } = await harness.details(token, orderNo);
      const body = {
        order_no: orderNo,
        item_ids: [lines[0]?.item_id],
        reason_id: 11,
        ...(await more(token)),
      };
      const asked = await harness.post('/api/order/order/return_request/', body, { token });
      if (asked.status !== 200) return asked.body.code;
      for (const to of ['pickup_scheduled', 'picked_up', 'return_qc'])
        expect((await harness.step(orderNo, to)).status).toBe(200);
      const rows = await harness.rows<{ state: string }>(
        `select p.state from courier_pickups p join order_requests r on r.id::text = p.reference::text where r.order_no = $1`,
        [orderNo],
      );
      return rows;
    };
    expect(await back(() => Promise.resolve({}))).toEqual([]);
    expect(await back(async (token) => ({ pickup_address_id: await harness.address(token) }))).toEqual([
      { state: 'collected' },
    ]);
    const theStore = async (token: string) => {
      const { address_id: id } = (await choose(token)).body.data as Address;
      return { pickup_address_id: id };
    };
    expect(await back(theStore)).toBe('ADDRESS.NOT_FOUND');
  });

  it('is brought to the store with a fault as well, unless a door was chosen: no customer is told of a courier', async () => {
    const accepted = async (more: (token: string) => Promise<object>) => {
      const { token, orderNo } = await ordered();
      await toStore(orderNo);
      const { pickup } = await harness.details(token, orderNo);
      await move(orderNo, 'delivered', { pickup_code: pickup?.code });
      const { lines } = await harness.details(token, orderNo);
      const body = {
        ...{ order_no: orderNo, item_ids: [lines[0]?.item_id], reason_id: 31 },
        ...(await more(token)),
      };
      const asked = await harness.post('/api/order/order/claim/', body, { token });
      const [request] = (asked.body.data as { requests: { request_id: string }[] }).requests;
      const decision = { request_id: request?.request_id, to: 'accepted', decided_by: 'Arjun' };
      expect((await harness.staff('request/decision/', decision)).status).toBe(200);
      const rows = await harness.rows<{ brought: boolean }>(
        `select (payload -> 'values' -> 'isBrought')::boolean as brought from outbox
         where key like $1 and channel = 'email'`,
        [`request-decided:${request?.request_id ?? ''}:%`],
      );
      return rows;
    };
    expect(await accepted(() => Promise.resolve({}))).toEqual([{ brought: true }]);
    const door = async (token: string) => ({ pickup_address_id: await harness.address(token) });
    expect(await accepted(door)).toEqual([{ brought: false }]);
  });

  it('makes no customer a relative of others who collect there, but of a customer who has the same number', async () => {
    const ids = [randomUUID(), randomUUID()];
    const { knownOf } = await import('../referrals/fraud/identity-signals.store.ts');
    const { allSignalsOf } = await import('../referrals/fraud/identity-signals.ts');
    const { similarity } = await import('../referrals/fraud/similarity.ts');
    for (const [index, id] of ids.entries()) {
      await harness.pool.query(
        "insert into customers (id, email, password_hash, first_name, last_name) values ($1, $2, 'x', 'A', 'B')",
        [id, `${id}@suvarna.example`],
      );
      await harness.pool.query(
        `insert into addresses (id, customer_id, full_name, house, street, city, state, pincode, country_id, mobile, store_id, created_at)
         values ($1, $2, 'Asha Rao', 'Suvarna Champa House', '14 Champa Lane', 'Bengaluru', 'Karnataka', '560001', 'IN', $4, $3, now())`,
        [randomUUID(), id, CHAMPA, `91-987654321${index}`],
      );
    }
    const doubts = async () => {
      const [one, other] = (await harness.db.transaction().execute((tx) => knownOf(tx, ids))).map((row) =>
        allSignalsOf(row),
      );
      return one && other && similarity(one, [other]);
    };
    expect(await doubts()).toEqual([]);
    await harness.pool.query(`update addresses set mobile = '91-9876543210' where customer_id = $1`, [
      ids[1],
    ]);
    expect(await doubts()).toEqual(['phone']);
  });
});
