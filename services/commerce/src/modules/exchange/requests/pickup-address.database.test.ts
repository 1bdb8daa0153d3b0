import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OldGoldQuote } from '@suvarna/contracts/exchange';
import { ACCOUNT, startExchange, type ExchangeHarness, type Owned } from '../exchange.fixtures.ts';

let harness: ExchangeHarness;

beforeAll(async () => {
  harness = await startExchange('exchange-pickup');
  await harness.pool.query(`begin; set local role none;
    insert into gold_rates (version, effective_from, karat, paise_per_gram, source, published_by)
      values (1, '2026-11-01', 22, 1100000, 'test', 'test'), (1, '2026-11-01', 24, 1200000, 'test', 'test'); commit`);
});
afterAll(() => harness.stop());

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
    (await harness.post('/api/customer/customer_address/add/', { ...AT, ...place }, { token })).body.data as {
      address_id: string;
    }
  ).address_id;

const QUOTED = {
  exchange: (owned: Owned) => harness.quote(owned, 'exchange'),
  buyback: (owned: Owned) => harness.quote(owned, 'buyback'),
  old_gold: async () =>
    (await harness.get('/api/exchange/old_gold_quote/?karat=22&net_weight_mg=12500')).body
      .data as OldGoldQuote,
};
const MORE = {
  exchange: {},
  buyback: { account: ACCOUNT },
  old_gold: { description: 'Two bangles', pay_to: 'credits' },
};

describe.each(['exchange', 'buyback', 'old_gold'] as const)('a piece that is fetched for %s', (kind) => {
  const ask = async (owned: Owned, more: object) => {
    const { quote } = await QUOTED[kind](owned);
    return harness.ask(owned, kind, { quote, ...MORE[kind], ...more });
  };

  it('is fetched at the address of its customer that was chosen, which the request shows', async () => {
    const owned = await harness.owner();
    expect(await ask(owned, { pickup_address_id: await add(owned.token, BENGALURU) })).toMatchObject({
      status: 200,
      body: { data: { pickup_address: { street: 'Temple Street' } } },
    });
  });

  it('is not fetched at another customer’s address, nor where no courier goes', async () => {
    const owned = await harness.owner();
    const another = await harness.customer();
    expect(await ask(owned, { pickup_address_id: await add(another.token, BENGALURU) })).toMatchObject({
      status: 404,
      body: { code: 'ADDRESS.NOT_FOUND' },
    });
    for (const place of [FAR, ABROAD])
      expect(await ask(owned, { pickup_address_id: await add(owned.token, place) })).toMatchObject({
        status: 400,
        body: { code: 'DELIVERY.NOT_SERVICEABLE' },
      });
  });

  it('that is brought has no such address', async () => {
    const owned = await harness.owner();
    expect(await ask(owned, { hand_over: 'store' })).toMatchObject({
      status: 200,
      body: { data: { pickup_address: null } },
    });
  });
});

describe.each(['exchange', 'buyback'] as const)('a piece that was collected in a store, for %s', (kind) => {
  it('is brought, or fetched at a door of its customer: never at the store', async () => {
    const owned = await harness.owner();
    await harness.pool.query(
      `update orders set shipping_address = shipping_address || '{"store_id": "in-champa-house"}' where order_no = $1`,
      [owned.orderNo],
    );
    const { quote } = await QUOTED[kind](owned);
    const ask = (more: object) => harness.ask(owned, kind, { quote, ...MORE[kind], ...more });
    expect(await ask({})).toMatchObject({ status: 400, body: { code: 'EXCHANGE.ADDRESS_REQUIRED' } });
    expect(await ask({ pickup_address_id: await add(owned.token, BENGALURU) })).toMatchObject({
      status: 200,
      body: { data: { pickup_address: { street: 'Temple Street' } } },
    });
  });
});
