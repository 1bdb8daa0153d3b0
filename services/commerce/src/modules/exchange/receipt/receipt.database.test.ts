import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { textOfPdf } from '../../../../test-support/pdf/pdf-text.fixtures.ts';
import { AS_SOLD, startExchange, TESTED, type ExchangeHarness } from '../exchange.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const store = ofSuite(() => startExchange('exchange_receipt'));
beforeAll(async () => {
  await store.pool.query(`begin; set local role none;
    insert into gold_rates (version, effective_from, karat, paise_per_gram, source, published_by)
      select 1, '2026-11-01', karat, rate, 'test', 'test' from (values (14, 700000), (18, 900000), (22, 1100000), (24, 1200000)) as r (karat, rate);
    commit`);
});
beforeEach(() => store.reset());

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
