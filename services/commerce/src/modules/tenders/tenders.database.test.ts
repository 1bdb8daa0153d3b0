import type { OrderCreated } from '@suvarna/contracts/checkout';
import type { Refund } from '@suvarna/contracts/orders';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createPool } from '@suvarna/database/pool';
import fc from 'fast-check';
import { PLAIN } from '../../../test-support/catalogue.fixtures.ts';
import { NOON, startCheckout } from '../../../test-support/orders/checkout.fixtures.ts';
import { SCHEMA } from '../../platform/database/migrations.ts';
import { saveTender } from '../checkout/buyer/choices.store.ts';
import type { Shopper } from '../identity/records/shopper.ts';
import { checkLedger } from '../ledger/check.ts';
import { expireOrders } from '../orders/payment/expire.ts';
import { coinTender } from '../loyalty/coin-tender.ts';
import { CREDIT_TABLES, creditTender, WITH_CREDIT } from './credit.fixtures.ts';
import { createTenders } from './tenders.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';

const DAY = 86_400_000;
const harness = ofSuite(() => startCheckout('tenders', {}, { modules: WITH_CREDIT }));
beforeAll(async () => {
  const owner = createPool({ url: harness.pool.options.connectionString ?? '', schema: SCHEMA, max: 1 });
  await owner.query(CREDIT_TABLES);
  await owner.end();
});

/** A guest with a bag, an address, and credit that the bag is to be paid with. */
async function aBagWithCredit(paise: number): Promise<{ token: string; address: string; guest: Shopper }> {
  const token = await harness.guest();
  await harness.fill(token, PLAIN, 1);
  const address = await harness.address(token);
  const rows = await harness.rows<{ guest_id: string }>(
    'select guest_id from sessions order by created_at desc limit 1',
  );
  const guest: Shopper = { kind: 'guest', id: rows[0]?.guest_id ?? '' };
  await harness.pool.query('insert into credits (shopper, balance) values ($1, $2)', [
    `guest:${guest.id}`,
    paise,
  ]);
  await harness.db.transaction().execute((tx) => saveTender(tx, guest, 'credit', true));
  return { token, address, guest };
}
async function anOrder(paise: number) {
  const bag = await aBagWithCredit(paise);
  const lock = await harness.lock(bag.token, { address_id: bag.address });
  const answer = await harness.order(bag.token, { lock_id: lock.lock_id, shipping_address_id: bag.address });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return { ...bag, lock, order: answer.body.data as OrderCreated };
}
const creditOf = async ({ kind, id }: Shopper): Promise<number> =>
  (
    await harness.db
      .selectFrom('credits')
      .select('balance')
      .where('shopper', '=', `${kind}:${id}`)
      .executeTakeFirstOrThrow()
  ).balance;
const rowsOf = (orderNo: string) =>
  harness.db
    .selectFrom('order_tenders')
    .select(['kind', 'units', 'amount', 'state', 'refunded_units'])
    .where('order_no', '=', orderNo)
    .execute();

describe('a second tender, that checkout, orders and payments have never heard of', () => {
  it('is in the totals, the price lock and the order, and is put aside for it', async () => {
    const { lock, order, guest } = await anOrder(100_000);
    expect(lock.totals.tenders).toEqual([
      { kind: 'credit', units: 100_000, amount_paise: 100_000, amount: '1000.00' },
    ]);
    expect(lock.totals.total_paise - lock.totals.total_payable_paise).toBe(100_000);
    expect(order.total_payable_paise).toBe(lock.totals.total_payable_paise);
    expect([await creditOf(guest), await rowsOf(order.order_no)]).toEqual([
      0,
      [{ kind: 'credit', units: 100_000, amount: 100_000, state: 'held', refunded_units: 0 }],
    ]);
  });

  it('is still its owner’s while the order waits, and back when it ends unpaid', async () => {
    const { token, order, guest } = await anOrder(100_000);
    const { totals } = await harness.read<{
      totals: { tenders: object[] };
    }>('/api/customer/cart/list/', { token });
    expect(totals.tenders).toHaveLength(1);
    harness.now = new Date(NOON.getTime() + 31 * 60_000);
    await expireOrders(harness.app.deps, harness.now);
    harness.now = NOON;
    expect([await creditOf(guest), await rowsOf(order.order_no)]).toMatchObject([
      100_000,
      [{ state: 'released' }],
    ]);
  });

  it('that cannot be given back for one order holds up no other', async () => {
    const [bad, good] = [await anOrder(100_000), await anOrder(100_000)];
    harness.now = new Date(NOON.getTime() + 31 * 60_000);
    const { db, tenders } = harness.app.deps;
    const release: typeof tenders.release = (tx, orderNo, at) => {
      if (orderNo === bad.order.order_no) throw new Error('not this one');
      return tenders.release(tx, orderNo, at);
    };
    await expect(expireOrders({ db, tenders: { ...tenders, release } }, harness.now)).rejects.toMatchObject({
      errors: [{ id: bad.order.order_no }],
    });
    expect([await creditOf(bad.guest), await creditOf(good.guest)]).toEqual([0, 100_000]);
    expect(await expireOrders(harness.app.deps, harness.now)).toBe(1);
    harness.now = NOON;
    expect(await creditOf(bad.guest)).toBe(100_000);
  });

  it('that is used up in the meantime brings a new price, without it', async () => {
    const { token, address, guest } = await aBagWithCredit(100_000);
    const lock = await harness.lock(token, { address_id: address });
    await harness.pool.query('update credits set balance = 0 where shopper = $1', [`guest:${guest.id}`]);
    const answer = await harness.order(token, { lock_id: lock.lock_id, shipping_address_id: address });
    expect([answer.status, answer.body.msg]).toEqual([409, 'not enough credit']);
    const { totals } = answer.body.data as typeof lock;
    expect([totals.tenders, totals.total_payable_paise]).toEqual([[], lock.totals.total_paise]);
  });

  it('is spent with the payment, given back after the money, and the books agree', async () => {
    const { token, order, guest } = await anOrder(100_000);
    await harness.pay(order);
    await harness.captured(order);
    await harness.askCancel(token, order.order_no);
    await harness.step(order.order_no, 'cancelled');
    const refund = (await harness.approveRefund(order.order_no)).body.data as Refund;
    expect(refund.tenders).toMatchObject([
      { tender: 'bank', amount_paise: order.total_payable_paise, state: 'initiated' },
      { tender: 'credit', amount_paise: 100_000, coins: 0, state: 'done' },
    ]);
    expect([await creditOf(guest), await rowsOf(order.order_no)]).toMatchObject([
      100_000,
      [{ state: 'spent', refunded_units: 100_000 }],
    ]);
    const purpose = harness.app.deps.purposes.of({ kind: 'order', id: order.order_no });
    await harness.db.transaction().execute((tx) => purpose.refunded(tx, refund.refund_order_id, harness.now));
    const rows = await harness.rows<{ payload: { values: { also: unknown } } }>(
      `select payload from outbox where key = $1`,
      [`refunded:${order.order_no}`],
    );
    expect(rows[0]?.payload.values.also).toEqual([
      { en: '100000 paise of credit', hi: '100000 paise of credit' },
    ]);
    const { undecidedHolds, ...sums } = await checkLedger(harness.db, harness.now);
    expect([undecidedHolds, ...Object.values(sums)]).toEqual([[], ...Object.values(sums).map(() => 0)]);
  });

  it('becomes a sale with the money when the order closes', async () => {
    const { order } = await anOrder(100_000);
    await harness.pay(order);
    for (const to of ['confirmed', 'quality_check', 'ready', 'shipped', 'out_for_delivery', 'delivered'])
      expect((await harness.step(order.order_no, to)).status).toBe(200);
    harness.now = new Date(NOON.getTime() + 17 * DAY);
    expect((await harness.step(order.order_no, 'closed')).status).toBe(200);
    harness.now = NOON;
    const rows = await harness.rows(
      `select a.kind, a.balance from ledger_accounts a where a.code like $1 and a.floor is not null order by a.kind`,
      [`order:${order.order_no}:%`],
    );
    expect(rows).toEqual([
      { kind: 'funds', balance: 0 },
      { kind: 'tender-value', balance: 0 },
    ]);
  });
});

type Step = 'spend' | 'release' | 'refund';

describe('whatever happens to many orders', () => {
  it('what was held is spent, released or held still, and no more is given back than was spent', async () => {
    const tenders = createTenders([coinTender, creditTender]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(
            fc.integer({ min: 1, max: 90_000 }),
            fc.array(
              fc.tuple(
                fc.constantFrom<Step>('spend', 'release', 'refund'),
                fc.integer({ min: 1, max: 60_000 }),
              ),
              { maxLength: 5 },
            ),
          ),
          { minLength: 1, maxLength: 4 },
        ),
        async (plans) => {
          for (const [units, steps] of plans) {
            const { order, guest } = await anOrder(units);
            const orderNo = order.order_no;
            for (const [step, part] of steps)
              await harness.db
                .transaction()
                .execute((tx) =>
                  step === 'refund'
                    ? tenders.refund(tx, { orderNo, refundId: `RF-${orderNo}`, at: harness.now }, [
                        { kind: 'credit', units: part, amount: part },
                      ])
                    : tenders[step](tx, orderNo, harness.now),
                )
                // More than was spent, or nothing spent at all; a second refund of the same order is another booking.
                .catch((error: unknown) => {
                  expect(String(error)).toMatch(/to give back|booked before/);
                });
            const [row] = await rowsOf(orderNo);
            const left = await creditOf(guest);
            if (row === undefined) throw new Error('no tender');
            expect(row.units).toBe(units);
            // The shopper has what was released or given back, and nothing of what is held or spent.
            expect(left).toBe(row.state === 'released' ? units : row.refunded_units);
            expect(row.refunded_units).toBeLessThanOrEqual(row.state === 'spent' ? units : 0);
          }
        },
      ),
      { numRuns: 12 },
    );
  });
});

it('of two tenders with one name, none is taken', () => {
  expect(() => createTenders([coinTender, coinTender])).toThrow('same kind');
  expect(() => createTenders([coinTender]).of('shells')).toThrow('shells');
});
