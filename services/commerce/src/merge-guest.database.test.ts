import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { addToLine, linesOfOwner, lockCart } from './modules/bag/bag.store.ts';
import { choicesOf, saveCoupon } from './modules/checkout/buyer/choices.store.ts';
import { createGuest, findToken } from './modules/identity/records/session.store.ts';
import { insertWishlistItems, wishlistOf } from './modules/wishlist/wishlist.store.ts';
import { aWaitingOrder } from '../test-support/orders/order.fixtures.ts';
import { ofSuite, startService } from '../test-support/service.fixtures.ts';
import { keyOf, LINE_MAX } from './modules/bag/line.ts';
import { mergeGuestThrough } from './merge-guest.ts';
import { MODULES } from './modules.ts';
import type { Shopper } from './modules/identity/records/shopper.ts';
import type { PriceOf } from './modules/pricing/index.ts';
import { addAccount } from '../test-support/identity.fixtures.ts';

const AT = new Date('2026-11-21T06:00:00Z');
const service = ofSuite(() => startService('merge-guest'));

interface Line {
  readonly product_id: number;
  readonly size: string;
  readonly quantity: number;
  readonly price: number;
}
interface Things {
  readonly lines: readonly Line[];
  readonly wishlist: readonly number[];
  readonly addresses: readonly string[];
  readonly coupon: string | null;
}

const keyOfLine = (line: Pick<Line, 'product_id' | 'size'>): string =>
  keyOf({ ...line, karat: 18, colour: 'yellow', engraving: '' });
const things: fc.Arbitrary<Things> = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      product_id: fc.integer({ min: 1, max: 5 }),
      size: fc.constantFrom('', '12'),
      quantity: fc.integer({ min: 1, max: LINE_MAX }),
      price: fc.integer({ min: 1, max: 9 }),
    }),
    { selector: keyOfLine, maxLength: 6 },
  ),
  wishlist: fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 6 }),
  addresses: fc.array(fc.constantFrom('Asha', 'Om', 'Ravi'), { maxLength: 3 }),
  coupon: fc.constantFrom(null, 'FIRST', 'SECOND'),
});

const byNumber = (one: number, other: number): number => one - other;
const byName = (one: string, other: string): number => one.localeCompare(other);

async function aGuest(): Promise<{ shopper: Shopper; token: string }> {
  const { token } = await createGuest(service.db, AT);
  return { shopper: { kind: 'guest', id: (await findToken(service.db, token))?.guest_id ?? '' }, token };
}
async function aCustomer(): Promise<Shopper> {
  const email = `${randomUUID()}@suvarna.example`;
  return { kind: 'customer', id: await addAccount(service.db, { email }) };
}

async function give(owner: Shopper, { lines, wishlist, addresses, coupon }: Things): Promise<void> {
  await service.db.transaction().execute(async (tx) => {
    const cart = await lockCart(tx, owner);
    for (const { product_id, size, quantity, price } of lines) {
      await addToLine(tx, cart.id, {
        product_id,
        size,
        karat: 18,
        colour: 'yellow',
        engraving: '',
        gift_note: '',
        sku: `${product_id}-${size}`,
        quantity,
        seen_currency: 'INR',
        seen_unit_minor: price,
        seen_rate_version: price,
        seen_fx_version: 0,
      });
    }
    await insertWishlistItems(
      tx,
      owner,
      wishlist.map((product_id) => ({ product_id, added_at: AT })),
    );
    if (coupon !== null) await saveCoupon(tx, owner, coupon);
    for (const full_name of addresses) {
      await tx
        .insertInto('addresses')
        .values({
          id: randomUUID(),
          guest_id: owner.kind === 'guest' ? owner.id : null,
          customer_id: owner.kind === 'customer' ? owner.id : null,
          full_name,
          house: '1',
          street: 'MG Road',
          city: 'Bengaluru',
          state: 'Karnataka',
          pincode: '560001',
          country_id: 'IN',
          mobile: '91-9876543210',
          landmark: '',
          email: '',
          is_default: false,
          created_at: AT,
        })
        .execute();
    }
  });
}

async function thingsOf(owner: Shopper): Promise<{
  lines: Map<string, [quantity: number, price: number]>;
  wishlist: number[];
  addresses: string[];
  coupon: string | null;
}> {
  const rows = await service.db
    .selectFrom('addresses')
    .select('full_name')
    .where(owner.kind === 'guest' ? 'guest_id' : 'customer_id', '=', owner.id)
    .execute();
  return {
    lines: new Map(
      (await linesOfOwner(service.db, owner)).map((line) => [
        keyOf(line),
        [line.quantity, line.seen_unit_minor],
      ]),
    ),
    wishlist: (await wishlistOf(service.db, owner)).map(({ product_id }) => product_id).sort(byNumber),
    addresses: rows.map(({ full_name }) => full_name).sort(byName),
    coupon: (await choicesOf(service.db, owner)).coupon_code,
  };
}

/** What an account has to have after the merge, by the words of the rule: union by line, the server's on conflict, nothing lost. */
function expected(account: Things, guest: Things) {
  const lines = new Map<string, [number, number]>();
  for (const line of [...account.lines, ...guest.lines]) {
    const known = lines.get(keyOfLine(line));
    lines.set(keyOfLine(line), [
      Math.min(LINE_MAX, (known?.[0] ?? 0) + line.quantity),
      known?.[1] ?? line.price,
    ]);
  }
  return {
    lines,
    wishlist: [...new Set([...account.wishlist, ...guest.wishlist])].sort(byNumber),
    addresses: [...account.addresses, ...guest.addresses].sort(byName),
    coupon: account.coupon ?? guest.coupon,
  };
}

/** Of a catalogue that has none of these designs: nothing is bounded by its stock. */
const priceOf: PriceOf = () => ({ kind: 'refused', code: 'BAG.OPTION_UNAVAILABLE' });
const merge = (guest: Shopper, customer: Shopper): Promise<boolean> =>
  service.db
    .transaction()
    .execute((tx) =>
      mergeGuestThrough(MODULES, { priceOf, priceHoldSecret: 's'.repeat(32) })(tx, guest.id, customer.id, AT),
    );
const NOTHING = { lines: new Map(), wishlist: [], addresses: [] };

describe('what a guest has', () => {
  it("goes into the account: union by line, the account's wins, nothing is lost, and a repeat is harmless", async () => {
    await service.pool.query(
      "insert into coupons (code, title, title_hi, kind, percent_bp, starts_on, ends_on) values ('FIRST', '', '', 'percent', 100, '2026-01-01', '2027-01-01'), ('SECOND', '', '', 'percent', 100, '2026-01-01', '2027-01-01')",
    );
    await fc.assert(
      fc.asyncProperty(things, things, async (account, guests) => {
        const [customer, guest] = [await aCustomer(), (await aGuest()).shopper];
        await give(customer, account);
        await give(guest, guests);
        expect(await merge(guest, customer)).toBe(true);
        const after = await thingsOf(customer);
        expect(after).toEqual(expected(account, guests));
        expect(await thingsOf(guest)).toMatchObject(NOTHING);
        expect(await merge(guest, customer)).toBe(false);
        expect(await thingsOf(customer)).toEqual(after);
        // Nor does it go into a second account.
        const other = await aCustomer();
        expect(await merge(guest, other)).toBe(false);
        expect(await thingsOf(other)).toMatchObject(NOTHING);
      }),
      { numRuns: 40 },
    );
  });

  it('goes there once, however many try at the same moment and into whichever account', async () => {
    const guest = (await aGuest()).shopper;
    const customers = await Promise.all(Array.from({ length: 4 }, aCustomer));
    const all: Things = {
      lines: [{ product_id: 1, size: '', quantity: 2, price: 1 }],
      wishlist: [1, 2],
      addresses: ['Asha'],
      coupon: null,
    };
    await give(guest, all);
    const merged = await Promise.all(
      Array.from({ length: 12 }, (_, index) => merge(guest, customers[index % 4] as Shopper)),
    );
    expect(merged.filter(Boolean)).toHaveLength(1);
    const held = await Promise.all(customers.map(thingsOf));
    expect(held.filter(({ lines }) => lines.size > 0)).toHaveLength(1);
    expect(held.flatMap(({ wishlist }) => wishlist)).toEqual([1, 2]);
    expect(held.flatMap(({ addresses }) => addresses)).toEqual(['Asha']);
  });

  it('would go twice without the lock: the race above is real', async () => {
    const guest = (await aGuest()).shopper;
    await give(guest, {
      lines: [{ product_id: 1, size: '', quantity: 1, price: 1 }],
      wishlist: [],
      addresses: [],
      coupon: null,
    });
    let copied = 0;
    let read = 0;
    const everybodyRead = Promise.withResolvers<void>();
    await Promise.all(
      Array.from({ length: 8 }, () =>
        service.db.transaction().execute(async (tx) => {
          const cart = await tx
            .selectFrom('carts')
            .select(['id', 'merged_at'])
            .where('guest_id', '=', guest.id)
            .executeTakeFirstOrThrow();
          read += 1;
          if (read === 8) everybodyRead.resolve();
          await everybodyRead.promise;
          if (cart.merged_at !== null) return;
          const { length } = await linesOfOwner(tx, guest);
          copied += length;
          await tx.updateTable('carts').set({ merged_at: AT }).where('id', '=', cart.id).execute();
        }),
      ),
    );
    expect(copied).toBe(8);
  });

  it('takes its orders along, paid or not, once and into one account', async () => {
    const { shopper: guest, token } = await aGuest();
    const [customer, other] = [await aCustomer(), await aCustomer()];
    const orders = [await aWaitingOrder(service, token), await aWaitingOrder(service, token)];
    await service.pool.query("update orders set state = 'placed', placed_at = now() where order_no = $1", [
      orders[1],
    ]);
    await Promise.all([merge(guest, customer), merge(guest, customer)]);
    await merge(guest, other);
    const rows = await service.rows(
      'select distinct customer_id, guest_id from orders where order_no = any($1)',
      [orders],
    );
    expect(rows).toEqual([{ customer_id: customer.id, guest_id: null }]);
  });
});
