import { Refusal } from '../../../platform/refusal.ts';
import { shopperOrders } from '../shopper-orders.ts';
import { barrier } from '../../../../test-support/barrier.fixtures.ts';
import { createPool } from '@suvarna/database/pool';
import { randomUUID } from 'node:crypto';
import { databaseOver, type Database } from '../../../platform/database/database.ts';
import { ROLE, SCHEMA } from '../../../platform/database/migrations.ts';
import { aCatalogue } from '../../../../test-support/catalogue.fixtures.ts';
import { patient } from '../../../../test-support/patience.fixtures.ts';
import {
  NOON,
  startCheckout,
  type CheckoutHarness,
} from '../../../../test-support/orders/checkout.fixtures.ts';
import type { Shopper } from '../../identity/records/shopper.ts';
import { holdPrice } from '../../checkout/price-hold/price-hold.ts';
import { signatureOf } from '../../checkout/price-hold/standing-price-hold.ts';
import { createOrder } from '../placement/create-order.ts';
import type { OrderContext } from '../placement/order-context.ts';
import { HOME } from '../../../../test-support/address.fixtures.ts';

/** A shopper at the door of the till: bag, address and price hold of their own. */
interface ReadyShopper {
  readonly owner: Shopper;
  readonly lockId: string;
  readonly addressId: string;
}

export interface RaceHarness {
  readonly harness: CheckoutHarness;
  readonly db: Database;
  readonly connections: number;
  /** No orders, full stock and unused coupons. */
  readonly clear: () => Promise<void>;
  /** Different shoppers with different bags (rule R1), each with one piece and perhaps a coupon. */
  shoppers(count: number, productId: number, couponCode: string | null): Promise<ReadyShopper[]>;
  /** Runs what every shopper does, as many at once as there are connections, all of them from one moment on. */
  atOnce<Result>(
    shoppers: readonly ReadyShopper[],
    work: (shopper: ReadyShopper) => Promise<Result>,
  ): Promise<Result[]>;
  /** The order as the service makes it; `false` when it is refused. */
  readonly order: (shopper: ReadyShopper) => Promise<boolean>;
  stop(): Promise<void>;
}

const CONNECTIONS = 16;

export async function openRace(name: string): Promise<RaceHarness> {
  const harness = await startCheckout(name);
  const pool = patient(
    createPool({
      url: harness.pool.options.connectionString ?? '',
      schema: SCHEMA,
      role: ROLE,
      max: CONNECTIONS,
    }),
  );
  const db = databaseOver(pool);
  const catalogue = aCatalogue(harness.fakeStock);
  const contextOf = (owner: Shopper): OrderContext => ({
    owner,
    currency: 'INR',
    priceOf: catalogue.priceOf,
    detailsOf: catalogue.detailsOf,
    at: NOON,
    orders: shopperOrders,
    tenders: harness.app.deps.tenders,
    modes: ['sandbox'],
    grantedModes: harness.app.deps.grantedModes,
    documentSecret: 'secret',
    heldStock: harness.app.deps.config.limits.heldStock,
    callerAddress: '127.0.0.1',
    isProven: async () => false,
    priceHoldSecret: 'secret',
  });

  return {
    harness,
    db,
    connections: CONNECTIONS,
    async clear() {
      await harness.pool.query(
        'begin; set local role none; truncate orders, price_holds, cart_lines, addresses cascade; commit',
      );
      await harness.pool.query('update stock_levels set on_hand = received, reserved = 0, sold = 0');
      await harness.pool.query('update coupons set uses_held = 0, uses_spent = 0');
    },
    async shoppers(count, productId, couponCode) {
      const made = Array.from({ length: count }, (_none, index) => ({
        guest: randomUUID(),
        cart: randomUUID(),
        address: randomUUID(),
        email: `shopper-${index}-${randomUUID()}@example.in`,
      }));
      const created_at = NOON;
      await db
        .insertInto('guests')
        .values(made.map(({ guest }) => ({ id: guest })))
        .execute();
      await db
        .insertInto('carts')
        .values(
          made.map(({ guest, cart }) => ({
            id: cart,
            guest_id: guest,
            customer_id: null,
            merged_at: null,
            coupon_code: couponCode,
          })),
        )
        .execute();
      await db
        .insertInto('cart_lines')
        .values(
          made.map(({ cart }) => ({
            id: randomUUID(),
            cart_id: cart,
            product_id: productId,
            sku: `RG${productId}`,
            karat: 18,
            colour: 'yellow',
            size: '',
            quantity: 1,
            seen_currency: 'INR',
            seen_unit_minor: 1,
            seen_rate_version: 1,
          })),
        )
        .execute();
      await db
        .insertInto('addresses')
        .values(
          made.map(({ guest, address, email }) => ({
            ...HOME,
            id: address,
            guest_id: guest,
            customer_id: null,
            landmark: '',
            email,
            is_default: true,
            created_at,
          })),
        )
        .execute();
      // One lock is made as the service makes it; equal bags have equal quotes, so the others are written from it.
      const [first] = made;
      if (first === undefined) return [];
      const owner: Shopper = { kind: 'guest', id: first.guest };
      const lock = await db.transaction().execute((tx) =>
        holdPrice(tx, contextOf(owner), {
          paymentMode: null,
          addressId: first.address,
          tenders: {},
        }),
      );
      const { quote, ...row } = await db
        .selectFrom('price_holds')
        .selectAll()
        .where('id', '=', lock.lock_id)
        .executeTakeFirstOrThrow();
      const ready = made.map(({ guest, address }, index): ReadyShopper => ({
        owner: { kind: 'guest', id: guest },
        lockId: index === 0 ? lock.lock_id : randomUUID(),
        addressId: address,
      }));
      if (ready.length > 1)
        await db
          .insertInto('price_holds')
          .values(
            ready.slice(1).map(({ owner: theirs, lockId, addressId }) => {
              const written = { ...row, quote, id: lockId, guest_id: theirs.id, address_id: addressId };
              return {
                ...written,
                quote: JSON.stringify(quote),
                signature: signatureOf('secret', theirs, written),
              };
            }),
          )
          .execute();
      return ready;
    },
    async atOnce(shoppers, work) {
      const waiting = [...shoppers];
      const results: Awaited<ReturnType<typeof work>>[] = [];
      const everybodyIsHere = barrier(Math.min(CONNECTIONS, shoppers.length));
      await Promise.all(
        Array.from({ length: CONNECTIONS }, async () => {
          await db.selectFrom('guests').select('id').limit(1).execute();
          await everybodyIsHere();
          for (let shopper = waiting.pop(); shopper !== undefined; shopper = waiting.pop())
            results.push(await work(shopper));
        }),
      );
      return results;
    },
    async order({ owner, lockId, addressId }) {
      try {
        await db.transaction().execute((tx) =>
          createOrder(tx, contextOf(owner), {
            lock_id: lockId,
            shipping_address_id: addressId,
            payment_mode: 'sandbox',
          }),
        );
        return true;
      } catch (error) {
        if (error instanceof Refusal) return false;
        throw error;
      }
    },
    async stop() {
      await pool.end();
      await harness.stop();
    },
  };
}
