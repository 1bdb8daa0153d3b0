import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { insertWishlistItems, wishlistOf, type WishlistRow } from './wishlist.store.ts';
import { startService, type Service } from '../../../test-support/service.fixtures.ts';
import { moveBag } from '../bag/merge.ts';
import { addToWishlist, mergeGuestWishlist, uniteWishlists } from './wishlist.ts';

const wish = fc.record({
  product_id: fc.integer({ min: 1, max: 8 }),
  added_at: fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
});
const wishes = fc.uniqueArray(wish, { selector: ({ product_id }) => product_id, maxLength: 8 });
const idsOf = (list: readonly WishlistRow[]): number[] =>
  list.map(({ product_id }) => product_id).toSorted((a, b) => a - b);

describe('the union of two wishlists', () => {
  it("has every design of both once, and keeps the account's word where both have one", () => {
    fc.assert(
      fc.property(wishes, wishes, (account, others) => {
        const united = uniteWishlists(account, others);
        expect(idsOf(united)).toEqual(
          [...new Set([...idsOf(account), ...idsOf(others)])].toSorted((a, b) => a - b),
        );
        expect(united.slice(0, account.length)).toEqual(account);
        expect(uniteWishlists(united, others)).toEqual(united);
      }),
    );
  });
});

describe("a guest's wishlist at sign-in", () => {
  let service: Service;
  beforeAll(async () => {
    service = await startService('wishlist_merge');
  });
  afterAll(() => service.stop());

  async function shoppers(): Promise<{ guestId: string; customerId: string }> {
    const [guestId, customerId] = [randomUUID(), randomUUID()];
    await service.pool.query('insert into guests (id) values ($1)', [guestId]);
    await service.pool.query(
      "insert into customers (id, email, password_hash, first_name, last_name) values ($1, $2, 'x', 'A', 'B')",
      [customerId, `${customerId}@suvarna.example`],
    );
    return { guestId, customerId };
  }
  const merge = (guestId: string, customerId: string) =>
    service.db.transaction().execute(async (tx) => {
      await moveBag(tx, guestId, { kind: 'customer', id: customerId }, () => ({
        kind: 'refused',
        code: 'BAG.OPTION_UNAVAILABLE',
      }));
      await mergeGuestWishlist(tx, guestId, customerId);
    });

  it('goes into the account whole, and a repeat is harmless', async () => {
    await fc.assert(
      fc.asyncProperty(wishes, wishes, fc.integer({ min: 1, max: 3 }), async (account, guests, times) => {
        const { guestId, customerId } = await shoppers();
        await service.db.transaction().execute(async (tx) => {
          await insertWishlistItems(tx, { kind: 'customer', id: customerId }, account);
          await insertWishlistItems(tx, { kind: 'guest', id: guestId }, guests);
        });
        for (let time = 0; time < times; time += 1) await merge(guestId, customerId);
        const after = await wishlistOf(service.db, { kind: 'customer', id: customerId });
        expect(idsOf(after)).toEqual(idsOf(uniteWishlists(account, guests)));
        expect(after).toEqual(expect.arrayContaining(account));
        expect(await wishlistOf(service.db, { kind: 'guest', id: guestId })).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('loses nothing that was taken while signing in', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { guestId, customerId } = await shoppers();
      const add = (productId: number) =>
        service.db
          .transaction()
          .execute((tx) =>
            addToWishlist(tx, { kind: 'guest', id: guestId }, productId, () => true, new Date()),
          );
      const [, ...outcomes] = await Promise.all([
        merge(guestId, customerId),
        ...Array.from({ length: 6 }, (_, at) => add(at + 1)),
      ]);
      const accepted = outcomes.flatMap((outcome, at) => (outcome.kind === 'changed' ? [at + 1] : []));
      expect(idsOf(await wishlistOf(service.db, { kind: 'customer', id: customerId }))).toEqual(accepted);
    }
  });

  it('leaves an account that has more than there is room for what it has: again changes nothing', async () => {
    const { guestId, customerId } = await shoppers();
    const some = (from: number, count: number): WishlistRow[] =>
      Array.from({ length: count }, (_, index) => ({ product_id: from + index, added_at: new Date(0) }));
    await service.db.transaction().execute(async (tx) => {
      await insertWishlistItems(tx, { kind: 'customer', id: customerId }, some(1, 400));
      await insertWishlistItems(tx, { kind: 'guest', id: guestId }, some(301, 300));
    });
    await merge(guestId, customerId);
    const add = (productId: number) =>
      service.db
        .transaction()
        .execute((tx) =>
          addToWishlist(tx, { kind: 'customer', id: customerId }, productId, () => true, new Date()),
        );
    expect((await add(600)).kind).toBe('changed');
    expect(await add(601)).toEqual({ kind: 'refused', code: 'REQUEST.TOO_LARGE' });
    expect(await wishlistOf(service.db, { kind: 'customer', id: customerId })).toHaveLength(600);
  });

  it('would lose what an addition without the lock brings after the merge: the race is real', async () => {
    const { guestId, customerId } = await shoppers();
    // The naive addition found the guest's session alive; the sign-in ends before it writes.
    await service.db.transaction().execute(async (tx) => {
      await merge(guestId, customerId);
      await insertWishlistItems(tx, { kind: 'guest', id: guestId }, [
        { product_id: 1, added_at: new Date() },
      ]);
    });
    expect(await wishlistOf(service.db, { kind: 'customer', id: customerId })).toEqual([]);
  });
});
