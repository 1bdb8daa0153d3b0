import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ExchangeRequest } from '@suvarna/contracts/exchange';
import type { Refund } from '@suvarna/contracts/orders';
import { READY } from '../../../../test-support/catalogue.fixtures.ts';
import { creditBalance } from '../../credits/index.ts';
import { checkLedger } from '../../ledger/index.ts';
import { ACCOUNT, AS_SOLD, startExchange, TESTED, type Owned } from '../exchange.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';

const BALANCED = { accountsOff: 0, transactionsOff: 0, unitsOff: 0 };
const store = ofSuite(() => startExchange('buy_back_as_paid'));
beforeEach(() => store.reset());

const credits = ({ customerId }: Owned): Promise<number> =>
  creditBalance(store.db, customerId, 'credits', store.now);
const payouts = async (requestId: string): Promise<number[]> => {
  const rows = await store.rows<{ amount: string }>(
    'select amount from exchange_payouts where request_id = $1 order by attempt',
    [requestId],
  );
  return rows.map(({ amount }) => Number(amount));
};
/** A piece of ₹51,500, a tenth of it paid with coins. */
const withCoins = (days = 5, also?: number): Promise<Owned> =>
  store.owner(days, 1, { coins: 20_000, ...(also !== undefined && { also }) });

describe('a piece that was paid with coins as well', () => {
  it('is bought back for money and credits as it was paid, quoted so and given so', async () => {
    const owned = await withCoins();
    const quote = await store.quote(owned, 'buyback');
    expect(quote).toMatchObject({
      buyback_cash_paise: 27_900_00,
      buyback_bank_paise: 25_110_00,
      buyback_credits_paise: 2_790_00,
    });
    const request = await store.asked(owned, 'buyback');
    const parts = { bank_paise: 25_110_00, credits_paise: 2_790_00 };
    expect(request).toMatchObject({ pay_to: 'bank', amount_paise: 27_900_00, ...parts });
    const { request_id: id } = request;
    expect((await store.queued(id)).summary).toContain('₹25,110 to bank and ₹2,790 to credits');
    await store.through(id, 'received', TESTED, 'paying-out');
    expect([await payouts(id), await credits(owned)]).toEqual([[25_110_00], 2_790_00]);
    expect(await store.request(owned, id)).toMatchObject({ state: 'paying-out', ...parts });
    expect(await checkLedger(store.db, store.now)).toMatchObject(BALANCED);
  });

  it('is offered and given in the same parts when the test finds less', async () => {
    const owned = await withCoins();
    const { request_id: id } = await store.asked(owned, 'buyback');
    // 2 g at ₹9,000 and stones of ₹900: 18,900, of which nine tenths are 17,010.
    await store.through(
      id,
      'received',
      ['inspected', { terms: { ...AS_SOLD, net_weight_mg: 2_000 } }],
      'offered',
    );
    const parts = { bank_paise: 17_010_00, credits_paise: 1_890_00 };
    expect(await store.request(owned, id)).toMatchObject({ state: 'offered', ...parts });
    expect((await store.respond(owned, 'accept', id)).status).toBe(200);
    expect([await payouts(id), await credits(owned)]).toEqual([[17_010_00], 1_890_00]);
  });

  it('takes its money out of the order, so that a return of another piece turns no coins into money', async () => {
    // ₹1,03,000, of which ₹10,300 by coins: each piece was paid with ₹46,350 of money.
    const owned = await withCoins(5, READY);
    const { request_id: id } = await store.asked(owned, 'buyback');
    await store.through(id, 'received', TESTED, 'paying-out');
    expect(await payouts(id)).toEqual([25_110_00]);
    const { lines } = await store.details(owned.token, owned.orderNo);
    const other = lines.find(({ item_id: item }) => item !== owned.itemId);
    const returned = await store.askReturn(owned.token, owned.orderNo, [other?.item_id]);
    expect(returned.status).toBe(200);
    for (const to of ['pickup_scheduled', 'picked_up', 'return_qc']) await store.step(owned.orderNo, to);
    // What a provider has taken is what it gives back.
    await store.pool.query(
      `insert into payment_captures (provider, provider_payment_id, provider_order_id, subject_kind, subject_id, merchant, amount, currency, kind, source, captured_at) values ('sandbox', $1, 'po', 'order', $2, 'm', $3, 'INR', 'due', 'webhook', now())`,
      [`pay-${owned.orderNo}`, owned.orderNo, 92_700_00],
    );
    const { body } = await store.approveRefund(owned.orderNo);
    const refund: Refund = body.data;
    expect(refund.tenders).toMatchObject([
      { tender: 'bank', amount_paise: 46_350_00 },
      { tender: 'coins', amount_paise: 5_150_00 },
    ]);
  });

  it('has no quote that outlives a return, which takes money first', async () => {
    const owned = await withCoins(5, READY);
    const { quote } = await store.quote(owned, 'buyback');
    await store.pool.query(
      `insert into refunds (refund_order_id, order_no, currency, amount, bank_amount, state, approved_by, created_at)
       values ('RF-STALEQUOTE', $1, 'INR', 5150000, 5150000, 'initiated', 'Meera', now())`,
      [owned.orderNo],
    );
    const stale = await store.ask(owned, 'buyback', { quote, account: ACCOUNT });
    // Of ₹51,500 that are left, ₹41,200 are money: four fifths of 27,900.
    expect(await met(stale)).toBe('409 EXCHANGE.QUOTE_STALE');
    expect(stale.body.data).toMatchObject({ buyback_bank_paise: 22_320_00, buyback_credits_paise: 5_580_00 });
  });
});

describe('a piece that no money of its customer paid', () => {
  it('is bought back for credits alone, and no account is asked for', async () => {
    const owned = await store.owner(5);
    await store.pool.query(`update orders set payment_mode = 'emi' where order_no = $1`, [owned.orderNo]);
    const quote = await store.quote(owned, 'buyback');
    expect(quote).toMatchObject({ buyback_bank_paise: 0, buyback_credits_paise: 27_900_00 });
    const { body } = await store.ask(owned, 'buyback', { quote: quote.quote, account: ACCOUNT });
    const request: ExchangeRequest = body.data;
    expect(request).toMatchObject({ pay_to: 'credits', account_last4: '', credits_paise: 27_900_00 });
    await store.through(request.request_id, 'received', TESTED, 'credited');
    expect([await payouts(request.request_id), await credits(owned)]).toEqual([[], 27_900_00]);
  });

  it('needs one where money paid', async () => {
    const owned = await store.owner(5);
    const { quote } = await store.quote(owned, 'buyback');
    const { status, body } = await store.ask(owned, 'buyback', { quote });
    expect([status, body.code]).toEqual([400, 'EXCHANGE.ACCOUNT_REQUIRED']);
  });
});

describe('a buy-back that is opened again after another piece was returned', () => {
  /** Asked for and refused; of ₹1,03,000 so much was money, ₹51,500 of which went back. */
  async function openedAgain(money: number): Promise<{ readonly owned: Owned; readonly id: string }> {
    const owned = await store.owner(5, 1, { also: READY });
    await store.pool.query('update orders set payable = $2 where order_no = $1', [owned.orderNo, money]);
    const { request_id: id } = await store.asked(owned, 'buyback');
    await store.through(id, ['refused', { reason: 'no-service' }]);
    await store.pool.query(
      `insert into refunds (refund_order_id, order_no, currency, amount, bank_amount, state, approved_by, created_at)
       values ('RF-' || substr($1, 4), $1, 'INR', 5150000, 5150000, 'initiated', 'Meera', now())`,
      [owned.orderNo],
    );
    await store.through(id, 'asked', 'received', TESTED);
    return { owned, id };
  }

  it('goes to no bank any more once all money went back, and only if its customer agrees', async () => {
    const { owned, id } = await openedAgain(51_500_00);
    expect(await store.request(owned, id)).toMatchObject({
      pay_to: 'credits',
      bank_paise: 0,
      credits_paise: 27_900_00,
    });
    for (const to of ['paying-out', 'credited']) expect((await store.decide(id, to)).status).toBe(400);
    await store.through(id, 'offered');
    expect((await store.respond(owned, 'accept', id)).status).toBe(200);
    expect((await store.request(owned, id)).state).toBe('credited');
    expect([await payouts(id), await credits(owned)]).toEqual([[], 27_900_00]);
  });

  it('is offered when less of it is money than was agreed to', async () => {
    const { owned, id } = await openedAgain(77_250_00);
    const parts = { bank_paise: 13_950_00, credits_paise: 13_950_00 };
    expect(await store.request(owned, id)).toMatchObject({ pay_to: 'bank', ...parts });
    expect((await store.decide(id, 'paying-out')).status).toBe(400);
    await store.through(id, 'offered');
    expect((await store.respond(owned, 'accept', id)).status).toBe(200);
    expect([await payouts(id), await credits(owned)]).toEqual([[13_950_00], 13_950_00]);
  });
});
