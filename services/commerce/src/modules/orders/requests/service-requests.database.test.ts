import { beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderDetails } from '@suvarna/contracts/orders';
import { NOON, startCheckout, VIEWER } from '../../../../test-support/orders/checkout.fixtures.ts';
import { addDemoCustomer } from '../../../../test-support/identity.fixtures.ts';
import { orderData } from '../personal-data.ts';
import { DRAWN_JPEG, HUGE_JPEG } from '../../../../test-support/drawn-photos.fixtures.ts';
import { JPEG, type Delivered, delivered } from '../delivered.fixtures.ts';
import { met, dataOf } from '../../../../test-support/answers.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const harness = ofSuite(() => startCheckout('service-requests'));

beforeEach(() => harness.reset());

const DAY = 86_400_000;
const NOBODYS = '6d1d9f4e-0000-4000-8000-000000000000';

const resize = ({ token, orderNo, ring }: Delivered, more: object = {}) =>
  harness.post(
    '/api/order/order/resize_request/',
    { order_no: orderNo, items: [{ item_id: ring, size: '14' }], reason_id: 21, ...more },
    { token },
  );
const claim = ({ token, orderNo, plain }: Delivered, more: object = {}) =>
  harness.post(
    '/api/order/order/claim/',
    { order_no: orderNo, item_ids: [plain], reason_id: 31, ...more },
    { token },
  );
const told = async (orderNo: string): Promise<string[]> =>
  (
    await harness.column(
      `select payload->>'template' as type from outbox where payload->'values'->>'orderNo' = $1 and type = 'message.email'`,
      [orderNo],
    )
  ).sort();

describe('another size', () => {
  it('is asked for with a reason, told to its shopper, and shown with the order until it is done', async () => {
    const order = await delivered(harness);
    expect(await harness.details(order.token, order.orderNo)).toMatchObject({
      can: { resize: true, claim: true },
      requests: [],
    });
    const asked = await resize(order);
    expect(dataOf(asked)).toMatchObject({
      requests: [
        {
          kind: 'resize',
          state: 'open',
          reason_id: 21,
          photos: 0,
          items: [{ item_id: order.ring, size: '14' }],
        },
      ],
      can: { resize: false, claim: true },
    });
    const requestId = (asked.body.data as OrderDetails).requests?.[0]?.request_id;

    expect(await met(harness.staff('request/decision/', { request_id: requestId, to: 'done' }))).toBe(
      '409 ORDER.STATE_CONFLICT',
    );
    expect(
      dataOf(
        await harness.staff('request/decision/', {
          request_id: requestId,
          to: 'accepted',
          decided_by: 'Arjun',
          note: 'Tuesday, 10 to 12',
        }),
      ),
    ).toMatchObject({ state: 'accepted' });
    const no = { request_id: requestId, to: 'declined' };
    expect((await harness.staff('request/decision/', { ...no, note: 'Too wide' })).status).toBe(409);
    expect((await harness.staff('request/decision/', { request_id: requestId, to: 'done' })).status).toBe(
      200,
    );
    expect(await harness.details(order.token, order.orderNo)).toMatchObject({
      can: { resize: true },
      requests: [{ state: 'done', state_note: '' }],
    });
    const details = await harness.get(`/staff/request/details/?request_id=${requestId}`, { token: VIEWER });
    expect(details.body.data).toMatchObject({
      kind: 'resize',
      state: 'done',
      history: [
        { state: 'open', actor: 'customer', by: '' },
        { state: 'accepted', by: 'Arjun', note: 'Tuesday, 10 to 12' },
        { state: 'done', by: 'Meera', note: '' },
      ],
    });
    expect((await told(order.orderNo)).filter((name) => name.startsWith('request-'))).toEqual([
      'request-decided',
      'request-decided',
      'request-received',
    ]);
  });

  it.each<[string, (order: Delivered) => object, string]>([
    [
      'a size the design is not made in',
      ({ ring }) => ({ items: [{ item_id: ring, size: 'XL' }] }),
      '400 ORDER.SIZE_UNAVAILABLE',
    ],
    [
      'the size it has',
      ({ ring }) => ({ items: [{ item_id: ring, size: '12' }] }),
      '400 ORDER.SIZE_UNAVAILABLE',
    ],
    [
      'a piece without sizes',
      ({ plain }) => ({ items: [{ item_id: plain, size: '12' }] }),
      '400 ORDER.SIZE_UNAVAILABLE',
    ],
    ['a reason of something else', () => ({ reason_id: 11 }), '400 REQUEST.INVALID'],
    [
      'a piece of another order',
      () => ({ items: [{ item_id: NOBODYS, size: '14' }] }),
      '404 ORDER.NOT_FOUND',
    ],
    ['an address that is not there', () => ({ pickup_address_id: NOBODYS }), '404 ADDRESS.NOT_FOUND'],
  ])('is refused for %s, and nothing is kept', async (_what, more, refusal) => {
    const order = await delivered(harness);
    expect(await met(resize(order, more(order)))).toBe(refusal);
    expect((await harness.details(order.token, order.orderNo)).requests).toEqual([]);
  });

  it('is asked for once at a time: of eight at once one is kept', async () => {
    const order = await delivered(harness);
    const answers = await Promise.all(Array.from({ length: 8 }, () => resize(order)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
  });
});

describe('a claim', () => {
  it('brings pictures for the store’s people alone, and where the piece is fetched', async () => {
    const order = await delivered(harness);
    const asked = await claim(order, {
      photos: [JPEG, JPEG],
      comment: 'A stone is gone',
      pickup_address_id: order.address,
    });
    expect(dataOf(asked)).toMatchObject({ requests: [{ kind: 'claim', state: 'open', photos: 2 }] });
    const requestId = (asked.body.data as OrderDetails).requests?.[0]?.request_id ?? '';
    const details = await harness.get(`/staff/request/details/?request_id=${requestId}`, { token: VIEWER });
    expect(details.body.data).toMatchObject({
      order_no: order.orderNo,
      evidence: {
        comment: 'A stone is gone',
        photos: 2,
        pickup_address: { pincode: '560001' },
        pieces: [{ item_id: order.plain }],
      },
    });

    const photo = (token: string) =>
      harness.app.http.inject({
        method: 'GET',
        url: `/staff/request/photo/?request_id=${requestId}&position=2`,
        headers: { authorization: `Bearer ${token}` },
      });
    const seen = await photo(VIEWER);
    expect([
      seen.statusCode,
      seen.headers['content-type'],
      seen.headers['content-disposition'],
      seen.headers['x-content-type-options'],
    ]).toEqual([200, 'image/jpeg', 'attachment', 'nosniff']);
    expect(seen.rawPayload).toEqual(DRAWN_JPEG);
    expect((await photo(order.token)).statusCode).toBe(404);
  });

  it('has its pictures in the copy of one’s data; they go with the account, unless somebody still needs them', async () => {
    const order = await delivered(harness);
    await claim(order, { photos: [JPEG] });
    await addDemoCustomer(harness.db);
    const { rows: owners } = await harness.pool.query<{ id: string }>(
      `update orders set guest_id = null, customer_id = (select id from customers limit 1)
       where order_no = $1 returning customer_id as id`,
      [order.orderNo],
    );
    const id = owners[0]?.id ?? '';
    const waiting = () =>
      harness.db.transaction().execute((tx) => harness.app.deps.account.obstacles(tx, id));
    const erased = (): Promise<unknown[]> =>
      harness.db.transaction().execute(async (tx) => {
        await orderData.erase?.(tx, id, harness.now);
        return ((await orderData.collect?.(tx, id)) as { photos_of_requests: unknown[] }).photos_of_requests;
      });
    const kept = {
      order_no: order.orderNo,
      kind: 'claim',
      media_type: 'image/jpeg',
      photo: DRAWN_JPEG.toString('base64'),
    };
    // While the store has something to do for a piece, the account does not end.
    expect(await waiting()).toEqual([{ kind: 'requests', count: 1, amount_paise: 0 }]);
    expect(await erased()).toEqual([kept]);
    await expect(harness.pool.query('delete from request_photos')).rejects.toThrow(/stay/);
    await harness.pool.query(`update order_requests set state = 'done' where order_no = $1`, [order.orderNo]);
    expect([await waiting(), await erased()]).toEqual([[], []]);
  });

  it.each([
    ['not what it says it is', { ...JPEG, media_type: 'image/png' }],
    ['no base64', { ...JPEG, data: '<svg onload=alert(1)>' }],
    ['of too many pixels', HUGE_JPEG, 'ORDER.PHOTO_TOO_LARGE'],
    [
      'too large',
      {
        ...JPEG,
        data: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(102_400)]).toString('base64'),
      },
      'REQUEST.INVALID',
    ],
  ])('with a picture that is %s is refused whole', async (_what, photo, code = 'ORDER.PHOTO_INVALID') => {
    const order = await delivered(harness);
    expect(await claim(order, { photos: [photo] })).toMatchObject({ status: 400, body: { code } });
    expect((await harness.details(order.token, order.orderNo)).requests).toEqual([]);
  });

  it('takes three pictures of the largest size in one request', async () => {
    const order = await delivered(harness);
    const large = {
      ...JPEG,
      data: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(102_397)]).toString('base64'),
    };
    expect(dataOf(await claim(order, { photos: [large, large, large] }))).toMatchObject({
      requests: [{ photos: 3 }],
    });
  });

  it('is heard to the last day of the year of warranty, and not after it', async () => {
    const order = await delivered(harness);
    const deliveredBefore = (days: number) =>
      harness.pool.query('update orders set delivered_at = $2 where order_no = $1', [
        order.orderNo,
        new Date(NOON.getTime() - days * DAY),
      ]);
    await deliveredBefore(366);
    expect(await met(claim(order))).toBe('400 ORDER.WARRANTY_OVER');
    expect(await harness.details(order.token, order.orderNo)).toMatchObject({
      can: { resize: false, claim: false },
    });
    await deliveredBefore(365);
    expect((await claim(order)).status).toBe(200);
  });

  describe.each([
    ['another size', resize, 'ring'],
    ['an answer to its fault', claim, 'plain'],
  ] as const)('of a piece that waits for %s', (_what, ask, piece) => {
    const asked = async () => {
      const order = await delivered(harness);
      const answer = await ask(order);
      return { order, requestId: (answer.body.data as OrderDetails).requests?.[0]?.request_id };
    };
    const decide = (requestId: string | undefined, to: string) =>
      harness.staff('request/decision/', { request_id: requestId, to });
    const back = ({ orderNo, token }: Delivered, ...itemIds: string[]) =>
      harness.askReturn(token, orderNo, itemIds);
    const conflict = { status: 409, body: { code: 'ORDER.STATE_CONFLICT' } };

    it('a return waits until the work is done that the store has taken on', async () => {
      const { order, requestId } = await asked();
      await decide(requestId, 'accepted');
      expect(await back(order, order.ring, order.plain)).toMatchObject(conflict);
      expect(await back(order, order[piece])).toMatchObject(conflict);
      expect(await harness.details(order.token, order.orderNo)).toMatchObject({ can: { return: true } });
      await decide(requestId, 'done');
      expect((await back(order, order[piece])).status).toBe(200);
    });

    it('a return takes back what was not answered, and its shopper is told', async () => {
      const { order, requestId } = await asked();
      const { body } = await back(order, order.ring, order.plain);
      expect(body.data).toMatchObject({
        requests: expect.arrayContaining([
          expect.objectContaining({ request_id: requestId, state: 'withdrawn' }),
          expect.objectContaining({ kind: 'return', state: 'open' }),
        ]),
      });
      expect(await told(order.orderNo)).toContain('request-withdrawn');
      expect(await decide(requestId, 'accepted')).toMatchObject(conflict);
      // A customer who keeps the piece after all asks again.
      await harness.post(
        '/api/order/order/return_withdraw/',
        { order_no: order.orderNo },
        { token: order.token },
      );
      expect((await ask(order)).status).toBe(200);
    });

    it('a return and an answer of the store at once: one is first, and the other is told', async () => {
      for (let round = 0; round < 3; round += 1) {
        const { order, requestId } = await asked();
        const answers = await Promise.all([back(order, order[piece]), decide(requestId, 'accepted')]);
        expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      }
    });
  });

  it('about two pieces goes on about the one that is not sent back', async () => {
    const order = await delivered(harness);
    const requestOf = async () =>
      (await harness.details(order.token, order.orderNo)).requests?.find(({ kind }) => kind === 'claim');
    await claim(order, { item_ids: [order.ring, order.plain] });
    const back = {
      order_no: order.orderNo,
      item_ids: [order.ring],
      reason_id: 11,
    };
    await harness.send('/api/order/order/return_request/', back, { token: order.token });
    expect(await requestOf()).toMatchObject({ state: 'open', items: [{ item_id: order.plain }] });
    expect(await told(order.orderNo)).toContain('request-withdrawn');
  });

  it('is not for pieces on their way back, nor for an order that has not come', async () => {
    const order = await delivered(harness);
    const back = await harness.post(
      '/api/order/order/return_request/',
      { order_no: order.orderNo, item_ids: [order.plain], reason_id: 13, photos: [JPEG] },
      { token: order.token },
    );
    expect(dataOf(back)).toMatchObject({ requests: [{ kind: 'return', state: 'open', photos: 1 }] });
    expect(await met(claim(order))).toBe('404 ORDER.NOT_FOUND');
    expect((await resize(order)).status).toBe(200);

    const { token, order: waiting } = await harness.waiting();
    expect(
      await met(
        harness.post(
          '/api/order/order/claim/',
          { order_no: waiting.order_no, item_ids: [order.plain], reason_id: 31 },
          { token },
        ),
      ),
    ).toBe('409 ORDER.STATE_CONFLICT');
  });
});

describe('where pieces are fetched', () => {
  const WAYS = {
    return: ({ plain }: Delivered) => ['return_request/', { item_ids: [plain], reason_id: 11 }] as const,
    claim: ({ plain }: Delivered) => ['claim/', { item_ids: [plain], reason_id: 31 }] as const,
    resize: ({ ring }: Delivered) =>
      ['resize_request/', { items: [{ item_id: ring, size: '14' }], reason_id: 21 }] as const,
  };

  function ask(kind: keyof typeof WAYS, of: Delivered, pickup?: string) {
    const [path, body] = WAYS[kind](of);
    return harness.post(
      `/api/order/order/${path}`,
      { order_no: of.orderNo, ...body, ...(pickup && { pickup_address_id: pickup }) },
      { token: of.token },
    );
  }

  /** What is kept with the requests of an order. */
  const fetchedAt = ({ orderNo }: Delivered): Promise<readonly unknown[]> =>
    harness.column<unknown>('select pickup_address from order_requests where order_no = $1', [orderNo]);

  describe.each(['return', 'claim', 'resize'] as const)('where pieces of a %s are fetched', (kind) => {
    it('is an address of its shopper, kept as it was when it was chosen', async () => {
      const order = await delivered(harness);
      const other = await harness.address(order.token, { house: '7', street: 'Temple Street' });
      expect((await ask(kind, order, other)).status).toBe(200);
      await harness.post(
        '/api/customer/guest_address/delete/',
        { address_id: other },
        { token: order.token },
      );
      expect(await fetchedAt(order)).toMatchObject([{ house: '7', street: 'Temple Street' }]);
    });

    it('is where the order went when nothing is chosen', async () => {
      const order = await delivered(harness);
      expect((await ask(kind, order)).status).toBe(200);
      expect(await fetchedAt(order)).toEqual([null]);
    });

    it('is not told to a guest, in whose browser somebody else may look', async () => {
      const order = await delivered(harness);
      const other = await harness.address(order.token, { house: '7', street: 'Temple Street' });
      const asked = (await ask(kind, order, other)).body.data as OrderDetails;
      expect(asked.requests).toMatchObject([{ kind }]);
      expect(JSON.stringify(asked)).not.toMatch(/Temple Street|Asha Rao|98765/);
    });

    it('is never an address of somebody else, nor one that no courier reaches', async () => {
      const order = await delivered(harness);
      const another = await harness.address(await harness.guest());
      const far = await harness.address(order.token, {
        city: 'Port Blair',
        state: 'Andaman and Nicobar Islands',
        pincode: '744101',
      });
      const abroad = await harness.address(order.token, {
        city: 'London',
        state: 'Greater London',
        pincode: 'SW1A 1AA',
        country_id: 'GB',
        mobile: '44-7911123456',
      });
      expect(await met(ask(kind, order, another))).toBe('404 ADDRESS.NOT_FOUND');
      for (const unserved of [far, abroad])
        expect(await met(ask(kind, order, unserved))).toBe('400 DELIVERY.NOT_SERVICEABLE');
      expect((await harness.details(order.token, order.orderNo)).requests).toEqual([]);
    });
  });
});
