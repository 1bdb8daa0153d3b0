import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RelatedProducts } from '@suvarna/contracts/catalogue';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { aWaitingOrder } from '../../../test-support/orders/order.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../test-support/service.fixtures.ts';
import { companionsOf, LEAST, MOST_COMPANIONS, MOST_TOGETHER } from './companion.store.ts';
import { countCompanions } from './count-companions.ts';
import { weekOf } from './count-looks.ts';
import { recommendations } from './module.ts';

const service = ofSuite(() => startService('recommendations', {}, { seeded: 'in part' }));
let ids: readonly number[];
const at = new Date();

beforeAll(async () => {
  const rows = await service.rows<{ product_id: number }>(
    `select product_id from designs where category = 'rings' order by product_id limit 20`,
  );
  ids = rows.map(({ product_id: id }) => id);
});
beforeEach(() => service.pool.query('delete from looks_together; delete from look_marks'));

const id = (place: number): number => ids[place] ?? 0;
const read = (answer: Answer): RelatedProducts => {
  expect([answer.status, [...Value.Errors(RelatedProducts, answer.body.data)].slice(0, 3)]).toEqual([
    200,
    [],
  ]);
  return Value.Parse(RelatedProducts, answer.body.data);
};
const related = async (productId: number) =>
  read(await service.post('/api/catalog_product/relatedproductdetails/', { product_id: productId }));
const groupOf = ({ groups = [] }: RelatedProducts, reason: string) =>
  groups.find((group) => group.reason === reason)?.product_ids;

/** An order of these designs, placed by a buyer of that name. */
async function bought(buyer: string, designs: readonly number[], state = 'placed'): Promise<string> {
  const orderNo = await aWaitingOrder(service, await service.guest());
  const [first = 0, ...others] = designs;
  await service.pool.query('update order_lines set product_id = $2 where order_no = $1', [orderNo, first]);
  for (const [place, other] of others.entries())
    await service.pool.query(
      `insert into order_lines (id, order_no, position, product_id, sku, karat, colour, size, quantity, quote, hsn, gst_bp,
         net_weight_mg, gross_weight_mg, from_stock, dispatch_date, delivery_date, purity, components)
       select gen_random_uuid(), order_no, position + $3, $2, sku, karat, colour, size, quantity, quote, hsn, gst_bp,
         net_weight_mg, gross_weight_mg, from_stock, dispatch_date, delivery_date, purity, components
       from order_lines where order_no = $1 order by position limit 1`,
      [orderNo, other, place + 1],
    );
  await service.pool.query(
    `update orders set state = 'placed', placed_at = now(), buyer_key = $2 where order_no = $1`,
    [orderNo, Buffer.from(buyer)],
  );
  if (state !== 'placed')
    await service.pool.query('update orders set state = $2 where order_no = $1', [orderNo, state]);
  return orderNo;
}

const looked = (productId: number, after?: readonly number[], name = 'product-viewed') => ({
  name,
  remote: 'catalog',
  route: 'product',
  product_id: productId,
  ...(after && { after }),
});
let visitors = 0;
/** Each address is another visitor. */
const aVisitor = (): string => `10.9.${String((visitors += 1) >> 8)}.${String(visitors & 255)}`;
const tell = (...events: readonly object[]): Promise<void> => tellFrom(aVisitor(), ...events);
async function tellFrom(address: string, ...events: readonly object[]): Promise<void> {
  const batch = { audience: 'Guest User', country: 'INR', locale: 'en', events };
  const { statusCode } = await service.app.http.inject({
    method: 'POST',
    url: '/api/server/events/',
    payload: batch,
    headers: { 'x-forwarded-for': address },
  });
  expect(statusCode).toBe(204);
}
const looks = async () =>
  (
    await service.rows<{ first_id: number; second_id: number; looks: number }>(
      'select first_id, second_id, looks from looks_together order by 1, 2',
    )
  ).map((row) => [row.first_id, row.second_id, row.looks]);

describe('where nothing is known', () => {
  it('likeness recommends, and says so', async () => {
    const answer = await related(id(0));
    expect(groupOf(answer, 'bought')).toBeUndefined();
    expect(groupOf(answer, 'viewed')).toBeUndefined();
    expect(answer.results.length).toBeGreaterThanOrEqual(12);
    expect(answer.groups?.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['similar']));
    expect(answer.groups?.flatMap((group) => group.product_ids)).toEqual(
      answer.results.map((card) => card.product_id),
    );
  });

  it('who names nothing is shown what is popular', async () => {
    const answer = read(await service.get('/api/product/recommended/'));
    expect(answer.groups?.map(({ reason }) => reason)).toEqual(['popular']);
    expect(
      read(await service.get('/api/product/recommended/?product_ids=999999999')).groups?.[0]?.reason,
    ).toBe('popular');
    expect((await service.get(`/api/product/recommended/?product_ids=1&trend=classic`)).status).toBe(400);
  });
});

describe('what is bought together', () => {
  it('is said from three buyers on, from none that sent theirs back, and both ways round', async () => {
    const [ring, pair, lone] = [id(1), id(2), id(3)];
    await bought('asha', [ring, pair]);
    await bought('asha', [ring, pair]);
    await bought('meera', [ring, pair]);
    await bought('divya', [ring, pair, lone], 'cancel_requested');
    await countCompanions(service.app.deps, at);
    expect(groupOf(await related(ring), 'bought')).toBeUndefined();

    await bought('kiran', [ring, pair]);
    await countCompanions(service.app.deps, at);
    expect(groupOf(await related(ring), 'bought')).toEqual([pair]);
    expect(groupOf(await related(pair), 'bought')).toEqual([ring]);
    const seen = await related(ring);
    expect(new Set(seen.results.map((card) => card.product_id)).size).toBe(seen.results.length);
    expect(
      read(await service.get(`/api/product/recommended/?product_ids=${String(ring)},${String(lone)}`))
        .groups?.[0],
    ).toEqual({
      reason: 'bought',
      product_ids: [pair],
    });
  });
});

describe('an order of a whole tray', () => {
  it('says nothing of what goes together', async () => {
    const rows = await service.rows<{ product_id: number }>(
      `select product_id from designs where category = 'earrings' order by product_id limit $1`,
      [MOST_TOGETHER + 1],
    );
    const tray = rows.map(({ product_id: one }) => one);
    const [first = 0] = tray;
    for (const buyer of ['asha', 'meera', 'divya']) await bought(buyer, tray);
    await countCompanions(service.app.deps, at);
    expect(groupOf(await related(first), 'bought')).toBeUndefined();
    for (const buyer of ['asha', 'meera', 'divya']) await bought(buyer, tray.slice(0, 3));
    await countCompanions(service.app.deps, at);
    expect(groupOf(await related(first), 'bought')).toEqual(tray.slice(1, 3));
  });
});

describe('what is looked at together', () => {
  it('is kept as pairs of designs by the week, and of no visitor', async () => {
    await tell(looked(id(5), [id(4), id(6)]), looked(id(5), [id(4)]), looked(id(4)));
    await tell(looked(id(4), [id(5)]), looked(id(7), [id(4)], 'bag-added'), looked(id(8), [999_999]));
    expect(await looks()).toEqual([
      [id(4), id(5), 2],
      [id(5), id(6), 1],
    ]);
    const rows = await service.rows<{ column_name: string }>(
      `select column_name from information_schema.columns where table_schema = 'commerce' and table_name in ('looks_together', 'companions', 'look_marks')`,
    );
    expect(rows.map(({ column_name: name }) => name).toSorted()).toEqual(
      'first_id kind looks mark other_id position product_id second_id week week'.split(' '),
    );
  });

  it('is said from five looks on, and an old taste no more', async () => {
    for (let turn = 1; turn < LEAST.looks; turn += 1) await tell(looked(id(9), [id(10)]));
    await countCompanions(service.app.deps, at);
    expect(groupOf(await related(id(9)), 'viewed')).toBeUndefined();
    await tell(looked(id(9), [id(10)]));
    await countCompanions(service.app.deps, at);
    expect(groupOf(await related(id(9)), 'viewed')).toEqual([id(10)]);
    await countCompanions(service.app.deps, new Date(at.getTime() + 120 * 86_400_000));
    expect(groupOf(await related(id(9)), 'viewed')).toBeUndefined();
  });

  it('is counted by people: a thousand looks of one visitor are one, and make no pair', async () => {
    const visitor = aVisitor();
    const fifty = Array.from({ length: 50 }, () => looked(id(11), [id(12)]));
    for (let batch = 0; batch < 19; batch += 1) await tellFrom(visitor, ...fifty);
    // At once, too.
    await Promise.all(fifty.map((one) => tellFrom(visitor, one)));
    expect(await looks()).toEqual([[id(11), id(12), 1]]);
    await countCompanions(service.app.deps, at);
    expect(groupOf(await related(id(11)), 'viewed')).toBeUndefined();
    for (let others = 1; others < LEAST.looks; others += 1) await tell(looked(id(12), [id(11)]));
    await countCompanions(service.app.deps, at);
    expect(groupOf(await related(id(11)), 'viewed')).toEqual([id(12)]);
  });

  it('is bounded for a visitor and a day, whatever pairs they make up', async () => {
    const visitor = aVisitor();
    const all = ids.flatMap((one, place) => ids.slice(place + 1).map((other) => looked(one, [other])));
    await tellFrom(visitor, ...all.slice(0, 50));
    expect(await looks()).toHaveLength(20);
    await service.pool.query(`update allowances set used = 200 where name like 'looks:%'`);
    await tellFrom(visitor, ...all.slice(50, 60));
    expect(await looks()).toHaveLength(20);
    await service.pool.query(`delete from allowances where name like 'looks:%'`);
    await tellFrom(visitor, ...all.slice(50, 60));
    expect(await looks()).toHaveLength(30);
  });

  it('leaves marks that say nothing, and go with their week', async () => {
    const visitor = aVisitor();
    await tellFrom(visitor, looked(id(1), [id(2), id(3)]));
    const marks = () => service.column<Buffer>('select mark from look_marks');
    expect((await marks()).map(({ length }) => length)).toEqual([16, 16]);
    await recommendations.cleanup?.(service.db, at);
    expect(await marks()).toHaveLength(2);
    await recommendations.cleanup?.(service.db, new Date(at.getTime() + 7 * 86_400_000));
    expect(await marks()).toEqual([]);
    expect(await looks()).toHaveLength(2);
  });

  it('ranks by the cosine of what is looked at, whatever the looks are', async () => {
    const pair = fc
      .tuple(fc.integer({ min: 0, max: 19 }), fc.integer({ min: 0, max: 19 }))
      .filter(([a, b]) => a < b);
    const looksOf = fc.uniqueArray(fc.record({ pair, looks: fc.integer({ min: 1, max: 40 }) }), {
      selector: ({ pair: [a, b] }) => a * 100 + b,
      minLength: 1,
      maxLength: 80,
    });
    await fc.assert(
      fc.asyncProperty(looksOf, async (all) => {
        await service.pool.query('delete from looks_together');
        for (const {
          pair: [a, b],
          looks: count,
        } of all)
          await service.pool.query('insert into looks_together values ($1, $2, $3, $4)', [
            weekOf(at),
            id(a),
            id(b),
            count,
          ]);
        await countCompanions(service.app.deps, at);
        const both = all.flatMap(({ pair: [a, b], looks: n }) => [
          { of: id(a), other: id(b), n },
          { of: id(b), other: id(a), n },
        ]);
        const sum = (of: number): number =>
          both.filter((one) => one.of === of).reduce((total, { n }) => total + n, 0);
        for (const of of ids) {
          const wanted = both
            .filter((one) => one.of === of && one.n >= LEAST.looks)
            .map(({ other, n }) => ({ other, score: n / Math.sqrt(sum(of) * sum(other)) }))
            .toSorted((a, b) => (Math.abs(b.score - a.score) > 1e-12 ? b.score - a.score : a.other - b.other))
            .slice(0, MOST_COMPANIONS)
            .map(({ other }) => other);
          const found = await companionsOf(service.db, [of]);
          expect(found.filter(({ kind }) => kind === 'viewed').map(({ other_id: other }) => other)).toEqual(
            wanted,
          );
        }
      }),
      { numRuns: 8 },
    );
  });

  it('may be counted by two at once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => countCompanions(service.app.deps, at)));
    expect(groupOf(await related(id(1)), 'bought')).toEqual([id(2)]);
  });
});
