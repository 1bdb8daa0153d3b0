import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProductDetail } from '@suvarna/contracts/catalogue';
import type { Cart } from '@suvarna/contracts/bag';
import { DeliveryDates, PincodeChange, ProductDelivery, Serviceability } from '@suvarna/contracts/shipping';
import { Value } from 'typebox/value';
import { findPincodeOf } from './shopper-pincode.ts';
import { ofSuite, startService } from '../../../test-support/service.fixtures.ts';
import { data, dataOf, met } from '../../../test-support/answers.fixtures.ts';

/** Wednesday, 18 November 2026, 10:00 in India. */
const WEDNESDAY = new Date('2026-11-18T04:30:00Z');
let now = WEDNESDAY;
const service = ofSuite(() => startService('delivery', {}, { clock: () => now, seeded: 'in part' }));
let token: string;
let ready: Design;
let made: Design;

interface Design {
  readonly product_id: number;
  readonly lead_days: number;
  readonly default_size: string;
}

async function designOf(productType: string): Promise<Design> {
  const rows = await service.rows<Design>(
    "select product_id, lead_days, default_size from designs where product_type = $1 and stock <> 1 and category = 'rings' order by product_id limit 1",
    [productType],
  );
  return rows[0] as Design;
}

beforeAll(async () => {
  ready = await designOf('ready-to-ship');
  made = await designOf('made-to-order');
});
beforeEach(async () => {
  now = WEDNESDAY;
  token = await service.guest();
});

const serviceability = (query: string) => service.get(`/api/pincode/serviceability/?${query}`);
const estimate = (body: object) => service.post('/api/pincode/estimated_deliverydate/', body);
const update = (body: object, as = token) => service.post('/api/pincode/update/', body, { token: as });
const remove = (as = token) => service.post('/api/pincode/remove/', {}, { token: as });

describe('pincode/serviceability/', () => {
  it('says what the store does at a metro pincode', async () => {
    expect(data(Serviceability, await serviceability('pincode=560001'))).toEqual({
      pincode: '560001',
      country_id: 'IN',
      serviceable: true,
      city: 'Bengaluru',
      state: 'Karnataka',
      cod: true,
      ccod: true,
      text_key: 'codAvailableText',
      express: true,
      pay_on_delivery: {
        possible: true,
        text_key: 'codAvailableText',
        limit_paise: 4_999_900,
        limit: '49999.00',
      },
    });
  });

  it.each([
    ['842001', true, 'Bihar', true, false, 'codAvailableText'],
    ['793001', true, 'Meghalaya', false, true, 'ccodOnlyAvailableText'],
    ['194101', true, 'Ladakh', false, false, 'codNotAvailableText'],
    ['682555', false, 'Lakshadweep', false, false, 'codNotAvailableText'],
    ['999999', false, '', false, false, 'codNotAvailableText'],
  ])('answers for %s', async (pincode, serviceable, state, cod, ccod, text_key) => {
    expect(data(Serviceability, await serviceability(`pincode=${pincode}`))).toMatchObject({
      ...{ serviceable, state, cod, ccod, text_key },
      express: false,
    });
  });

  it('says that it does not deliver somewhere yet', async () => {
    expect((await serviceability('pincode=999999')).body.msg).toBe('Not servicing here yet');
    expect((await serviceability('pincode=560001')).body.msg).toBe('');
  });

  it('delivers abroad, paid before', async () => {
    expect(data(Serviceability, await serviceability('pincode=sw1a1aa&country_id=GB'))).toMatchObject({
      pincode: 'SW1A 1AA',
      country_id: 'GB',
      serviceable: true,
      cod: false,
      ccod: false,
      text_key: 'codNotAvailableText',
      express: false,
    });
    expect(data(Serviceability, await serviceability('pincode=1234&country_id=ZZ'))).toMatchObject({
      serviceable: false,
    });
  });

  it.each([
    ['pincode=012345', 'Enter Valid Pincode'],
    ['pincode=5600', 'Enter Valid Pincode'],
    ['pincode=56000a', 'Enter Valid Pincode'],
    ['pincode=', 'Enter Valid Pincode'],
    ['pincode=!&country_id=GB', 'Enter valid post code!'],
    ['pincode=123&country_id=US', 'Enter valid zip code!'],
    ['pincode=123&country_id=SG', 'Enter Valid postal code'],
    ['pincode=1&country_id=AE', 'Enter valid po box number'],
  ])('refuses %s: %s', async (query, text) => {
    expect(await serviceability(query)).toMatchObject({
      status: 400,
      body: { code: 'DELIVERY.PINCODE_INVALID', msg: text, fields: { '/pincode': text } },
    });
  });
});

describe('pincode/estimated_deliverydate/', () => {
  it('tells each item its day and tier', async () => {
    const body = {
      pincode: '560001',
      items: [
        { product_id: ready.product_id, quantity: 1 },
        { product_id: made.product_id, quantity: 1 },
      ],
    };
    const answer = data(DeliveryDates, await estimate(body));
    expect(answer).toMatchObject({
      pincode: '560001',
      country_id: 'IN',
      serviceable: true,
      express: true,
      text_key: 'codAvailableText',
    });
    expect(answer.items).toEqual([
      {
        product_id: ready.product_id,
        sku: expect.stringContaining('RG'),
        dispatch_date: '2026-11-18',
        delivery_date: '2026-11-19',
        tier: 'express',
      },
      {
        product_id: made.product_id,
        sku: expect.stringContaining('RG'),
        dispatch_date: expect.any(String),
        delivery_date: expect.any(String),
        tier: 'fast',
      },
    ]);
    expect((answer.items[1]?.dispatch_date ?? '') > '2026-11-18').toBe(true);
  });

  it('takes the cut-off and Sundays from the clock of India', async () => {
    const first = async (): Promise<string | undefined> =>
      data(
        DeliveryDates,
        await estimate({ pincode: '842001', items: [{ product_id: ready.product_id, quantity: 1 }] }),
      ).items[0]?.delivery_date;
    expect(await first()).toBe('2026-11-23');
    now = new Date('2026-11-18T08:30:00Z');
    expect(await first()).toBe('2026-11-24');
  });

  it('takes the options of a SKU, and a size a shopper has not stocked is made', async () => {
    const sizes = (
      await service.rows<{ sizes: string[]; stocked_sizes: string[] }>(
        'select sizes, stocked_sizes from designs where product_id = $1',
        [ready.product_id],
      )
    )[0];
    const size = sizes?.sizes.find((candidate) => !sizes.stocked_sizes.includes(candidate)) ?? '';
    const item = async (extra: object) =>
      data(
        DeliveryDates,
        await estimate({
          pincode: '560001',
          items: [{ product_id: ready.product_id, quantity: 1, ...extra }],
        }),
      ).items[0];
    const asMade = await item({ size });
    expect(asMade).toMatchObject({ tier: 'fast', sku: expect.stringMatching(new RegExp(`-${size}$`)) });
    expect(await item({ sku: asMade?.sku })).toEqual(asMade);
  });

  it('promises payment at the door up to its limit, by what the pieces cost or by what is to be paid for them', async () => {
    const door = async (quantity: number, extra: object = {}, pincode = '560001') =>
      data(
        DeliveryDates,
        await estimate({ pincode, items: [{ product_id: made.product_id, quantity }], ...extra }),
      ).pay_on_delivery;
    const yes = { possible: true, text_key: 'codAvailableText', limit_paise: 4_999_900, limit: '49999.00' };
    const tooMuch = { possible: false, text_key: 'codLimitText', limit_paise: 4_999_900, limit: '49999.00' };
    expect(await door(10)).toEqual(tooMuch);
    expect(await door(10, { payable_paise: 4_999_900 })).toEqual(yes);
    expect(await door(1, { payable_paise: 4_999_901 })).toEqual(tooMuch);
    expect(await door(10, {}, '194101')).toEqual(tooMuch);
    expect(await door(1, { payable_paise: 1 }, '194101')).toEqual({
      possible: false,
      text_key: 'codNotAvailableText',
      limit_paise: 4_999_900,
      limit: '49999.00',
    });
  });

  it('promises nothing where nothing is delivered', async () => {
    expect(
      data(
        DeliveryDates,
        await estimate({ pincode: '682555', items: [{ product_id: ready.product_id, quantity: 1 }] }),
      ),
    ).toMatchObject({ serviceable: false, items: [] });
  });

  it.each([
    ['a pincode that cannot be', '0', {}, '400 DELIVERY.PINCODE_INVALID'],
    ['a product that is none', '560001', { product_id: 7 }, '404 CATALOGUE.PRODUCT_NOT_FOUND'],
    ["another product's SKU", '560001', { sku: 'NP99999-18Y' }, '400 REQUEST.INVALID'],
    ['a size it has not', '560001', { size: '99' }, '400 BAG.OPTION_UNAVAILABLE'],
    ['eleven pieces', '560001', { quantity: 11 }, '400 REQUEST.INVALID'],
  ])('refuses %s', async (_name, pincode, item, refusal) => {
    const items = [{ product_id: 100_001, quantity: 1, ...item }];
    expect(await met(estimate({ pincode, items }))).toBe(refusal);
  });
});

describe('pincode/update/ and pincode/remove/', () => {
  const kept = () =>
    service.rows<{ pincode: string; country_id: string }>('select pincode, country_id from shopper_pincodes');

  it('keep the pincode of a guest, and say what it moved', async () => {
    const cart = await service.send<Cart>(
      '/api/customer/cart/add/',
      { product_id: ready.product_id, size: ready.default_size, quantity: 1 },
      { token },
    );
    const change = data(PincodeChange, await update({ pincode: ' 842001' }));
    expect(change).toMatchObject({
      pincode: '842001',
      country_id: 'IN',
      previous_pincode: '',
      state: 'Bihar',
      changed: true,
    });
    expect(change.items).toEqual([
      {
        item_id: cart.items[0]?.item_id,
        product_id: ready.product_id,
        sku: cart.items[0]?.sku,
        before: '2026-11-19',
        after: '2026-11-23',
      },
    ]);
    expect(data(PincodeChange, await update({ pincode: '842001' }))).toMatchObject({
      previous_pincode: '842001',
      changed: false,
      items: [],
    });
    expect(data(PincodeChange, await update({ pincode: '682555' }))).toMatchObject({
      serviceable: false,
      changed: true,
      items: [{ before: '2026-11-23', after: '' }],
    });
  });

  it('forget it, and go back to the default without writing that down', async () => {
    await update({ pincode: '842001' });
    const before = await kept();
    expect(data(PincodeChange, await remove())).toMatchObject({
      pincode: '',
      country_id: '',
      previous_pincode: '842001',
      city: 'Bengaluru',
      express: true,
      changed: true,
    });
    expect(await kept()).toHaveLength(before.length - 1);
    expect(data(PincodeChange, await remove())).toMatchObject({ previous_pincode: '', changed: false });
  });

  it('keep one for each shopper', async () => {
    const other = await service.guest();
    await Promise.all([
      update({ pincode: '842001' }),
      update({ pincode: 'M1 1AE', country_id: 'GB' }, other),
    ]);
    expect(data(PincodeChange, await remove(other))).toMatchObject({ previous_pincode: 'M1 1AE' });
    expect(data(PincodeChange, await remove())).toMatchObject({ previous_pincode: '842001' });
  });

  it('end with one pincode however many updates race', async () => {
    const pincodes = Array.from({ length: 12 }, (_, at) => `5600${String(at + 10)}`);
    const answers = await Promise.all(pincodes.map((pincode) => update({ pincode })));
    expect(answers.map(({ status }) => status)).toEqual(pincodes.map(() => 200));
    expect(pincodes).toContain(data(PincodeChange, await remove()).previous_pincode);
  });

  it('need a session and a pincode', async () => {
    expect((await service.post('/api/pincode/update/', { pincode: '560001' })).status).toBe(401);
    expect(await update({ pincode: '012345' })).toMatchObject({
      status: 400,
      body: { code: 'DELIVERY.PINCODE_INVALID', msg: 'Enter Valid Pincode' },
    });
    expect(dataOf(await remove())).toMatchObject({ previous_pincode: '' });
  });
});

describe('product/product/ with a pincode', () => {
  const product = (query: string): Promise<ProductDetail> =>
    service.read(`/api/product/product/?product_id=${String(ready.product_id)}${query}`);

  it('tells the day of delivery there', async () => {
    const { delivery, ...rest } = await product('&pincode=560001');
    expect([...Value.Errors(ProductDelivery, delivery)]).toEqual([]);
    expect(delivery).toMatchObject({
      pincode: '560001',
      city: 'Bengaluru',
      express: true,
      promise: { dispatch_date: '2026-11-18', delivery_date: '2026-11-19', tier: 'express' },
    });
    expect(rest).toEqual(await product(''));
    expect((await product('&pincode=842001')).delivery?.promise).toMatchObject({
      delivery_date: '2026-11-23',
      tier: 'standard',
    });
    now = new Date('2026-11-18T08:30:00Z');
    expect((await product('&pincode=560001')).delivery?.promise?.delivery_date).toBe('2026-11-20');
  });

  it('says that nothing is delivered where nothing is', async () => {
    expect((await product('&pincode=682555')).delivery).toMatchObject({ serviceable: false, promise: null });
  });
});

it("keeps a pincode for the account's details", async () => {
  await update({ pincode: '842001' });
  const rows = await service.rows<{ guest_id: string }>(
    "select guest_id from shopper_pincodes where pincode = '842001' order by updated_at desc limit 1",
  );
  expect(await findPincodeOf(service.db, { kind: 'guest', id: rows[0]?.guest_id ?? '' })).toEqual({
    pincode: '842001',
    country_id: 'IN',
  });
});
