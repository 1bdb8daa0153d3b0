import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Queue, QueuedRequestDetails } from '@suvarna/contracts/requests';
import { pino } from 'pino';
import {
  STAFF,
  startCheckout,
  VIEWER,
  type CheckoutHarness,
} from '../../../../test-support/orders/checkout.fixtures.ts';
import {
  SANDBOX_SECRETS,
  startSandbox,
  type RunningSandbox,
} from '../../../../test-support/sandbox.fixtures.ts';
import { sendPickups } from '../../shipping/courier/send-pickups.ts';
import { delivered, type Delivered } from '../delivered.fixtures.ts';

let harness: CheckoutHarness;
let sandbox: RunningSandbox;
const authorization = `Basic ${Buffer.from(`${SANDBOX_SECRETS.SANDBOX_KEY_ID}:${SANDBOX_SECRETS.SANDBOX_KEY_SECRET}`).toString('base64')}`;
beforeAll(async () => {
  // No webhook of the courier is listened to.
  sandbox = await startSandbox('http://127.0.0.1:9');
  harness = await startCheckout('pickups', { ...SANDBOX_SECRETS, SANDBOX_URL: sandbox.url });
});
afterAll(async () => {
  await harness.stop();
  await sandbox.stop();
});
beforeEach(async () => {
  await harness.reset();
  await control({ away: false });
});

const HOUR = 3_600_000;
const control = (body: object) =>
  fetch(`${sandbox.url}/control/courier`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
/** What the courier knows of a pickup. */
async function atCourier(reference: string): Promise<string | undefined> {
  const answer = await fetch(`${sandbox.url}/list/courier`, { headers: { authorization } });
  const { pickups } = (await answer.json()) as { pickups: { reference: string; state: string }[] };
  return pickups.find((pickup) => pickup.reference === reference)?.state;
}
const send = (): Promise<number> => sendPickups({ ...harness.app.deps, log: pino({ level: 'silent' }) });
const see = <Data>(path: string): Promise<Data> => harness.read(`/staff/request/${path}`, { token: VIEWER });
const queue = async (query: string) => (await see<Queue>(`queue/?${query}`)).results;
const one = (id: string) => see<QueuedRequestDetails>(`details/?request_id=${id}`);
const withdraw = ({ token, orderNo }: Delivered) =>
  harness.post('/api/order/order/return_withdraw/', { order_no: orderNo }, { token });

/** A return that a courier is to fetch. */
async function planned(): Promise<{ order: Delivered; id: string }> {
  const order = await delivered(harness);
  const body = { order_no: order.orderNo, item_ids: [order.plain], reason_id: 11 };
  await harness.post('/api/order/order/return_request/', body, { token: order.token });
  await harness.step(order.orderNo, 'pickup_scheduled');
  const [request] = await queue(`q=${order.orderNo}`);
  return { order, id: request?.request_id ?? '' };
}

describe('a pickup', () => {
  it('is told to the courier once, and called off when the return is taken back; then nothing waits', async () => {
    const { order, id } = await planned();
    expect(await send()).toBe(1);
    expect(await send()).toBe(0);
    expect([await atCourier(id), (await one(id)).evidence['pickup']]).toEqual(['booked', 'booked']);
    expect((await withdraw(order)).status).toBe(200);
    // The store's people see it until the courier says that no courier comes.
    const [waiting] = await queue(`q=${order.orderNo}&waiting=true`);
    expect(waiting).toMatchObject({ request_id: id, state: 'return-withdrawn' });
    expect(Date.parse(waiting?.due_at ?? '') - harness.now.getTime()).toBe(2 * HOUR);
    await send();
    expect([await atCourier(id), (await one(id)).evidence['pickup']]).toEqual(['cancelled', 'cancelled']);
    expect(await queue(`q=${order.orderNo}&waiting=true`)).toEqual([]);
    const rows = await harness.rows('select address from courier_pickups where reference = $1', [id]);
    expect(rows).toEqual([{ address: null }]);
  });

  it('that was called off before anybody was told of it is never made', async () => {
    const { order, id } = await planned();
    await withdraw(order);
    await send();
    expect(await atCourier(id)).toBe('cancelled');
    expect((await one(id)).evidence['pickup']).toBe('cancelled');
  });

  it('is called off later while the courier is away, or by telephone by a name', async () => {
    const { order, id } = await planned();
    await send();
    await control({ away: true });
    await withdraw(order);
    expect(await send()).toBe(0);
    expect((await one(id)).decisions.map(({ to }) => to)).toEqual(['picked-up', 'pickup-called-off']);
    const decision = { request_id: id, to: 'pickup-called-off', decided_by: 'Arjun', note: 'By telephone' };
    expect((await harness.post('/staff/request/decision/', decision, { token: STAFF })).status).toBe(200);
    expect((await one(id)).history.at(-1)).toMatchObject({
      state: 'pickup-called-off',
      by: 'Arjun',
      note: 'By telephone',
    });
    expect(await queue(`q=${order.orderNo}&waiting=true`)).toEqual([]);
    await control({ away: false });
    harness.now = new Date(harness.now.getTime() + HOUR);
    expect(await send()).toBe(0);
  });

  it('is told again after the courier was away', async () => {
    const { order, id } = await planned();
    await send();
    await control({ away: true });
    await withdraw(order);
    await send();
    await control({ away: false });
    harness.now = new Date(harness.now.getTime() + HOUR);
    expect(await send()).toBe(1);
    expect(await atCourier(id)).toBe('cancelled');
  });

  it('that came too late stays with the store’s people, who let the return go on', async () => {
    const { order, id } = await planned();
    await send();
    await control({ collected: id });
    await withdraw(order);
    await send();
    expect((await one(id)).evidence['pickup']).toBe('collected');
    expect((await queue(`q=${order.orderNo}&waiting=true`)).length).toBe(1);
    expect((await harness.step(order.orderNo, 'picked_up')).status).toBe(200);
    expect(await one(id)).toMatchObject({ state: 'picked-up' });
  });

  it('of which a booking and a change of mind are told at once ends called off', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { order, id } = await planned();
      await Promise.all([send(), withdraw(order)]);
      harness.now = new Date(harness.now.getTime() + HOUR);
      await send();
      expect([await atCourier(id), (await one(id)).evidence['pickup']]).toEqual(['cancelled', 'cancelled']);
    }
  });
});
