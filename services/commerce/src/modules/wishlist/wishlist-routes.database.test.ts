import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Cart } from '@suvarna/contracts/bag';
import { Wishlist, WishlistShare, WishlistUnshared } from '@suvarna/contracts/wishlist';
import { DEMO_CUSTOMER } from '../identity/account/demo-customer.ts';
import { until } from '@suvarna/testing/until';
import { addDemoCustomer } from '../../../test-support/identity.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../test-support/service.fixtures.ts';
import { met, data } from '../../../test-support/answers.fixtures.ts';

const [ONE, TWO, THREE] = [100_001, 100_002, 100_003];
let now = new Date('2026-11-25T04:30:00Z');
const service = ofSuite(() => startService('wishlist', {}, { clock: () => now, seeded: 'in part' }));
let token: string;

beforeAll(async () => {
  await addDemoCustomer(service.db);
});
beforeEach(async () => {
  token = await service.guest();
});

const idsOf = (answer: Answer): number[] => data(Wishlist, answer).results.map((item) => item.product_id);
const sorted = (answer: Answer): number[] => idsOf(answer).toSorted((a, b) => a - b);
const read = (as = token, headers: Record<string, string> = {}) =>
  service.get('/api/customer/customer_wishlist/', { token: as, headers });
const act = (action: string, body: object, as = token) =>
  service.post(`/api/customer_wishlist/${action}/`, body, { token: as });
const later = (): void => {
  now = new Date(now.getTime() + 1_000);
};
async function signIn(before?: string): Promise<string> {
  return await service.signedIn(DEMO_CUSTOMER, { token: before });
}

describe('the wishlist', () => {
  it("is empty at first; designs come newest first, with today's price, and again changes nothing", async () => {
    expect(idsOf(await read())).toEqual([]);
    await act('add', { product_id: ONE });
    later();
    expect(idsOf(await act('add', { product_id: TWO }))).toEqual([TWO, ONE]);
    later();
    expect(idsOf(await act('add', { product_id: ONE }))).toEqual([TWO, ONE]);
    const { results } = data(Wishlist, await read());
    expect(results[0]).toMatchObject({
      sku: expect.any(String),
      product_title: expect.any(String),
      category_name: 'Rings',
      special_price: expect.stringMatching(/^\d+\.\d\d$/),
      price: expect.any(String),
      set_name: expect.any(String),
      wear_type_name: 'rings',
      product_type: expect.any(String),
      discount_message: expect.any(String),
      currency: 'INR',
    });
    expect(results[0]?.images.product_images.length).toBeGreaterThan(0);
    expect(data(Wishlist, await read(token, { currency_code: 'GBP' })).results[0]?.currency).toBe('GBP');
  });

  it('gives a design back, once', async () => {
    await act('add', { product_id: ONE });
    expect(idsOf(await act('remove', { product_id: ONE }))).toEqual([]);
    expect(await met(act('remove', { product_id: ONE }))).toBe('404 WISHLIST.ITEM_NOT_FOUND');
    expect(await met(act('add', { product_id: 7 }))).toBe('404 CATALOGUE.PRODUCT_NOT_FOUND');
  });

  it('loses none of twenty additions at once', async () => {
    const products = Array.from({ length: 20 }, (_, at) => ONE + at);
    const answers = await Promise.all(products.map((product_id) => act('add', { product_id })));
    // A machine that is busy may refuse one; what was acknowledged is there.
    const added = products.filter((_, at) => answers[at]?.status === 200);
    expect(added.length).toBeGreaterThan(1);
    expect(sorted(await read())).toEqual(added);
  });

  it("takes in the browser's favourites; designs that are gone and repeats change nothing", async () => {
    await act('add', { product_id: ONE });
    const favourites = { product_ids: [TWO, ONE, TWO, 7, THREE] };
    expect(sorted(await act('merge', favourites))).toEqual([ONE, TWO, THREE]);
    expect(sorted(await act('merge', favourites))).toEqual([ONE, TWO, THREE]);
    expect(await met(act('merge', { product_ids: Array.from({ length: 201 }, (_, at) => ONE + at) }))).toBe(
      '400 REQUEST.INVALID',
    );
  });

  it('prices favourites of a browser without a token, in its order, and does not ask who it is', async () => {
    const { results } = data(
      Wishlist,
      await service.get(
        `/api/customer_wishlist/favourites/?product_ids=${String(TWO)},7,${String(ONE)},${String(TWO)}`,
      ),
    );
    expect(results.map((item) => [item.product_id, item.added_at])).toEqual([
      [TWO, ''],
      [ONE, ''],
    ]);
    expect((await service.get('/api/customer/customer_wishlist/favourites/?product_ids=x')).status).toBe(400);
  });

  it('says what is sold out, and what needs a size', async () => {
    const rows = await service.rows<{ product_id: number }>(
      "select product_id from designs where product_type = 'ready-to-ship' and stock > 0 and default_size = '' order by product_id limit 1",
    );
    const sold = rows[0]?.product_id ?? 0;
    await act('add', { product_id: ONE });
    await act('add', { product_id: sold });
    const facts = async () =>
      Object.fromEntries(
        data(Wishlist, await read()).results.map((item) => [
          item.product_id,
          [item.available, item.size_required],
        ]),
      );
    expect(await facts()).toEqual({ [ONE]: [true, true], [sold]: [true, false] });
    await service.pool.query('update stock_levels set on_hand = 0, sold = received where product_id = $1', [
      sold,
    ]);
    await until(async () => (await facts())[sold]?.[0] === false);
  });

  it('has room, but not for a script', async () => {
    // One design in ten is there.
    const many = (from: number) => Array.from({ length: 200 }, (_, at) => ONE + 10 * (from + at));
    for (const from of [0, 200]) await act('merge', { product_ids: many(from) });
    expect(await met(act('merge', { product_ids: many(400) }))).toBe('400 REQUEST.TOO_LARGE');
    expect(data(Wishlist, await read()).count).toBe(400);
  });
});

describe('a shared wishlist', () => {
  it('is shown to who has the link, and to no visitor who guesses', async () => {
    const customer = await signIn();
    await act('add', { product_id: ONE }, customer);
    const share = data(WishlistShare, await act('share', {}, customer));
    expect(share.path).toBe(`/wishlist/shared/${share.token}/`);
    for (const path of ['customer_wishlist/shared/', 'customer/customer_wishlist/shared/'])
      expect(idsOf(await service.get(`/api/${path}?token=${share.token}`))).toContain(ONE);
    expect(await met(service.get(`/api/customer_wishlist/shared/?token=${'a'.repeat(43)}`))).toBe(
      '404 WISHLIST.SHARE_NOT_FOUND',
    );
    expect((await service.get('/api/customer_wishlist/shared/?token=x')).status).toBe(400);
    const rows = await service.rows<{ text: string }>(
      "select encode(token_hash, 'escape') as text from wishlist_shares",
    );
    expect(rows.some(({ text }) => text.includes(share.token))).toBe(false);
  });

  it('has one link for one key, which cannot be read in the database', async () => {
    const customer = await signIn();
    const ask = () =>
      service.post(
        '/api/customer_wishlist/share/',
        {},
        { token: customer, headers: { 'idempotency-key': 'share-1' } },
      );
    const share = data(WishlistShare, await ask());
    const again = await ask();
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(data(WishlistShare, again)).toEqual(share);
    const rows = await service.rows<{ text: string }>(
      "select answer::text as text from idempotency_keys where key = 'share-1'",
    );
    expect(rows.map(({ text }) => text.includes(share.token))).toEqual([false]);
  });

  it('says which designs, and nothing of whose they are or since when', async () => {
    const customer = await signIn();
    await act('add', { product_id: ONE }, customer);
    const share = data(WishlistShare, await act('share', {}, customer));
    const shared = await service.get(`/api/customer_wishlist/shared/?token=${share.token}`);
    expect(data(Wishlist, shared).results.every((item) => item.added_at === '')).toBe(true);
    expect(JSON.stringify(shared.body)).not.toMatch(/demo@|customer_id/);
  });

  it('ends when its owner says so, for a visitor who has a link', async () => {
    const customer = await signIn();
    const share = data(WishlistShare, await act('share', {}, customer));
    expect((await act('unshare', {})).status).toBe(401);
    expect(data(WishlistUnshared, await act('unshare', {}, customer)).ended).toBeGreaterThan(0);
    expect(await met(service.get(`/api/customer_wishlist/shared/?token=${share.token}`))).toBe(
      '404 WISHLIST.SHARE_NOT_FOUND',
    );
    expect(data(WishlistUnshared, await act('unshare', {}, customer))).toEqual({ ended: 0 });
  });

  it('needs an account, and the oldest link ends when there are more than twenty', async () => {
    expect((await act('share', {})).status).toBe(401);
    const customer = await signIn();
    const first = data(WishlistShare, await act('share', {}, customer));
    for (let more = 0; more < 20; more += 1) {
      later();
      await act('share', {}, customer);
    }
    expect((await service.get(`/api/customer_wishlist/shared/?token=${first.token}`)).status).toBe(404);
  });
});

describe('at sign-in', () => {
  it("a guest's wishlist is in the account, with what the account had", async () => {
    const before = await signIn();
    await act('add', { product_id: TWO }, before);
    await act('add', { product_id: ONE });
    await act('add', { product_id: TWO });
    const customer = await signIn(token);
    expect(idsOf(await read(customer))).toEqual(expect.arrayContaining([ONE, TWO]));
    expect((await act('add', { product_id: THREE })).status).toBe(401);
  });
});

describe('customer/cart/move_to_wishlist/', () => {
  const cartOf = (answer: Answer): Cart => answer.body.data;

  it('takes the line out of the bag and puts its design on the wishlist', async () => {
    const rows = await service.rows<{ product_id: number; default_size: string }>(
      "select product_id, default_size from designs where product_type = 'made-to-order' order by product_id limit 1",
    );
    const design = rows[0] ?? { product_id: 0, default_size: '' };
    const cart = cartOf(
      await service.post(
        '/api/customer/cart/add/',
        { product_id: design.product_id, size: design.default_size, quantity: 2 },
        { token },
      ),
    );
    const item_id = cart.items[0]?.item_id;
    const stranger = await service.guest();
    expect(
      await met(service.post('/api/customer/cart/move_to_wishlist/', { item_id }, { token: stranger })),
    ).toBe('404 BAG.ITEM_NOT_FOUND');
    expect(
      cartOf(await service.post('/api/customer/cart/move_to_wishlist/', { item_id }, { token })),
    ).toMatchObject({ items: [], count: 0 });
    expect(idsOf(await read())).toEqual([design.product_id]);
    expect((await service.post('/api/customer/cart/move_to_wishlist/', { item_id }, { token })).status).toBe(
      404,
    );
  });
});
