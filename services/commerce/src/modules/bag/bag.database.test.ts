import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Cart } from '@suvarna/contracts/bag';
import type { BagTotals } from '@suvarna/contracts/checkout';
import fc from 'fast-check';
import { PLAIN, READY, SIZED } from '../../../test-support/catalogue.fixtures.ts';
import { startService, type Answer, type Service } from '../../../test-support/service.fixtures.ts';

let service: Service;
let token: string;

beforeAll(async () => {
  service = await startService('bag');
});
afterAll(() => service.stop());
beforeEach(async () => {
  Object.assign(service.fakeStock, { rateVersion: 1, fxVersion: 1 });
  service.fakeStock.unitPaise = 5_184_500;
  token = await service.guest();
});

const cart = (answer: Answer): Cart => answer.body.data;
const add = (body: object, headers: Record<string, string> = {}) =>
  service.post('/api/customer/cart/add/', body, { token, headers });
const list = async (): Promise<Cart> => cart(await service.get('/api/customer/cart/list/', { token }));

describe('the bag', () => {
  it('is empty at first and has prices from the catalogue afterwards', async () => {
    expect(await list()).toMatchObject({ items: [], count: 0 });
    const answer = await add({ product_id: PLAIN, quantity: 2 });
    expect(answer.status).toBe(200);
    expect(cart(answer)).toMatchObject({
      count: 2,
      items: [
        {
          quantity: 2,
          karat: 18,
          colour: 'yellow',
          size: '',
          unit_price_paise: 5_184_500,
          line_price_paise: 10_369_000,
          line_price: '103690.00',
          available: true,
          max_quantity: 10,
          price_notice: null,
        },
      ],
      totals: {
        product_total_paise: 10_369_000,
        total_payable: '103690.00',
        item_count: 2,
        currency: 'INR',
        rate_version: 1,
      },
    });
  });

  it('counts the same options together and other options apart', async () => {
    await add({ product_id: PLAIN, quantity: 1 });
    await add({ product_id: PLAIN, quantity: 2 });
    await add({ product_id: PLAIN, quantity: 1, karat: 22 });
    expect((await list()).items.map(({ karat, quantity }) => [karat, quantity])).toEqual([
      [18, 3],
      [22, 1],
    ]);
  });

  it('asks for a size where the design has sizes', async () => {
    expect(await add({ product_id: SIZED, quantity: 1 })).toMatchObject({
      status: 400,
      body: { code: 'BAG.SIZE_REQUIRED', msg: 'Please select size' },
    });
    expect((await add({ product_id: SIZED, quantity: 1, size: '12' })).status).toBe(200);
  });

  it('takes what a SKU names for options left out, and refuses a SKU of something else', async () => {
    expect((await add({ product_id: SIZED, quantity: 1, sku: 'RG00012-22R-14' })).status).toBe(200);
    expect((await list()).items).toMatchObject([
      {
        sku: 'RG00012-22R-14',
        karat: 22,
        colour: 'rose',
        size: '14',
        size_names: { uk: 'N½', us: '7', eu: '54' },
      },
    ]);
    for (const [product_id, sku] of [
      [PLAIN, 'RG00003-18Y'],
      [PLAIN, 'nonsense'],
      [SIZED, 'RG00012-18Y'],
    ] as const)
      expect(await add({ product_id, quantity: 1, sku })).toMatchObject({ status: 400 });
    expect(await add({ product_id: PLAIN, quantity: 1, karat: 22, sku: 'RG00007-18Y' })).toMatchObject({
      status: 400,
      body: { code: 'BAG.OPTION_UNAVAILABLE' },
    });
    expect((await list()).count).toBe(1);
  });

  it('keeps words for a piece and makes it another piece with them, made for the order', async () => {
    expect((await add({ product_id: READY, quantity: 3 })).status).toBe(200);
    expect((await add({ product_id: READY, quantity: 1, engraving: ' Asha  ♥ ' })).status).toBe(200);
    expect((await add({ product_id: READY, quantity: 4, engraving: 'Asha ♥' })).status).toBe(200);
    const { items } = await list();
    expect(items.map(({ engraving, quantity, max_quantity: most }) => [engraving, quantity, most])).toEqual([
      [undefined, 3, 3],
      ['Asha ♥', 5, 10],
    ]);
  });

  it.each([
    ['PLAIN has no room for them', PLAIN, 'Asha', 'BAG.ENGRAVING_UNAVAILABLE'],
    ['are too many', READY, 'x'.repeat(16), 'BAG.ENGRAVING_INVALID'],
    ['cannot be cut', READY, '<b>', 'BAG.ENGRAVING_INVALID'],
  ])('refuses words that %s', async (_why, product_id, engraving, code) => {
    expect(await add({ product_id, quantity: 1, engraving })).toMatchObject({ status: 400, body: { code } });
    expect((await list()).count).toBe(0);
  });

  it('keeps a gift note with a line: the last one told, another by an update, none when it is emptied', async () => {
    const note = async () => (await list()).items.map(({ gift_note: words }) => words);
    await add({ product_id: PLAIN, quantity: 1, gift_note: 'For Maa' });
    await add({ product_id: PLAIN, quantity: 1 });
    expect(await note()).toEqual(['For Maa']);
    const item = cart(await add({ product_id: PLAIN, quantity: 1, gift_note: ' For Asha ' })).items[0];
    expect(await note()).toEqual(['For Asha']);
    await service.post('/api/customer/cart/update/', { item_id: item?.item_id, gift_note: '' }, { token });
    expect((await list()).items).toMatchObject([{ quantity: 3 }]);
    expect(await note()).toEqual([undefined]);
    expect(
      await service.post(
        '/api/customer/cart/update/',
        { item_id: item?.item_id, gift_note: 'x'.repeat(241) },
        { token },
      ),
    ).toMatchObject({ status: 400 });
  });

  it('never holds more than stock, nor more than ten of a line', async () => {
    expect((await add({ product_id: READY, quantity: 3 })).status).toBe(200);
    expect(await add({ product_id: READY, quantity: 1 })).toMatchObject({
      status: 400,
      body: { code: 'BAG.ITEM_OUT_OF_STOCK' },
    });
    expect((await add({ product_id: PLAIN, quantity: 9 })).status).toBe(200);
    expect(await add({ product_id: PLAIN, quantity: 2 })).toMatchObject({
      status: 400,
      body: { code: 'BAG.QUANTITY_TOO_LARGE' },
    });
    expect((await list()).count).toBe(12);
  });

  it('changes and removes a line', async () => {
    const item = cart(await add({ product_id: PLAIN, quantity: 1 })).items[0];
    expect(
      cart(
        await service.post('/api/customer/cart/update/', { item_id: item?.item_id, quantity: 4 }, { token }),
      ).count,
    ).toBe(4);
    expect(
      cart(await service.post('/api/customer/cart/remove/', { item_id: item?.item_id }, { token })).items,
    ).toEqual([]);
    expect(
      await service.post('/api/customer/cart/remove/', { item_id: item?.item_id }, { token }),
    ).toMatchObject({ status: 404, body: { code: 'BAG.ITEM_NOT_FOUND' } });
  });

  it('says what moved when the gold rate changes, until the shopper touches the line', async () => {
    const item = cart(await add({ product_id: PLAIN, quantity: 1 })).items[0];
    service.fakeStock.rateVersion = 2;
    service.fakeStock.unitPaise = 5_300_000;
    expect((await list()).items[0]).toMatchObject({
      unit_price_paise: 5_300_000,
      price_notice: { old_paise: 5_184_500, new_paise: 5_300_000, reason: 'gold-rate' },
    });
    await service.post('/api/customer/cart/update/', { item_id: item?.item_id, quantity: 1 }, { token });
    expect((await list()).items[0]?.price_notice).toBeNull();
  });

  it('says so, too, when the exchange rate moved and gold did not', async () => {
    const abroad = { token, headers: { currency_code: 'GBP' } };
    await service.post('/api/customer/cart/add/', { product_id: PLAIN, quantity: 1 }, abroad);
    Object.assign(service.fakeStock, { fxVersion: 2, unitPaise: 5_300_000 });
    const item = cart(await service.get('/api/customer/cart/list/', abroad)).items[0];
    expect(item?.price_notice).toEqual({
      old: '518.00',
      old_paise: 51_800,
      new: '530.00',
      new_paise: 53_000,
      reason: 'exchange-rate',
    });
  });

  it('leaves a line that can no longer be had out of the sums', async () => {
    const item = cart(await add({ product_id: READY, quantity: 3 })).items[0];
    await service.pool.query('update cart_lines set quantity = 5 where id = $1', [item?.item_id]);
    const totals = (await service.get('/api/customer/cart/totals/?pincode=560001', { token })).body
      .data as BagTotals;
    expect(totals).toMatchObject({ item_count: 5, total_payable_paise: 0 });
    expect((await list()).items[0]).toMatchObject({ available: false, max_quantity: 3 });
  });

  it("is no other shopper's: a foreign line is not found", async () => {
    const item = cart(await add({ product_id: PLAIN, quantity: 1 })).items[0];
    const stranger = await service.guest();
    for (const [path, body] of [
      ['update', { item_id: item?.item_id, quantity: 9 }],
      ['remove', { item_id: item?.item_id }],
    ] as const) {
      expect(await service.post(`/api/customer/cart/${path}/`, body, { token: stranger })).toMatchObject({
        status: 404,
        body: { code: 'BAG.ITEM_NOT_FOUND' },
      });
    }
    expect((await list()).count).toBe(1);
  });
});

describe('races on one bag', () => {
  it('loses none of concurrent additions', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => add({ product_id: PLAIN, quantity: 1 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await list()).count).toBe(10);
  });

  it('would lose some if additions read first and wrote afterwards: the race is real', async () => {
    const item = cart(await add({ product_id: PLAIN, quantity: 1 })).items[0];
    const naively = async (allHaveRead: Promise<unknown>, hasRead: () => void): Promise<void> => {
      const { rows } = await service.pool.query<{ quantity: number }>(
        'select quantity from cart_lines where id = $1',
        [item?.item_id],
      );
      hasRead();
      await allHaveRead;
      await service.pool.query('update cart_lines set quantity = $2 where id = $1', [
        item?.item_id,
        (rows[0]?.quantity ?? 0) + 1,
      ]);
    };
    const reads = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
    const allHaveRead = Promise.all(reads.map(({ promise }) => promise));
    await Promise.all(reads.map(({ resolve }) => naively(allHaveRead, resolve)));
    expect((await list()).count).toBe(2);
  });

  it('sells no more than there is, however many ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => add({ product_id: READY, quantity: 1 })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect((await list()).count).toBe(3);
  });

  it('has one effect for twenty requests with one key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        add({ product_id: PLAIN, quantity: 1 }, { 'idempotency-key': 'twenty-times' }),
      ),
    );
    expect((await list()).count).toBe(1);
    const done = answers.filter(({ status }) => status === 200);
    const waiting = answers.filter(({ status }) => status === 409);
    expect(done.length).toBeGreaterThan(0);
    expect(done.length + waiting.length).toBe(20);
    expect(new Set(done.map((answer) => cart(answer).count))).toEqual(new Set([1]));
    for (const answer of waiting)
      expect(answer).toMatchObject({ body: { code: 'REQUEST.IN_FLIGHT' }, headers: { 'retry-after': '1' } });
  });
});

describe('a repeated request', () => {
  it('gets the first answer again', async () => {
    const first = await add({ product_id: PLAIN, quantity: 1 }, { 'idempotency-key': 'k-1' });
    await add({ product_id: PLAIN, quantity: 1 });
    const again = await add({ quantity: 1, product_id: PLAIN }, { 'idempotency-key': 'k-1' });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toEqual(first.body);
    expect((await list()).count).toBe(2);
  });

  it('with another body is refused', async () => {
    await add({ product_id: PLAIN, quantity: 1 }, { 'idempotency-key': 'k-1' });
    expect(await add({ product_id: PLAIN, quantity: 2 }, { 'idempotency-key': 'k-1' })).toMatchObject({
      status: 422,
      body: { code: 'REQUEST.IDEMPOTENCY_KEY_REUSED' },
    });
  });

  it('of a refusal is refused again without looking', async () => {
    await add({ product_id: READY, quantity: 4 }, { 'idempotency-key': 'k-1' });
    const again = await add({ product_id: READY, quantity: 4 }, { 'idempotency-key': 'k-1' });
    expect(again).toMatchObject({
      status: 400,
      body: { code: 'BAG.ITEM_OUT_OF_STOCK' },
      headers: { 'idempotent-replayed': 'true' },
    });
  });

  it("does not meet another shopper's key", async () => {
    await add({ product_id: PLAIN, quantity: 1 }, { 'idempotency-key': 'k-1' });
    const stranger = await service.guest();
    const answer = await service.post(
      '/api/customer/cart/add/',
      { product_id: PLAIN, quantity: 3 },
      { token: stranger, headers: { 'idempotency-key': 'k-1' } },
    );
    expect(cart(answer).count).toBe(3);
  });

  it('runs when the owner of its claim died', async () => {
    await add({ product_id: PLAIN, quantity: 1 }, { 'idempotency-key': 'k-1' });
    await service.pool.query(
      `update idempotency_keys set status = null, answer = null, leased_until = now() - interval '1 second' where key = 'k-1'`,
    );
    expect((await add({ product_id: PLAIN, quantity: 1 }, { 'idempotency-key': 'k-1' })).status).toBe(200);
    expect((await list()).count).toBe(2);
  });
});

describe('a malformed request', () => {
  const wrong = fc.oneof(
    fc.record({
      product_id: fc.constant(PLAIN),
      quantity: fc.oneof(
        fc.integer({ max: 0 }),
        fc.integer({ min: 11 }),
        fc.double({ noInteger: true, noNaN: true }),
        fc.string(),
        fc.constant(null),
        fc.constant([1]),
        fc.constant(true),
      ),
    }),
    fc.record({
      product_id: fc.oneof(
        fc.integer({ max: 0 }),
        fc.string(),
        fc.constant(null),
        fc.constant({}),
        fc.double({ noInteger: true, noNaN: true }),
      ),
      quantity: fc.constant(1),
    }),
    fc.record({ product_id: fc.constant(PLAIN), quantity: fc.constant(1), price: fc.integer() }),
    fc.record({
      product_id: fc.constant(PLAIN),
      quantity: fc.constant(1),
      size: fc.oneof(fc.integer(), fc.string({ minLength: 13 })),
    }),
    fc.record({ product_id: fc.constant(PLAIN), quantity: fc.constant(1), owner: fc.uuid() }),
    fc.constantFrom([], null, 'text', 7, true, {}),
  );

  it('is refused with a code and changes nothing', async () => {
    await add({ product_id: PLAIN, quantity: 2 });
    await fc.assert(
      fc.asyncProperty(wrong, async (body) => {
        const answer = await add(body as object);
        expect(answer.status).toBe(400);
        expect(answer.body).toMatchObject({
          error: true,
          code: 'REQUEST.INVALID',
          data: null,
          status_code: 400,
        });
      }),
      { numRuns: 150 },
    );
    expect((await list()).count).toBe(2);
  });

  it('names the fields it refuses', async () => {
    expect((await add({ product_id: 'x', quantity: 1, colour: 'yellow', price: 1 })).body.fields).toEqual({
      '/product_id': expect.any(String),
      '/price': 'is not known here',
    });
  });
});
