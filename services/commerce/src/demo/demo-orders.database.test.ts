import { beforeAll, describe, expect, it } from '@jest/globals';
import { orderCreate } from '@suvarna/contracts/orders';
import type { InjectOptions } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aWaitingOrder } from '../../test-support/orders/order.fixtures.ts';
import { ofSuite, startService } from '../../test-support/service.fixtures.ts';
import type { App } from '../app.ts';
import { bestsellersOf } from '../modules/catalogue/designs/bestsellers.ts';
import { DEMO_CUSTOMER, ensureDemoCustomer } from '../modules/identity/index.ts';
import { soldPieces, withdrawDemoOrders } from '../modules/orders/index.ts';
import { startTracking } from '../modules/orders/reading/track.ts';
import { mayTrack } from '../modules/orders/reading/tracking.store.ts';
import { checkLedger } from '../modules/ledger/index.ts';
import { makeDemoOrders } from './demo-orders.ts';
import { DEMO_ORDERS } from './demo-plan.ts';

const migration = join(import.meta.dirname, '../../migrations/202611291320-demo-orders.sql');
const now = new Date('2026-11-26T06:00:00Z');
let at = now;
const service = ofSuite(() => startService('demo_orders', {}, { seeded: 'in part', clock: () => at }));

beforeAll(async () => {
  await ensureDemoCustomer(service.db, { passwordCost: 10 });
});

const make = (app = service.app) =>
  makeDemoOrders(app, now, (moment) => {
    at = moment;
  });

const STOPPED = new Error('the process was stopped');

/** The service in a process that is stopped after so many transactions, or after an order was asked for once more than that. */
function stoppedAfter(app: App, most: { readonly transactions: number; readonly orders: number }): App {
  let { transactions, orders } = most;
  const db = new Proxy(app.deps.db, {
    get: (target, name) => {
      if (name === 'transaction' && transactions-- === 0) throw STOPPED;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const inject = async (asked: { readonly url: string }) => {
    const answer = await app.http.inject(asked as InjectOptions);
    if (asked.url.includes(orderCreate.path) && orders-- === 0) throw STOPPED;
    return answer;
  };
  return { ...app, deps: { ...app.deps, db }, http: { ...app.http, inject } as App['http'] };
}
const bestsellers = async () => bestsellersOf(await soldPieces(service.pool)(now));

describe('orders of a store that is tried out', () => {
  it('mark nothing while they are not paid', async () => {
    const token = await service.guest();
    for (let order = 0; order < 3; order += 1) await aWaitingOrder(service, token, { at: now });
    expect((await bestsellers()).size).toBe(0);
  });

  it('that were left half made, at whatever point, are completed at the next start, as shoppers make theirs; what was sold by them, and nothing else, is a bestseller', async () => {
    expect((await bestsellers()).size).toBe(0);
    let stops = 0;
    for (;;) {
      try {
        await make(stoppedAfter(service.app, { transactions: 2, orders: stops < 2 ? 0 : 1 }));
        break;
      } catch (error) {
        if (error !== STOPPED) throw error;
        stops += 1;
        // The first runs out before the store is started again, the second does not.
        if (stops === 1)
          await service.pool.query(
            `update orders set state = 'expired' where lock_id in (select lock_id from demo_orders)`,
          );
      }
    }
    // Thirteen are placed, four given to their customer, and 70 steps of the store's people.
    expect(stops).toBeGreaterThan(40);
    expect(at).toEqual(now);
    expect(await make()).toBe(0);
    const rows = await service.rows<{
      state: string;
      mine: boolean;
      email: string;
      pieces: number;
    }>(`select o.state, c.email is not null as mine, o.buyer_email as email,
        (select count(*)::int from order_lines l where l.order_no = o.order_no) as pieces
       from orders o left join customers c on c.id = o.customer_id where o.placed_at is not null order by o.placed_at`);
    expect(rows.filter(({ mine }) => mine).map(({ state, email }) => [state, email])).toEqual(
      ['delivered', 'delivered', 'shipped', 'placed'].map((state) => [state, DEMO_CUSTOMER.email]),
    );
    expect(rows.every(({ pieces, email }) => pieces === 1 && email.endsWith('@suvarna.example'))).toBe(true);

    const { rows: sold } = await service.pool.query<{ product_id: number; pieces: number }>(
      `select product_id, sum(quantity)::int as pieces from order_lines join orders using (order_no)
       where placed_at is not null group by product_id`,
    );
    const marked = await bestsellers();
    expect(marked.size).toBe(3);
    expect([...marked].toSorted((a, b) => a - b)).toEqual(
      sold
        .filter(({ pieces }) => pieces >= 3)
        .map(({ product_id: id }) => id)
        .toSorted((a, b) => a - b),
    );
    expect(sold.length).toBeGreaterThan(marked.size);
    expect(
      Object.values(await checkLedger(service.db, now))
        .flat()
        .filter(Boolean),
    ).toEqual([]);
  });

  it('of an earlier release are known by who bought them', async () => {
    const kept = (): Promise<unknown[]> =>
      service.db.selectFrom('demo_orders').selectAll().orderBy('place').execute();
    const before = await kept();
    expect(before).toHaveLength(DEMO_ORDERS.length);
    const [, adopt = ''] = readFileSync(migration, 'utf8').split(/(?=^insert into)/m);
    await service.db.deleteFrom('demo_orders').execute();
    await service.pool.query(adopt);
    expect(await kept()).toEqual(before);
  });

  it('are shown to no shopper once no shopper asks for them, and again to whom they belong', async () => {
    const customer = await service.db
      .selectFrom('customers')
      .select('id')
      .where('email', '=', DEMO_CUSTOMER.email)
      .executeTakeFirstOrThrow();
    const theirs = () =>
      service.db
        .selectFrom('orders')
        .select(['order_no', 'state'])
        .where('customer_id', '=', customer.id)
        .orderBy('order_no')
        .execute();
    const before = await theirs();
    expect(before).toHaveLength(4);
    const follow = () =>
      service.db
        .transaction()
        .execute((tx) => startTracking(tx, before[0]?.order_no ?? '', DEMO_CUSTOMER.email, now));
    const token = await follow();
    expect(await withdrawDemoOrders(service.db)).toBe(DEMO_ORDERS.length);
    expect(await withdrawDemoOrders(service.db)).toBe(0);
    expect(await theirs()).toEqual([]);
    expect((await bestsellers()).size).toBe(0);
    await expect(follow()).rejects.toMatchObject({ code: 'ORDER.NOT_FOUND' });
    expect(
      await service.db.transaction().execute((tx) => mayTrack(tx, token, before[0]?.order_no ?? '', now)),
    ).toBe(false);
    expect(await make()).toBe(4);
    expect(await theirs()).toEqual(before);
    expect((await bestsellers()).size).toBe(3);
    await expect(follow()).resolves.toEqual(expect.any(String));
  });
});
