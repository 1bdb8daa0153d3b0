import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aWaitingOrder } from '../../test-support/order.fixtures.ts';
import { startService, type Service } from '../../test-support/service.fixtures.ts';
import { bestsellersOf } from '../modules/catalogue/bestsellers.ts';
import { DEMO_CUSTOMER, ensureDemoCustomer } from '../modules/identity/index.ts';
import { soldPieces } from '../modules/orders/index.ts';
import { checkLedger } from '../modules/ledger/index.ts';
import { makeDemoOrders } from './demo-orders.ts';
import { DEMO_ORDERS } from './demo-plan.ts';

const now = new Date('2026-11-26T06:00:00Z');
let at = now;
let service: Service;

beforeAll(async () => {
  service = await startService('demo_orders', {}, { seeded: 'in part', clock: () => at });
  await ensureDemoCustomer(service.db, { passwordCost: 10 });
});
afterAll(() => service.stop());

const make = () =>
  makeDemoOrders(service.app, now, (moment) => {
    at = moment;
  });
const bestsellers = async () => bestsellersOf(await soldPieces(service.pool)(now));

describe('orders of a store that is tried out', () => {
  it('mark nothing while they are not paid', async () => {
    const token = await service.guest();
    for (let order = 0; order < 3; order += 1) await aWaitingOrder(service, token, { at: now });
    expect((await bestsellers()).size).toBe(0);
  });

  it('are made once, as shoppers make theirs; what was sold by them, and nothing else, is a bestseller', async () => {
    expect((await bestsellers()).size).toBe(0);
    expect(await make()).toBe(DEMO_ORDERS.length);
    expect(at).toEqual(now);
    expect(await make()).toBe(0);
    const { rows } = await service.pool.query<{
      state: string;
      mine: boolean;
      email: string;
      pieces: number;
    }>(
      `select o.state, c.email is not null as mine, o.buyer_email as email,
        (select count(*)::int from order_lines l where l.order_no = o.order_no) as pieces
       from orders o left join customers c on c.id = o.customer_id where o.placed_at is not null order by o.placed_at`,
    );
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
});
