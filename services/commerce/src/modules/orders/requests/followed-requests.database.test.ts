import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderStats, Tracked } from '@suvarna/contracts/orders';
import { NOON, startCheckout } from '../../../../test-support/orders/checkout.fixtures.ts';
import { delivered, JPEG, type Delivered } from '../delivered.fixtures.ts';
import { dropEndedTracking } from '../reading/tracking.store.ts';
import { met, dataOf } from '../../../../test-support/answers.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const harness = ofSuite(() => startCheckout('followed-requests'));
let count = 0;

beforeEach(() => harness.reset());

const TRACK = '/api/order/order/track/';
const KINDS = ['return', 'claim', 'resize'] as const;
type Kind = (typeof KINDS)[number];
type Followed = Delivered & { readonly code: string };

/** A guest's order, and the token of a person who read the letter with the code. */
async function followed(): Promise<Followed> {
  count += 1;
  harness.now = NOON;
  const contact = `follow-${count}@example.in`;
  const order = await delivered(harness, contact);
  await harness.post(TRACK, { order_no: order.orderNo, contact });
  const rows = await harness.rows<{ code: string }>(
    `select payload->'values'->>'code' as code from outbox where payload->>'to' = $1 and payload->>'template' = 'one-time-code'`,
    [contact],
  );
  const answer = await harness.post(TRACK, { order_no: order.orderNo, contact, otp: rows[0]?.code ?? '' });
  return { ...order, code: (answer.body.data as Tracked).tracking_token };
}

function ask(kind: Kind, of: Delivered, token: string | undefined, more: object = {}) {
  const [path, body] = {
    return: ['return_request/', { item_ids: [of.plain], reason_id: 11 }],
    claim: ['claim/', { item_ids: [of.plain], reason_id: 31 }],
    resize: ['resize_request/', { items: [{ item_id: of.ring, size: '14' }], reason_id: 21 }],
  }[kind] as [string, object];
  return harness.post(
    `${TRACK}${path}`,
    { order_no: of.orderNo, ...body, ...more },
    token === undefined ? {} : { token },
  );
}
const stats = ({ orderNo, code }: Followed): Promise<OrderStats> =>
  harness.read(`/api/order/order/stats/?order_no=${orderNo}`, { token: code });

describe('of an order that is followed by a code', () => {
  it.each(KINDS)('a %s is asked for, and seen by a reader who follows it and by its owner', async (kind) => {
    const order = await followed();
    expect((await stats(order)).can).toEqual({
      cancel: false,
      return: true,
      withdraw_return: false,
      resize: true,
      claim: true,
    });
    const asked = await ask(kind, order, order.code, kind === 'resize' ? {} : { photos: [JPEG] });
    expect(dataOf(asked)).toMatchObject({
      requests: [{ kind, state: 'open', photos: kind === 'resize' ? 0 : 1 }],
    });
    // The other piece may have a fault as well.
    expect(await stats(order)).toMatchObject({ can: { [kind]: kind === 'claim' }, requests: [{ kind }] });
    expect((await harness.details(order.token, order.orderNo)).requests).toMatchObject([{ kind }]);
    // Once, from wherever it is asked.
    expect((await ask(kind, order, order.code)).status).toBe(409);
  });

  it('a return is taken back, by its code and by no other, until its pieces are picked up', async () => {
    const [order, other] = [await followed(), await followed()];
    const withdraw = (token: string) =>
      harness.post(`${TRACK}return_withdraw/`, { order_no: order.orderNo }, { token });
    const conflict = { status: 409, body: { code: 'ORDER.STATE_CONFLICT' } };
    expect(await withdraw(order.code)).toMatchObject(conflict);
    await ask('return', order, order.code);
    expect(await stats(order)).toMatchObject({
      state: 'return_requested',
      can: { withdraw_return: true },
      return_until: '2026-12-08',
    });
    expect(await met(withdraw(other.code))).toBe('404 ORDER.NOT_FOUND');
    expect(dataOf(await withdraw(order.code))).toMatchObject({
      state: 'return_withdrawn',
      can: { return: true, withdraw_return: false },
      requests: [{ kind: 'return', state: 'withdrawn' }],
    });
    expect(await withdraw(order.code)).toMatchObject(conflict);
    // Of several returns the newest is the one that goes on.
    harness.now = new Date(harness.now.getTime() + 1_000);
    await ask('return', order, order.code);
    for (const to of ['pickup_scheduled', 'picked_up']) await harness.step(order.orderNo, to);
    expect(await withdraw(order.code)).toMatchObject(conflict);
  });

  it('a decision and what is said with it are read there, and the letter leads there', async () => {
    const order = await followed();
    const asked = (await ask('claim', order, order.code)).body.data as OrderStats;
    const requestId = asked.requests?.[0]?.request_id;
    await harness.staff('request/decision/', { request_id: requestId, to: 'accepted', note: 'On Tuesday' });
    expect(await stats(order)).toMatchObject({ requests: [{ state: 'accepted', state_note: 'On Tuesday' }] });
    const rows = await harness.rows<{ guest: boolean }>(
      `select (payload->'values'->>'isGuest')::boolean as guest from outbox where payload->'values'->>'orderNo' = $1 and payload->>'template' like 'request-%'`,
      [order.orderNo],
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every(({ guest }) => guest)).toBe(true);
  });

  it('nothing is told of who gets it, or where it is fetched', async () => {
    const order = await followed();
    await harness.post(
      '/api/order/order/claim/',
      { order_no: order.orderNo, item_ids: [order.plain], reason_id: 31, pickup_address_id: order.address },
      { token: order.token },
    );
    expect(JSON.stringify(await stats(order))).not.toMatch(/Rao|Residency|pickup_address|follow-/);
  });

  it.each(KINDS)('no %s is asked for by the code of another order, or by none', async (kind) => {
    const order = await followed();
    const other = await followed();
    for (const token of [other.code, 'x'.repeat(43), undefined])
      expect(await met(ask(kind, order, token))).toBe('404 ORDER.NOT_FOUND');
    // Nor another's pieces under the number of one's own order.
    expect(await met(ask(kind, { ...other, plain: order.plain, ring: order.ring }, other.code))).toBe(
      '404 ORDER.NOT_FOUND',
    );
    for (const each of [order, other]) expect((await stats(each)).requests).toEqual([]);
  });

  it('a code that has run out asks for nothing', async () => {
    const order = await followed();
    harness.now = new Date(NOON.getTime() + 121 * 60_000);
    for (const kind of KINDS) expect(await met(ask(kind, order, order.code))).toBe('404 ORDER.NOT_FOUND');
  });

  it('no courier is sent to another address by a code, and no money goes into a wallet', async () => {
    const order = await followed();
    const own = await harness.address(await harness.guest());
    for (const address of [order.address, own])
      expect(await met(ask('claim', order, order.code, { pickup_address_id: address }))).toBe(
        '404 ADDRESS.NOT_FOUND',
      );
    expect(await met(ask('return', order, order.code, { refund_to: 'credits' }))).toBe(
      '400 ORDER.NOT_AS_CREDITS',
    );
  });

  it.each([
    ['no picture', { ...JPEG, data: '<svg onload=alert(1)>' }, 'ORDER.PHOTO_INVALID'],
    [
      'too large',
      {
        ...JPEG,
        data: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(102_400)]).toString('base64'),
      },
      'REQUEST.INVALID',
    ],
  ])('a picture that is %s is refused whole', async (_what, photo, code) => {
    const order = await followed();
    expect(await ask('claim', order, order.code, { photos: [photo] })).toMatchObject({
      status: 400,
      body: { code },
    });
    expect((await ask('claim', order, order.code, { photos: [JPEG, JPEG, JPEG, JPEG] })).status).toBe(400);
    expect((await stats(order)).requests).toEqual([]);
  });

  it('so much is asked for its pieces in a day, from wherever it is asked, and not more', async () => {
    const order = await followed();
    await harness.pool.query(`insert into allowances (name, used, ends_at) values ($1, 19, $2)`, [
      `order-requests:${order.orderNo}`,
      new Date(harness.now.getTime() + 3_600_000),
    ]);
    // One that is refused counts for nothing.
    expect((await ask('return', order, order.code, { reason_id: 99 })).status).toBe(400);
    expect((await ask('return', order, order.code)).status).toBe(200);
    await harness.post(`${TRACK}return_withdraw/`, { order_no: order.orderNo }, { token: order.code });
    const mails = async () =>
      (
        await harness.pool.query(`select from outbox where payload->'values'->>'orderNo' = $1`, [
          order.orderNo,
        ])
      ).rowCount;
    const before = await mails();
    for (const kind of KINDS) expect(await met(ask(kind, order, order.code))).toBe('429 REQUEST.TOO_MANY');
    expect(await mails()).toBe(before);
    harness.now = new Date(harness.now.getTime() + 3_600_001);
    expect((await ask('claim', order, order.code)).status).toBe(200);
  });

  it('is followed no longer when its code is over, which is then forgotten', async () => {
    const order = await followed();
    const kept = async () => (await harness.pool.query('select from order_tracking')).rowCount;
    const before = await kept();
    await dropEndedTracking(harness.db, harness.now);
    expect([await kept(), (await stats(order)).order_no]).toEqual([before, order.orderNo]);
    await dropEndedTracking(harness.db, new Date(harness.now.getTime() + 121 * 60_000));
    expect(await kept()).toBe(0);
  });
});
