import { DRAWN_JPEG } from '../../../test-support/drawn-photos.fixtures.ts';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BagValue, ExchangeQuote, ExchangeRequest, OldGoldQuote } from '@suvarna/contracts/exchange';
import { GOLD_GRADES } from '@suvarna/contracts/catalogue';
import { FINENESS } from '@suvarna/pricing/rate';
import { PLAIN, SIZED } from '../../../test-support/catalogue.fixtures.ts';
import { STAFF } from '../../../test-support/orders/checkout.fixtures.ts';
import { creditBalance } from '../credits/index.ts';
import { checkLedger } from '../ledger/index.ts';
import { endRequests } from '../requests/end-requests.ts';
import {
  ACCOUNT,
  AS_SOLD,
  PAN,
  publishRates,
  startExchange,
  TESTED,
  type ExchangeHarness,
  type Owned,
} from './exchange.fixtures.ts';
import { exchangeRequests, KINDS } from './requests/exchange-requests.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';
import { met, dataOf } from '../../../test-support/answers.fixtures.ts';
import { textOfPdf } from '../../../test-support/pdf/pdf-text.fixtures.ts';
import { JPEG } from '../orders/delivered.fixtures.ts';

const BALANCED = { accountsOff: 0, transactionsOff: 0, unitsOff: 0 };
const MINUTE_MS = 60_000;
const store = ofSuite(() => startExchange('exchange'));
beforeAll(async () => {
  await publishRates(store);
});
beforeEach(() => store.reset());

/** Statuses of answers, the lowest first. */
const statuses = (answers: readonly { readonly status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const credits = (customerId: string): Promise<number> =>
  creditBalance(store.db, customerId, 'credits', store.now);

describe('a piece that was bought', () => {
  it('is exchanged in a store from day 15, and fetched for it from day 30', async () => {
    const owned = await store.owner(14);
    const ask = async (handOver: 'pickup' | 'store') => {
      const { quote, exchange } = await store.quote(owned);
      const answer = await store.ask(owned, 'exchange', { quote, hand_over: handOver });
      return [exchange.is_open, answer.status, answer.body.code];
    };
    expect(await ask('store')).toEqual([false, 400, 'EXCHANGE.NOT_YET']);
    await store.daysLater(owned, 1);
    expect(await ask('pickup')).toEqual([true, 400, 'EXCHANGE.NOT_YET']);
    const { quote } = await store.quote(owned);
    const asked = await store.ask(owned, 'exchange', { quote, hand_over: 'store' });
    const { request_id: id } = asked.body.data as { request_id: string };
    // Nobody comes for what is brought.
    expect(await met(store.decide(id, 'pickup-planned'))).toBe('400 CUSTOMER_REQUEST.DECISION_INVALID');
    await store.through(id, 'store-visit', 'received', TESTED, 'credited');
    const later = await store.owner(29);
    const late = await store.quote(later);
    expect((await store.ask(later, 'exchange', { quote: late.quote })).status).toBe(400);
    await store.daysLater(later, 1);
    expect((await store.ask(later, 'exchange', { quote: (await store.quote(later)).quote })).status).toBe(
      200,
    );
  });

  it('that was collected in a store is exchanged from day 15, however it goes back', async () => {
    const owned = await store.owner(14);
    await store.pool.query(`update orders set pickup_code = '042137' where order_no = $1`, [owned.orderNo]);
    const ask = async () =>
      store.ask(owned, 'exchange', { quote: (await store.quote(owned)).quote, hand_over: 'pickup' });
    expect(await met(ask())).toBe('400 EXCHANGE.NOT_YET');
    expect((await store.details(owned.token, owned.orderNo)).timeline).toMatchObject({
      exchange_from: '2026-12-08',
      exchange_store_from: '2026-12-08',
    });
    await store.daysLater(owned, 1);
    expect(await store.quote(owned)).toMatchObject({ available_from: '2026-12-08' });
    expect((await ask()).status).toBe(200);
  });

  it('has both values line by line, and says from when each is open', async () => {
    const owned = await store.owner(3);
    const quote = await store.quote(owned);
    // 3 g at ₹9,000 and stones of ₹1,000.
    expect(quote.exchange).toEqual({
      amount_paise: 26_940_00,
      lines: [
        expect.objectContaining({ line: 'gold', amount_paise: 27_000_00 }),
        expect.objectContaining({ line: 'stones', amount_paise: 1_000_00 }),
        expect.objectContaining({ line: 'exchange-deduction', amount_paise: -560_00 }),
        expect.objectContaining({ line: 'exchange-fee', amount_paise: -500_00 }),
      ],
      available_from: '2026-12-23',
      store_from: '2026-12-08',
      is_open: false,
      amount: '26940.00',
    });
    expect(quote.buyback).toMatchObject({ amount_paise: 27_900_00, is_open: true });
    expect(await met(store.ask(owned, 'exchange', { quote: quote.quote }))).toBe('400 EXCHANGE.NOT_YET');
    const { lines, timeline } = await store.details(owned.token, owned.orderNo);
    expect(lines[0]).toMatchObject({ exchangeable: true, handed_in: false });
    expect(timeline).toEqual({
      delivered_on: '2026-11-23',
      return_until: '2026-12-08',
      exchange_from: '2026-12-23',
      exchange_store_from: '2026-12-08',
      buyback_from: '2026-11-23',
      warranty_until: '2027-11-23',
    });
  });

  it('would bring, new, what it brings once it was bought', async () => {
    const quote = await store.quote(await store.owner());
    const value = (productId: number) => store.get(`/api/exchange/value/?product_id=${productId}`);
    expect((await value(PLAIN)).body.data).toMatchObject({
      exchange: { amount_paise: quote.exchange.amount_paise },
      buyback: { amount_paise: quote.buyback.amount_paise },
      rate_version: quote.rate_version,
    });
    expect(await met(value(999_999))).toBe('404 CATALOGUE.PRODUCT_NOT_FOUND');
    expect(await met(value(SIZED))).toBe('400 BAG.SIZE_REQUIRED');
  });

  it('brings in a bag, two of a line, what the quote of that line says once it was bought', async () => {
    const owned = await store.owner(31, 2);
    const quote = await store.quote(owned);
    const { token } = owned;
    await store.fill(token, PLAIN, 2);
    const read = (of: string, headers = {}) =>
      store.read<BagValue>('/api/exchange/bag_value/', { token: of, headers });
    expect(await read(token)).toMatchObject({
      results: [{ quantity: 2, not_taken_back: '', value: { net_weight_mg: quote.net_weight_mg } }],
      exchange_paise: quote.exchange.amount_paise,
      buyback_paise: quote.buyback.amount_paise,
    });
    expect(await read(token, { currency_code: 'GBP' })).toMatchObject({
      results: [{ value: null, not_taken_back: 'abroad' }],
      exchange_paise: 0,
    });
    const stranger = await store.guest();
    expect((await read(stranger)).results).toEqual([]);
  });

  it('is quoted, taken and credited the same when its design has left the catalogue', async () => {
    const owned = await store.owner();
    const { quote: _then, valid_until: _until, ...there } = await store.quote(owned);
    await store.pool.query('update order_lines set product_id = 999999 where id = $1', [owned.itemId]);
    const { quote, valid_until: _now, ...gone } = await store.quote(owned);
    expect(gone).toEqual(there);
    expect((await store.details(owned.token, owned.orderNo)).lines[0]).toMatchObject({ exchangeable: true });
    const { body } = await store.ask(owned, 'exchange', { quote });
    const { request_id: id }: ExchangeRequest = body.data;
    await store.through(id, 'received', TESTED, 'credited');
    expect(await credits(owned.customerId)).toBe(there.exchange.amount_paise);
  });

  it('is credited with exactly what was quoted, once it was tested', async () => {
    const owned = await store.owner();
    const request = await store.asked(owned, 'exchange');
    expect(request).toMatchObject({ state: 'asked', amount_paise: 26_940_00, can: { withdraw: true } });
    await store.through(request.request_id, 'pickup-planned', 'received', TESTED, 'credited');
    expect(await credits(owned.customerId)).toBe(26_940_00);
    expect(await store.request(owned, request.request_id)).toMatchObject({
      state: 'credited',
      inspection: { amount_paise: 26_940_00, huid: 'same' },
    });
    expect(await checkLedger(store.db, store.now)).toMatchObject(BALANCED);
  });

  it('is handed in once, however many ask at once, and is gone for everything else', async () => {
    const owned = await store.owner(5);
    const { quote } = await store.quote(owned, 'buyback');
    const body = { quote, account: ACCOUNT };
    const answers = await Promise.all(Array.from({ length: 8 }, () => store.ask(owned, 'buyback', body)));
    expect(statuses(answers)).toEqual([200, ...Array<number>(7).fill(409)]);
    const order = { order_no: owned.orderNo, item_ids: [owned.itemId] };
    const post = (what: string, more: object) =>
      met(store.post(`/api/order/order/${what}/`, { ...order, ...more }, { token: owned.token }));
    expect(await post('return_request', { reason_id: 11 })).toBe('409 ORDER.STATE_CONFLICT');
    expect(await post('claim', { reason_id: 31 })).toBe('404 ORDER.NOT_FOUND');
    const get = store.get(`/api/exchange/quote/?order_item_id=${owned.itemId}&type=buyback`, owned);
    expect(await met(get)).toBe('409 ORDER.STATE_CONFLICT');
    expect((await store.details(owned.token, owned.orderNo)).lines[0]).toMatchObject({ handed_in: true });
  });

  it('is sent back or handed in, not both, whichever is first', async () => {
    const owned = await store.owner(5);
    const { quote } = await store.quote(owned, 'buyback');
    const [first, second] = await Promise.all([
      store.ask(owned, 'buyback', { quote, account: ACCOUNT }),
      store.askReturn(owned.token, owned.orderNo, [owned.itemId]),
    ]);
    expect(statuses([first, second])).toEqual([200, 409]);
  });

  it('is its customer’s again when the request is withdrawn, refused or over', async () => {
    const owned = await store.owner();
    const withdrawn = await store.asked(owned, 'exchange');
    expect((await store.respond(owned, 'withdraw', withdrawn.request_id)).status).toBe(200);
    const refused = await store.asked(owned, 'exchange');
    await store.through(refused.request_id, ['refused', { reason: 'no-service' }]);
    const ended = await store.asked(owned, 'exchange');
    await store.through(ended.request_id, 'store-visit');
    // What was refused is opened again only while nobody else has the piece.
    expect(await met(store.decide(refused.request_id, 'asked'))).toBe(
      '400 CUSTOMER_REQUEST.DECISION_INVALID',
    );
    await store.daysLater(owned, 31);
    await endRequests(store.db, KINDS, store.now);
    expect((await store.request(owned, ended.request_id)).state).toBe('ended');
    const again = await store.asked(owned, 'exchange');
    await store.through(again.request_id, ['refused', { reason: 'no-service' }], 'asked');
    expect((await store.details(owned.token, owned.orderNo)).lines[0]).toMatchObject({ handed_in: true });
  });
});

describe('a quote', () => {
  it('is kept across a change of the rate for half an hour, in each of two tabs', async () => {
    const owned = await store.owner();
    const old = await store.quote(owned);
    store.fakeStock.rateVersion = 2;
    await store.later(owned, 30 * MINUTE_MS);
    const fresh = await store.quote(owned);
    expect([old.rate_version, fresh.rate_version]).toEqual([1, 2]);
    const { body } = await store.ask(owned, 'exchange', { quote: old.quote });
    expect(body.data).toMatchObject({ amount_paise: old.exchange.amount_paise, rate_version: 1 });
  });

  it('that is over is refused with the new one, and nothing is done', async () => {
    const owned = await store.owner();
    const old = await store.quote(owned);
    store.fakeStock.rateVersion = 2;
    await store.later(owned, 30 * MINUTE_MS + 1);
    const stale = await store.ask(owned, 'exchange', { quote: old.quote });
    expect(await met(stale)).toBe('409 EXCHANGE.QUOTE_STALE');
    const fresh: ExchangeQuote = stale.body.data;
    expect(fresh.rate_version).toBe(2);
    expect((await store.details(owned.token, owned.orderNo)).lines[0]).toMatchObject({ handed_in: false });
    expect((await store.ask(owned, 'exchange', { quote: fresh.quote })).status).toBe(200);
  });

  it('stands for as long as its rate is in force', async () => {
    const owned = await store.owner();
    const { quote } = await store.quote(owned);
    await store.daysLater(owned, 2);
    expect((await store.ask(owned, 'exchange', { quote })).status).toBe(200);
  });

  it('that was altered, or is of another sort, is none', async () => {
    const owned = await store.owner();
    const { quote } = await store.quote(owned);
    const [text = '', signature = ''] = quote.split('.');
    const said = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as object;
    const more = Buffer.from(JSON.stringify({ ...said, exchange: 99_999_00 })).toString('base64url');
    const gold = await store.get('/api/exchange/old_gold_quote/?karat=22&net_weight_mg=1000');
    for (const forged of [`${more}.${signature}`, text, (gold.body.data as OldGoldQuote).quote])
      expect(await met(store.ask(owned, 'exchange', { quote: forged.padEnd(20, '.') }))).toBe(
        '400 EXCHANGE.QUOTE_INVALID',
      );
  });
});

describe('the test of the store’s people', () => {
  const received = async () => {
    const owned = await store.owner();
    const request = await store.asked(owned, 'exchange');
    await store.through(request.request_id, 'received');
    return { owned, id: request.request_id };
  };

  it('counts a weight as sold when scales agree within 1 % or 20 mg', async () => {
    const { owned, id } = await received();
    await store.through(id, ['inspected', { terms: { ...AS_SOLD, net_weight_mg: 2_970 } }], 'credited');
    expect(await credits(owned.customerId)).toBe(26_940_00);
  });

  it('that finds something else is an offer, which its customer accepts', async () => {
    const { owned, id } = await received();
    // 2.9 g of 14 K at ₹7,000: 20,300 + 1,000, less 2 %, 500, one part and the certificate.
    const terms = {
      net_weight_mg: 2_900,
      karat: 14,
      huid: 'none',
      missing_pieces: 1,
      lost_certificate: true,
    };
    await store.through(id, ['inspected', { terms }]);
    expect(await met(store.decide(id, 'credited'))).toBe('400 CUSTOMER_REQUEST.DECISION_INVALID');
    await store.through(id, 'offered');
    const offered = await store.request(owned, id);
    expect(offered.inspection).toMatchObject({ amount_paise: 18_874_00, gold_rate_paise: 7_000_00 });
    expect(offered.can).toMatchObject({ accept: true, decline: true, withdraw: false });
    const answers = await Promise.all([1, 2, 3].map(() => store.respond(owned, 'accept', id)));
    expect(statuses(answers)).toEqual([200, 409, 409]);
    expect(await credits(owned.customerId)).toBe(18_874_00);
  });

  it('may be declined, by a word or by time, and the piece goes back', async () => {
    const { owned, id } = await received();
    await store.through(id, ['inspected', { terms: { ...AS_SOLD, net_weight_mg: 2_000 } }], 'offered');
    await store.daysLater(owned, 8);
    await endRequests(store.db, KINDS, store.now);
    expect(await met(store.respond(owned, 'accept', id))).toBe('409 CUSTOMER_REQUEST.STATE_CONFLICT');
    // Still in the store's hands until it is on its way back.
    expect((await store.details(owned.token, owned.orderNo)).lines[0]).toMatchObject({ handed_in: true });
    await store.through(id, 'gone-back');
    expect((await store.details(owned.token, owned.orderNo)).lines[0]).toMatchObject({ handed_in: false });
    expect(await credits(owned.customerId)).toBe(0);
  });

  it('that finds another hallmark pays nothing; what is no test is refused', async () => {
    const { id } = await received();
    for (const terms of [{}, { ...AS_SOLD, karat: 19 }, { ...AS_SOLD, stones_paise: 2_000_00 }])
      expect(await met(store.decide(id, 'inspected', { terms }))).toBe(
        '400 CUSTOMER_REQUEST.DECISION_INVALID',
      );
    await store.through(id, ['inspected', { terms: { ...AS_SOLD, huid: 'other' } }]);
    expect(await met(store.decide(id, 'credited'))).toBe('400 CUSTOMER_REQUEST.DECISION_INVALID');
    await store.through(id, ['rejected', { reason: 'another-piece' }], 'gone-back');
  });
});

describe('old gold of any maker', () => {
  const quoted = (karat: number, mg: number): Promise<OldGoldQuote> =>
    store.read(`/api/exchange/old_gold_quote/?karat=${karat}&net_weight_mg=${mg}`);

  it('is worth 100 % of its market value, by the test of its weight and karat', async () => {
    const owner = await store.customer();
    const quote = await quoted(22, 10_000);
    expect(quote).toMatchObject({ amount_paise: 1_10_000_00, rate_version: 1, needs_pan: false });
    const body = { quote: quote.quote, description: 'Two bangles', pay_to: 'credits', hand_over: 'store' };
    const { body: answer } = await store.ask(owner, 'old_gold', body);
    const { request_id: id }: ExchangeRequest = answer.data;
    // 9.5 g of 18 K at ₹9,000.
    await store.through(id, 'store-visit', 'received', [
      'inspected',
      { terms: { net_weight_mg: 9_500, karat: 18, huid: 'none' } },
    ]);
    await store.through(id, 'offered');
    expect((await store.respond(owner, 'accept', id)).status).toBe(200);
    expect(await credits(owner.customerId)).toBe(85_500_00);
  });

  it.each(GOLD_GRADES)('of %i karat is quoted, at its published rate or by its fineness', async (karat) => {
    const published: Readonly<Record<number, number>> = {
      14: 700_000,
      18: 900_000,
      22: 1_100_000,
      24: 1_200_000,
    };
    // 12,000 rupees a gram of fine gold, of which there are 999 parts.
    const rate = published[karat] ?? Math.round((1_200_000 * (FINENESS[karat] ?? 0)) / 999);
    const quote = await quoted(karat, 1_000);
    expect(quote).toMatchObject({ karat, gold_rate_paise: rate });
    expect(quote.rates.map(({ karat: of }) => of)).toEqual([...GOLD_GRADES]);
    const owner = await store.customer();
    const body = { quote: quote.quote, description: 'A ring', pay_to: 'credits', hand_over: 'store' };
    expect((await store.ask(owner, 'old_gold', body)).status).toBe(200);
  });

  it('of a karat that is not hallmarked is not', async () => {
    expect((await store.get('/api/exchange/old_gold_quote/?karat=21&net_weight_mg=1000')).status).toBe(400);
  });

  it('needs a PAN above two lakh, an account where money goes to the bank, an address where it is fetched', async () => {
    const owner = await store.customer();
    const { quote } = await quoted(24, 16_667);
    const body = { quote, description: 'A bar', pay_to: 'bank', hand_over: 'store' };
    expect(await met(store.ask(owner, 'old_gold', body))).toBe('400 EXCHANGE.ACCOUNT_REQUIRED');
    const withAccount = { ...body, account: ACCOUNT };
    expect(await met(store.ask(owner, 'old_gold', withAccount))).toBe('400 EXCHANGE.PAN_REQUIRED');
    const fetched = { ...withAccount, pan: PAN, hand_over: 'pickup' };
    expect(await met(store.ask(owner, 'old_gold', fetched))).toBe('400 EXCHANGE.ADDRESS_REQUIRED');
    const { body: answer } = await store.ask(owner, 'old_gold', { ...fetched, hand_over: 'store' });
    const request: ExchangeRequest = answer.data;
    expect(request).toMatchObject({ pan_last4: '234F', account_last4: '2222' });
    const rows = await store.rows<{ text: string }>(
      `select (select evidence::text from customer_requests where request_id = $1) || encode(pan_sealed, 'escape') || encode(account_sealed, 'escape') as text from exchange_papers where request_id = $1`,
      [request.request_id],
    );
    expect(rows[0]?.text).not.toMatch(new RegExp(`${PAN}|${ACCOUNT.number}`));
    // Two lakh to the rupee needs none.
    expect((await quoted(24, 16_666)).needs_pan).toBe(false);
  });

  it('that turns out to be worth more than two lakh needs its PAN with the yes', async () => {
    const owner = await store.customer();
    const { quote } = await quoted(24, 10_000);
    const { body } = await store.ask(owner, 'old_gold', {
      quote,
      description: 'A bar',
      pay_to: 'credits',
      hand_over: 'store',
    });
    const { request_id: id }: ExchangeRequest = body.data;
    const terms = { net_weight_mg: 20_000, karat: 24, huid: 'none' };
    await store.through(id, 'received', ['inspected', { terms }], 'offered');
    expect((await store.request(owner, id)).needs_pan).toBe(true);
    expect(await met(store.respond(owner, 'accept', id))).toBe('400 EXCHANGE.PAN_REQUIRED');
    expect(await credits(owner.customerId)).toBe(0);
    expect((await store.respond(owner, 'accept', id, { pan: PAN })).status).toBe(200);
    expect(await credits(owner.customerId)).toBe(2_40_000_00);
  });
});

describe('the queue', () => {
  it('has pictures and what was asked with, and the same arrows as the database', async () => {
    const owned = await store.owner();
    const { quote } = await store.quote(owned);
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]).toString('base64');
    const { body } = await store.ask(owned, 'exchange', {
      quote,
      photos: [{ media_type: 'image/png', data: png }],
    });
    const { request_id: id }: ExchangeRequest = body.data;
    expect(await store.queued(id)).toMatchObject({
      kind: 'exchange',
      evidence: { photos: 1, pickup: { pincode: '560001' } },
      decisions: [{ to: 'pickup-planned' }, { to: 'store-visit' }, { to: 'received' }, { to: 'refused' }],
    });
    const photo = await store.app.http.inject({
      url: `/staff/request/photo/?request_id=${id}&position=1`,
      headers: { authorization: `Bearer ${STAFF}` },
    });
    expect([photo.statusCode, photo.headers['content-disposition']]).toEqual([200, 'attachment']);
    // Drawn again on its way in, as all photos are: nothing of the file that was sent.
    expect([photo.headers['content-type'], photo.rawPayload]).toEqual(['image/jpeg', DRAWN_JPEG]);
    for (const { kind, machine } of exchangeRequests()) {
      const rows = await store.rows<{ from: string; to: string; by: string }>(
        `select from_state as "from", to_state as "to", actor as "by" from request_moves where kind = $1 and from_state <> '' order by 1, 2, 3`,
        [kind],
      );
      const drawn = machine.arrows.map(({ from, to, by }) => `${from} ${to} ${by}`).toSorted();
      expect(rows.map(({ from, to, by }) => `${from} ${to} ${by}`).toSorted()).toEqual(drawn);
    }
  });
});

describe('what is printed', () => {
  const receipt = (owner: Parameters<ExchangeHarness['download']>[0], requestId: string, lang = 'en') =>
    store.download(owner, `/api/exchange/request/receipt/?request_id=${requestId}&lang=${lang}`);

  describe('the receipt of a piece that was handed in', () => {
    it('comes with the piece, says what was quoted, found and given, and is its owner’s', async () => {
      const owned = await store.owner();
      const { request_id: id } = await store.asked(owned, 'exchange');
      expect(await store.request(owned, id)).toMatchObject({ can: { receipt: false } });
      expect((await receipt(owned, id)).statusCode).toBe(409);
      await store.through(id, 'pickup-planned', 'received');
      expect(await store.request(owned, id)).toMatchObject({ can: { receipt: true } });
      await store.through(id, TESTED, 'credited');
      const answer = await receipt(owned, id);
      expect([
        answer.statusCode,
        answer.headers['content-type'],
        answer.headers['content-disposition'],
      ]).toEqual([200, 'application/pdf', `attachment; filename="suvarna-${id}.pdf"`]);
      const text = (await textOfPdf(answer.rawPayload)).join(' ').replaceAll(/\s+/g, ' ');
      for (const words of [
        'Receipt: exchange',
        `Request ${id}`,
        `Order ${owned.orderNo}`,
        'Asha Rao',
        '3.000 g',
        'Rate number 1',
        'Gold 27,000.00',
        'Total 26,940.00',
        'As on the invoice',
        'Credited',
        'twenty six thousand nine hundred',
      ])
        expect(text.toLowerCase()).toContain(words.toLowerCase());
      const stranger = await store.customer();
      expect((await receipt(stranger, id)).statusCode).toBe(404);
    });

    it('says what a test found and deducted, in Hindi too', async () => {
      const owned = await store.owner();
      const { request_id: id } = await store.asked(owned, 'buyback');
      const terms = { ...AS_SOLD, net_weight_mg: 2_500, lost_certificate: true };
      await store.through(id, 'received', ['inspected', { terms }], 'offered');
      const text = (await textOfPdf((await receipt(owned, id)).rawPayload)).join(' ');
      expect(text).toMatch(/2\.500 g/);
      expect(text).toMatch(/Lost certificate\s+-?−?500\.00/);
      expect(text).toMatch(/account ending in 2222/);
      const hindi = await receipt(owned, id, 'hi');
      expect([hindi.statusCode, hindi.rawPayload.includes('/Lang (hi)')]).toEqual([200, true]);
    });
  });
});

describe('where a piece is fetched', () => {
  const AT = { full_name: 'Asha Rao', house: '7', street: 'Temple Street', mobile: '91-9876543210' } as const;
  const BENGALURU = { city: 'Bengaluru', state: 'Karnataka', pincode: '560001', country_id: 'IN' } as const;
  const FAR = {
    city: 'Port Blair',
    state: 'Andaman and Nicobar Islands',
    pincode: '744101',
    country_id: 'IN',
  } as const;
  const ABROAD = {
    city: 'London',
    state: 'Greater London',
    pincode: 'SW1A 1AA',
    country_id: 'GB',
    mobile: '44-7911123456',
  } as const;

  const add = async (token: string, place: object): Promise<string> =>
    (
      await store.send<{
        address_id: string;
      }>('/api/customer/customer_address/add/', { ...AT, ...place }, { token })
    ).address_id;

  const QUOTED = {
    exchange: (owned: Owned) => store.quote(owned, 'exchange'),
    buyback: (owned: Owned) => store.quote(owned, 'buyback'),
    old_gold: async () =>
      await store.read<OldGoldQuote>('/api/exchange/old_gold_quote/?karat=22&net_weight_mg=12500'),
  };
  const MORE = {
    exchange: {},
    buyback: { account: ACCOUNT },
    old_gold: { description: 'Two bangles', pay_to: 'credits' },
  };

  describe.each(['exchange', 'buyback', 'old_gold'] as const)('a piece that is fetched for %s', (kind) => {
    const ask = async (owned: Owned, more: object) => {
      const { quote } = await QUOTED[kind](owned);
      return store.ask(owned, kind, { quote, ...MORE[kind], ...more });
    };

    it('is fetched at the address of its customer that was chosen, which the request shows', async () => {
      const owned = await store.owner();
      expect(
        dataOf(await ask(owned, { pickup_address_id: await add(owned.token, BENGALURU) })),
      ).toMatchObject({
        pickup_address: { street: 'Temple Street' },
      });
    });

    it('is not fetched at somebody else’s address, nor where no courier goes', async () => {
      const owned = await store.owner();
      const another = await store.customer();
      expect(await met(ask(owned, { pickup_address_id: await add(another.token, BENGALURU) }))).toBe(
        '404 ADDRESS.NOT_FOUND',
      );
      for (const place of [FAR, ABROAD])
        expect(await met(ask(owned, { pickup_address_id: await add(owned.token, place) }))).toBe(
          '400 DELIVERY.NOT_SERVICEABLE',
        );
    });

    it('that is brought has no such address', async () => {
      const owned = await store.owner();
      expect(dataOf(await ask(owned, { hand_over: 'store' }))).toMatchObject({ pickup_address: null });
    });
  });

  describe.each(['exchange', 'buyback'] as const)('a piece that was collected in a store, for %s', (kind) => {
    it('is brought, or fetched at a door of its customer: never at the store', async () => {
      const owned = await store.owner();
      await store.pool.query(
        `update orders set shipping_address = shipping_address || '{"store_id": "in-champa-house"}' where order_no = $1`,
        [owned.orderNo],
      );
      const { quote } = await QUOTED[kind](owned);
      const ask = (more: object) => store.ask(owned, kind, { quote, ...MORE[kind], ...more });
      expect(await met(ask({}))).toBe('400 EXCHANGE.ADDRESS_REQUIRED');
      expect(dataOf(await ask({ pickup_address_id: await add(owned.token, BENGALURU) }))).toMatchObject({
        pickup_address: { street: 'Temple Street' },
      });
    });
  });
});

describe('an account that ends', () => {
  const OLD_GOLD = { net_weight_mg: 20_000, karat: 24, huid: 'none' };

  it('what was handed in is told; without money its PAN, account and photos go, with money they are kept', async () => {
    const asha = await store.customer();
    const address = await store.home(asha.token);
    const ask = async (payTo: 'credits' | 'bank'): Promise<string> => {
      const quote = await store.get('/api/exchange/old_gold_quote/?karat=24&net_weight_mg=20000');
      const answer = await store.ask(asha, 'old_gold', {
        quote: (quote.body.data as OldGoldQuote).quote,
        description: 'A bar',
        pay_to: payTo,
        hand_over: 'pickup',
        pickup_address_id: address,
        comment: 'Ring at Meera’s, 98450 12345',
        pan: PAN,
        photos: [JPEG],
        ...(payTo === 'bank' && { account: ACCOUNT }),
      });
      expect(answer.status).toBe(200);
      return (answer.body.data as ExchangeRequest).request_id;
    };
    const withdrawn = await ask('bank');
    expect((await store.respond(asha, 'withdraw', withdrawn)).status).toBe(200);
    // Requests are told in the order in which they were made.
    await store.later(asha, 1_000);
    const sold = await ask('bank');
    await store.through(sold, 'received', ['inspected', { terms: OLD_GOLD }], 'paying-out');
    await store.pool.query(
      `update exchange_payouts set state = 'paid', next_try_at = null, settled_at = now() where request_id = $1`,
      [sold],
    );
    await store.pool.query(
      `update customer_requests set state = 'paid-out', is_open = false, due_at = null where request_id = $1`,
      [sold],
    );

    const { account } = store.app.deps;
    const photos = [DRAWN_JPEG.toString('base64')];
    const told = () => store.db.transaction().execute((tx) => account.collect(tx, asha.customerId));
    expect(await told()).toMatchObject({
      handed_in: [
        { request_id: withdrawn, pan_last4: '234F', account_last4: '2222', photos },
        { request_id: sold, pan_last4: '234F', account_last4: '2222', photos },
      ],
      payouts: [{ request_id: sold, amount: 2_40_000_00, state: 'paid' }],
    });
    expect(JSON.stringify(await told())).not.toMatch(new RegExp(`${PAN}|${ACCOUNT.number}`));

    await store.db.transaction().execute((tx) => account.erase(tx, asha.customerId, store.now));
    const rows = await store.rows(
      `select request_id, pan_last4, account_last4, pan_sealed is null and account_sealed is null as gone,
            (select count(*)::int from exchange_photos f where f.request_id = p.request_id) as photos
     from exchange_papers p where request_id in ($1, $2)`,
      [withdrawn, sold],
    );
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        { request_id: withdrawn, pan_last4: '', account_last4: '', gone: true, photos: 0 },
        { request_id: sold, pan_last4: '234F', account_last4: '2222', gone: false, photos: 1 },
      ]),
    );
    const places = await store.pool.query(
      `select request_id, evidence -> 'pickup' ->> 'full_name' as name, evidence ->> 'comment' as comment,
            evidence -> 'amount' is not null as amount
     from customer_requests where customer_id = $1 order by created_at`,
      [asha.customerId],
    );
    expect(places.rows).toEqual([
      { request_id: withdrawn, name: null, comment: '', amount: true },
      { request_id: sold, name: expect.any(String), comment: 'Ring at Meera’s, 98450 12345', amount: true },
    ]);
    await expect(store.pool.query('delete from exchange_photos')).rejects.toThrow(/stay/);
  });
});
