import { beforeAll, expect, it } from '@jest/globals';
import type { ExchangeRequest, OldGoldQuote } from '@suvarna/contracts/exchange';
import { DRAWN_JPEG } from '../../../test-support/drawn-photos.fixtures.ts';
import { JPEG } from '../orders/delivered.fixtures.ts';
import { ACCOUNT, PAN, startExchange } from './exchange.fixtures.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';

const store = ofSuite(() => startExchange('exchange-personal-data'));
beforeAll(async () => {
  await store.pool.query(`begin; set local role none;
    insert into gold_rates (version, effective_from, karat, paise_per_gram, source, published_by)
      select 1, '2026-11-01', karat, 1200000, 'test', 'test' from (values (14), (18), (22), (24)) as r (karat);
    commit`);
});

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
