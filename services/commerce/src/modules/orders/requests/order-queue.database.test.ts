import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Queue, QueuedRequestDetails, QueueFigures } from '@suvarna/contracts/requests';
import { NOON, STAFF, startCheckout, VIEWER } from '../../../../test-support/orders/checkout.fixtures.ts';
import { delivered, JPEG, type Delivered } from '../delivered.fixtures.ts';
import { findOrder } from '../rows/order.store.ts';
import { findRequest, requestsOf } from '../rows/request.store.ts';
import { MACHINES, queueStateOf } from './order-request.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const harness = ofSuite(() => startCheckout('order-queue'));
beforeEach(() => harness.reset());

const HOUR = 3_600_000;
const see = <Data>(path: string): Promise<Data> => harness.read(`/staff/request/${path}`, { token: VIEWER });
const queue = async (query: string): Promise<Queue['results']> =>
  (await see<Queue>(`queue/?${query}`)).results;
const one = (id: string) => see<QueuedRequestDetails>(`details/?request_id=${id}`);
const decide = (id: string, to: string, more: object = {}) =>
  harness.post(
    '/staff/request/decision/',
    { request_id: id, to, decided_by: 'Arjun', ...more },
    { token: STAFF },
  );
const ask = (what: string, { token, orderNo }: Delivered, more: object) =>
  harness.post(`/api/order/order/${what}/`, { order_no: orderNo, ...more }, { token });
const idOf = async (orderNo: string, kind: string): Promise<string> =>
  (await queue(`q=${orderNo}&kind=${kind}`))[0]?.request_id ?? '';
const CONFLICT = { status: 409, body: { code: 'ORDER.STATE_CONFLICT' } };

describe('what is asked for orders', () => {
  it('stands in the one queue: by kind, state, order, buyer, guest or customer, and page', async () => {
    const order = await delivered(harness, 'nila@example.in');
    await ask('claim', order, { item_ids: [order.plain], reason_id: 31, photos: [JPEG] });
    await ask('return_request', order, { item_ids: [order.ring], reason_id: 11 });
    const found = await queue(`q=${order.orderNo}`);
    expect(found.map(({ kind, state }) => `${kind} ${state}`).toSorted()).toEqual([
      'claim open',
      'return return-requested',
    ]);
    expect(found[0]).toMatchObject({
      order_no: order.orderNo,
      customer: { guest: true, email: 'nila@example.in', phone: '91-9876543210' },
    });
    expect((await queue('q=nila@example.in')).length).toBe(2);
    expect((await queue('q=98765432&kind=claim')).length).toBeGreaterThan(0);
    expect((await queue(`q=${order.orderNo}&who=customer`)).length).toBe(0);
    expect((await queue(`q=${order.orderNo}&who=guest&state=open`)).map(({ kind }) => kind)).toEqual([
      'claim',
    ]);
    const all = await see<Queue>('queue/?page=1');
    expect(all.count).toBeGreaterThanOrEqual(2);
    expect((await see<Queue>('queue/?page=2')).results).toEqual([]);
    const { kinds } = await see<QueueFigures>('figures/');
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'emi',
        'exchange',
        'buy-back',
        'old-gold',
        'return',
        'cancel',
        'resize',
        'claim',
      ]),
    );
  });

  it('is due by its age, what is late first', async () => {
    const order = await delivered(harness);
    await ask('claim', order, { item_ids: [order.plain], reason_id: 31 });
    await ask('return_request', order, { item_ids: [order.ring], reason_id: 11 });
    const due = await queue(`q=${order.orderNo}&waiting=true`);
    expect(due.map(({ kind, due_at: at }) => [kind, Date.parse(at) - NOON.getTime()])).toEqual([
      ['return', 24 * HOUR],
      ['claim', 48 * HOUR],
    ]);
    harness.now = new Date(NOON.getTime() + 25 * HOUR);
    expect((await queue(`q=${order.orderNo}&overdue=true`)).map(({ kind }) => kind)).toEqual(['return']);
  });

  it('is looked at and decided there, by a name, with a reason; and opened again', async () => {
    const order = await delivered(harness);
    await ask('claim', order, { item_ids: [order.plain], reason_id: 31, photos: [JPEG] });
    const id = await idOf(order.orderNo, 'claim');
    const { summary, decisions, evidence } = await one(id);
    expect(summary).toContain(`of ${order.orderNo}: A stone is loose or missing`);
    expect(evidence).toMatchObject({ photos: 1, pickup_address: { pincode: '560001' } });
    expect(decisions).toEqual([
      { to: 'accepted', reasons: [], needs_note: false },
      { to: 'declined', reasons: [], needs_note: true },
    ]);
    expect(await met(decide(id, 'declined'))).toBe('400 REQUEST.INVALID');
    expect(await met(decide(id, 'accepted', { terms: { more: 1 } }))).toBe(
      '400 CUSTOMER_REQUEST.DECISION_INVALID',
    );
    expect((await decide(id, 'declined', { note: 'It was worn.' })).status).toBe(200);
    expect((await decide(id, 'open')).status).toBe(200);
    expect((await decide(id, 'accepted')).status).toBe(200);
    expect((await one(id)).history.map(({ state, by, note }) => [state, by, note])).toEqual([
      ['open', '', ''],
      ['declined', 'Arjun', 'It was worn.'],
      ['open', 'Arjun', ''],
      ['accepted', 'Arjun', ''],
    ]);
    expect(await met(decide('00000000-0000-4000-8000-000000000000', 'accepted'))).toBe(
      '404 CUSTOMER_REQUEST.NOT_FOUND',
    );
  });

  it('is not opened again for a piece that is asked about otherwise', async () => {
    const order = await delivered(harness);
    await ask('claim', order, { item_ids: [order.plain], reason_id: 31 });
    const id = await idOf(order.orderNo, 'claim');
    await decide(id, 'declined', { note: 'It was worn.' });
    await ask('return_request', order, { item_ids: [order.plain], reason_id: 11 });
    expect(await decide(id, 'open')).toMatchObject(CONFLICT);
  });

  it('of a return goes to its refund, and once it was rejected is looked at again', async () => {
    const order = await delivered(harness);
    await ask('return_request', order, { item_ids: [order.plain], reason_id: 11 });
    const id = await idOf(order.orderNo, 'return');
    expect(await decide(id, 'refund-initiated')).toMatchObject(CONFLICT);
    for (const to of ['pickup-scheduled', 'picked-up', 'return-qc'])
      expect((await decide(id, to)).status).toBe(200);
    expect((await decide(id, 'return-rejected', { note: 'It was worn.' })).status).toBe(200);
    expect((await one(id)).decisions.map(({ to }) => to)).toEqual(['return-qc']);
    expect((await decide(id, 'return-qc')).status).toBe(200);
    // Refunds are taken from what `payments` has captured.
    await harness.pool.query(
      `insert into payment_captures (provider, provider_payment_id, provider_order_id, subject_kind, subject_id, merchant, amount, currency, kind, source, captured_at) values ('sandbox', $1, 'po', 'order', $2, 'm', $3, 'INR', 'due', 'webhook', now())`,
      [`pay-${order.orderNo}`, order.orderNo, 20_000_000],
    );
    const twice = await Promise.all([
      decide(id, 'refund-initiated'),
      decide(id, 'return-rejected', { note: 'No.' }),
    ]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { state, history } = await one(id);
    expect(history.map((step) => step.state)).toEqual([
      'return-requested',
      'pickup-scheduled',
      'picked-up',
      'return-qc',
      'return-rejected',
      'return-qc',
      state,
    ]);
    expect(history.slice(1).map(({ by }) => by)).toEqual(Array.from({ length: 6 }, () => 'Arjun'));
  });

  it('of an earlier return is over while another one goes on', async () => {
    const order = await delivered(harness);
    await ask('return_request', order, { item_ids: [order.plain], reason_id: 11 });
    const first = await idOf(order.orderNo, 'return');
    for (const to of ['pickup-scheduled', 'picked-up', 'return-qc']) await decide(first, to);
    await decide(first, 'return-rejected', { note: 'It was worn.' });
    harness.now = new Date(NOON.getTime() + HOUR);
    await ask('return_request', order, { item_ids: [order.ring], reason_id: 11 });
    expect((await one(first)).decisions).toEqual([]);
    expect(await decide(first, 'return-qc')).toMatchObject(CONFLICT);
    const second = (await queue(`q=${order.orderNo}&state=return-requested`))[0]?.request_id ?? '';
    expect((await decide(second, 'pickup-scheduled')).status).toBe(200);
    expect((await one(first)).state).toBe('return-rejected');
  });

  it('stands in the view where the code says it does', async () => {
    const rows = await harness.rows<{ id: string; state: string; kind: string }>(
      `select request_id as id, state, kind from request_queue where kind in ('cancel', 'return', 'resize', 'claim')`,
    );
    expect(rows.length).toBeGreaterThan(5);
    for (const { id, state } of rows) {
      const request = await findRequest(harness.db, id);
      const order = request && (await findOrder(harness.db, request.order_no));
      expect(request && order && queueStateOf(request, order)).toBe(state);
    }
    expect(await requestsOf(harness.db, 'SV-NOTHERE00')).toEqual([]);
  });

  it.each(['return', 'cancel'] as const)(
    'of a %s becomes what its order may become, by the same',
    async (kind) => {
      const { arrows, first, states } = MACHINES[kind];
      const rows = await harness.rows<{ arrow: string }>(
        `select replace(from_state || '>' || to_state || ' ' || replace(actor, 'shopper', 'customer'), '_', '-') as arrow
         from order_transitions where from_state = any($1) and to_state = any($1) and to_state <> $2`,
        [Object.keys(states).map((state) => state.replaceAll('-', '_')), first.replaceAll('-', '_')],
      );
      const drawn = arrows.flatMap(({ from, to, by, as }) =>
        as === undefined ? [`${from}>${to} ${by}`] : [],
      );
      expect(drawn.toSorted()).toEqual(rows.map(({ arrow }) => arrow).toSorted());
    },
  );

  it('has its pictures at the queue’s call, whatever kind it is of', async () => {
    const order = await delivered(harness);
    await ask('claim', order, { item_ids: [order.plain], reason_id: 31, photos: [JPEG] });
    const id = await idOf(order.orderNo, 'claim');
    const picture = async (requestId: string, position: number): Promise<number> =>
      (
        await harness.app.http.inject({
          url: `/staff/request/photo/?request_id=${requestId}&position=${position}`,
          headers: { authorization: `Bearer ${VIEWER}` },
        })
      ).statusCode;
    expect([await picture(id, 1), await picture(id, 2), await picture('RQ-0000000000', 1)]).toEqual([
      200, 404, 404,
    ]);
  });
});
