import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BoxPiece, BoxTotal, JewelleryBox } from '@suvarna/contracts/jewellery-box';
import { PLAIN } from '../../../test-support/catalogue.fixtures.ts';
import { ACCOUNT, startExchange, TESTED, type Owned } from '../exchange/exchange.fixtures.ts';
import { readBox, readPage } from './read-box.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';

const store = ofSuite(() => startExchange('jewellery-box'));
const publish = (version: number, from: string, rate: number) =>
  store.pool.query(`begin; set local role none;
    insert into gold_rates (version, effective_from, karat, paise_per_gram, source, published_by)
      select ${version}, '${from}', karat, ${rate} * karat / 18, 'test', 'test' from (values (14), (18), (22), (24)) as r (karat);
    commit`);
beforeAll(async () => {
  // Delivered on 23 November: the rate of that day is the one of the 20th, until it changes.
  await publish(1, '2026-11-20', 880_000);
  await publish(2, '2026-12-01', 870_000);
  await publish(3, '2026-12-20', 900_000);
});
beforeEach(() => store.reset());

const boxOf = async ({ token }: Pick<Owned, 'token'>): Promise<JewelleryBox> => {
  const { status, body } = await store.get('/api/box/list/', { token });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data;
};
const pieceOf = async (owned: Owned): Promise<BoxPiece> => {
  const [piece] = (await boxOf(owned)).results;
  if (piece === undefined) throw new Error('The box is empty.');
  return piece;
};
const nothing: BoxTotal['bought'] = {
  gold_paise: 0,
  stones_paise: 0,
  value_paise: 0,
  valued: 0,
  without_value: 0,
};
const return_ = (owned: Owned) => store.askReturn(owned.token, owned.orderNo, [owned.itemId]);

describe('a bought piece in the box', () => {
  it('has its course and its ways back reckoned for a page alone, not for sums, papers and links', async () => {
    const owned = await store.owner(31);
    const { catalogue } = store.app.deps;
    const context = { db: store.db, pool: store.pool, catalogue, at: store.now };
    const [summed] = (await readBox(context, owned.customerId)).bought;
    const { course, exchange, buyback, ...shown } = await pieceOf(owned);
    expect(summed).toMatchObject({ order_item_id: owned.itemId });
    expect(summed).not.toHaveProperty('course');
    // An answer has each amount as a text, too.
    expect(shown).toMatchObject({ ...summed });
    expect([course.length > 1, exchange, buyback]).toEqual([true, expect.anything(), expect.anything()]);
    expect((await readPage(context, owned.customerId, 2)).results).toEqual([]);
  });

  it('is there from the day it was delivered, with what it is, what was paid and what it is worth', async () => {
    const owned = await store.owner(31);
    const { total, count } = await boxOf(owned);
    const piece = await pieceOf(owned);
    expect(count).toBe(1);
    expect(piece).toMatchObject({
      order_item_id: owned.itemId,
      order_no: owned.orderNo,
      delivered_on: '2026-11-23',
      state: 'kept',
      product_id: PLAIN,
      design_code: 'RG00007',
      karat: 18,
      net_weight_mg: 3_000,
      has_invoice: true,
      currency: 'INR',
      stones: [
        { type: 'diamond', type_en: 'Diamond', type_hi: 'हीरा', shape: 'round', count: 2, millicarat: 60 },
      ],
      stones_from: 'sale',
      value: { gold_paise: 27_000_00, stones_paise: 1_000_00, value_paise: 28_000_00 },
    });
    const { lines } = await store.details(owned.token, owned.orderNo);
    expect(piece.paid_paise).toBe(lines[0]?.line_price_paise);
    const sum = { gold_paise: 27_000_00, stones_paise: 1_000_00, value_paise: 28_000_00, valued: 1 };
    expect(total).toMatchObject({ ...sum, bought: sum, elsewhere: nothing, going_back: 0 });
  });

  it('is worth, both ways, exactly what its quote says, open or not', async () => {
    const owned = await store.owner(3, 2);
    for (const days of [0, 26, 1]) {
      await store.daysLater(owned, days);
      const piece = await pieceOf(owned);
      const quote = await store.quote(owned);
      expect([piece.exchange, piece.buyback]).toEqual([quote.exchange, quote.buyback]);
      expect(piece.value).toMatchObject({
        gold_paise: quote.gold_paise,
        stones_paise: quote.stones_paise,
        rate_version: quote.rate_version,
      });
    }
    expect((await pieceOf(owned)).exchange).toMatchObject({ is_open: true });
  });

  it('has a course from the day of delivery at the rate of that day to today', async () => {
    const owned = await store.owner(31);
    const { course, value } = await pieceOf(owned);
    expect(course.map(({ day, value_paise }) => [day, value_paise])).toEqual([
      ['2026-11-23', 27_400_00],
      ['2026-12-01', 27_100_00],
      ['2026-12-20', 28_000_00],
      ['2026-12-24', value?.value_paise],
    ]);
  });

  it('shows the stones it was sold with, whatever its design has now', async () => {
    const owned = await store.owner(1, 2);
    const rows = [{ type: 'ruby', shape: 'oval', quality: 'AA', count: 3, millicarat: 450, role: 'accent' }];
    await store.pool.query('update order_lines set stones = $1 where id = $2', [
      JSON.stringify(rows),
      owned.itemId,
    ]);
    expect(await pieceOf(owned)).toMatchObject({
      stones_from: 'sale',
      quantity: 2,
      stones: [{ type: 'ruby', type_hi: 'माणिक', count: 6, millicarat: 900 }],
    });
    // Sold before stones were written down, and this catalogue cannot be looked into.
    await store.pool.query('update order_lines set stones = null where id = $1', [owned.itemId]);
    expect(await pieceOf(owned)).toMatchObject({ stones_from: '', stones: [] });
  });

  it('of a design that is gone is worth what it was, unless its stones were not written down', async () => {
    const owned = await store.owner(31);
    const there = await pieceOf(owned);
    await store.pool.query('update order_lines set product_id = 999999 where id = $1', [owned.itemId]);
    const { value, exchange, buyback, course } = there;
    expect(await pieceOf(owned)).toMatchObject({ value, exchange, buyback, course, url: '' });
    await store.pool.query('update order_lines set stones = null where id = $1', [owned.itemId]);
    const gone = await boxOf(owned);
    expect(gone.results[0]).toMatchObject({
      value: null,
      exchange: null,
      buyback: null,
      course: [],
      url: '',
    });
    expect(gone.total).toMatchObject({ ...nothing, without_value: 1 });
    await store.pool.query(
      `update order_lines set components = jsonb_set(components, '{stones}', '0') where id = $1`,
      [owned.itemId],
    );
    expect(await pieceOf(owned)).toMatchObject({ value: { value_paise: 27_000_00 } });
  });
});

describe('a piece that goes back', () => {
  it('is told apart while it is returned, counts in no sum, and stays when the return is declined', async () => {
    const owned = await store.owner(3);
    expect((await return_(owned)).status).toBe(200);
    const { results, total } = await boxOf(owned);
    expect(results[0]).toMatchObject({
      state: 'going-back',
      going_back: 'return',
      exchange: null,
      buyback: null,
      value: { value_paise: 28_000_00 },
    });
    expect(total).toMatchObject({ ...nothing, going_back: 1 });
    await store.pool.query(`update order_requests set state = 'declined' where order_no = $1`, [
      owned.orderNo,
    ]);
    expect(await pieceOf(owned)).toMatchObject({ state: 'kept', going_back: '' });
    await store.pool.query(`update order_requests set state = 'done' where order_no = $1`, [owned.orderNo]);
    expect((await boxOf(owned)).results).toEqual([]);
  });

  it('is told apart while it is handed in, and is gone once the store has bought it', async () => {
    const owned = await store.owner();
    const withdrawn = await store.asked(owned, 'exchange');
    expect(await pieceOf(owned)).toMatchObject({ state: 'going-back', going_back: 'exchange' });
    await store.respond(owned, 'withdraw', withdrawn.request_id);
    expect(await pieceOf(owned)).toMatchObject({ state: 'kept' });
    const { quote } = await store.quote(owned, 'buyback');
    const sold = await store.ask(owned, 'buyback', { quote, account: ACCOUNT });
    const { request_id: id } = sold.body.data as { request_id: string };
    await store.through(id, 'pickup-planned', 'received', TESTED);
    expect(await pieceOf(owned)).toMatchObject({ state: 'going-back', going_back: 'buy-back' });
    await store.through(id, 'paying-out');
    expect((await boxOf(owned)).results).toEqual([]);
  });

  it('stays while it is repaired, and says so', async () => {
    const owned = await store.owner(3);
    const claim = { order_no: owned.orderNo, item_ids: [owned.itemId], reason_id: 31 };
    expect((await store.post('/api/order/order/claim/', claim, { token: owned.token })).status).toBe(200);
    const { results, total } = await boxOf(owned);
    expect([results[0]?.state, total.valued]).toEqual(['in-service', 1]);
  });
});
