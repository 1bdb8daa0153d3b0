import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OldGoldQuote } from '@suvarna/contracts/exchange';
import { creditBalance } from '../../credits/index.ts';
import { AS_SOLD, publishRates, startExchange, TESTED, type Owned } from '../exchange.fixtures.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const store = ofSuite(() => startExchange('exchange_reopened'));
beforeAll(async () => {
  await publishRates(store);
});
beforeEach(async () => {
  await store.reset();
  delete store.fakeStock.ratePerGram;
  other = await store.owner();
});

const REFUSED = ['refused', { reason: 'no-service' }] as const;
const balance = ({ customerId }: { customerId: string }) =>
  creditBalance(store.db, customerId, 'credits', store.now);
const INVALID = '400 CUSTOMER_REQUEST.DECISION_INVALID';

/** Prices as of tomorrow: times so much. */
const pricesMove = (times: number): void => {
  store.fakeStock.rateVersion += 1;
  store.fakeStock.ratePerGram = Math.round((store.fakeStock.ratePerGram ?? 900_000) * times);
};
/** A customer with a piece like it, whose quote says what it is worth now. */
let other: Owned;
async function worthNow(): Promise<number> {
  await store.daysLater(other, 0);
  return (await store.quote(other)).amount_paise;
}
const templates = (id: string): Promise<number[]> =>
  store.column<number>(
    `select (payload->'values'->>'amount')::bigint::int as amount from outbox
       where key like $1 and type = 'message.email' order by amount`,
    [`%request:${id}:asked:%`],
  );

describe('a request that is opened again', () => {
  it('is promised what its piece is worth now, which is told and paid; the quote before never is', async () => {
    const owned = await store.owner();
    const { request_id: id, amount_paise: before } = await store.asked(owned, 'exchange');
    await store.through(id, REFUSED);
    await store.daysLater(owned, 40);
    pricesMove(1.2);
    const now = await worthNow();
    expect(now).toBeGreaterThan(before);
    await store.through(id, 'asked');
    expect(await store.request(owned, id)).toMatchObject({ state: 'asked', amount_paise: now });
    expect((await store.queued(id)).evidence).toMatchObject({ amount: now });
    expect(await templates(id)).toEqual([before, now]);
    // A test before the prices were lower again pays what was promised, no more and no less.
    pricesMove(0.9);
    await store.through(id, 'received', TESTED, 'credited');
    expect(await balance(owned)).toBe(now);
  });

  it('is worth less now: that is offered, and paid once its customer says yes', async () => {
    const owned = await store.owner();
    const { request_id: id, amount_paise: before } = await store.asked(owned, 'exchange');
    await store.through(id, REFUSED);
    pricesMove(0.8);
    const now = await worthNow();
    expect(now).toBeLessThan(before);
    await store.through(id, 'asked', 'received', TESTED);
    expect(await met(store.decide(id, 'credited'))).toBe(INVALID);
    await store.through(id, 'offered');
    expect((await store.respond(owned, 'accept', id)).status).toBe(200);
    expect(await balance(owned)).toBe(now);
  });

  it('after a declined offer has its test reckoned by the prices of now', async () => {
    const owned = await store.owner();
    const { request_id: id } = await store.asked(owned, 'exchange');
    const short = ['inspected', { terms: { ...AS_SOLD, net_weight_mg: 2_000, stones_paise: 0 } }] as const;
    await store.through(id, 'received', short, 'offered');
    const { inspection: first } = await store.request(owned, id);
    await store.respond(owned, 'decline', id);
    pricesMove(1.5);
    await store.through(id, 'inspected');
    const { inspection, rate_version: version } = await store.request(owned, id);
    expect(version).toBe(2);
    expect(inspection).toMatchObject({ net_weight_mg: 2_000, stones_paise: 0 });
    const { rate } = (await store.queued(id)).evidence as { rate: number };
    expect(inspection?.gold_rate_paise).toBe(rate);
    expect(inspection?.lines[0]?.amount_paise).toBe(Math.round((rate * 2_000) / 100_000) * 100);
    expect(first?.net_weight_mg).toBe(2_000);
    await store.through(id, 'offered');
    await store.respond(owned, 'accept', id);
    expect(await balance(owned)).toBe(inspection?.amount_paise);
  });

  it('after it was rejected is tested by the prices of now', async () => {
    const owned: Owned = await store.owner();
    const { request_id: id } = await store.asked(owned, 'exchange');
    await store.through(id, 'received', TESTED, ['rejected', { reason: 'another-piece' }]);
    pricesMove(1.1);
    const now = await worthNow();
    await store.through(id, 'received');
    expect(await store.request(owned, id)).toMatchObject({ inspection: null, amount_paise: now });
    await store.through(id, TESTED, 'credited');
    expect(await balance(owned)).toBe(now);
  });

  it('of old gold follows the rate in force', async () => {
    const owner = await store.customer();
    const { body } = await store.get('/api/exchange/old_gold_quote/?karat=24&net_weight_mg=10000');
    const { quote, amount_paise: before }: OldGoldQuote = body.data;
    const asked = await store.ask(owner, 'old_gold', {
      quote,
      description: 'A bar',
      pay_to: 'credits',
      hand_over: 'store',
    });
    const { request_id: id } = asked.body.data as { request_id: string };
    await store.through(id, REFUSED);
    await store.pool.query(`begin; set local role none;
      insert into gold_rates (version, effective_from, karat, paise_per_gram, source, published_by)
        select 2, $$2026-11-01T01:00:00Z$$, karat, rate, 'test', 'test' from (values (14, 770000), (18, 990000), (22, 1210000), (24, 1320000)) as r (karat, rate);
      commit`);
    await store.through(id, 'asked');
    expect((await store.request(owner, id)).amount_paise).toBe((before * 11) / 10);
  });
});
