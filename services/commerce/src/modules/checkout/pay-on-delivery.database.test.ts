import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PaymentOptions } from '@suvarna/contracts/checkout';
import type { Cart } from '@suvarna/contracts/bag';
import type { DeliveryDates } from '@suvarna/contracts/shipping';
import { PLAIN } from '../../../test-support/catalogue.fixtures.ts';
import { startCheckout } from '../../../test-support/orders/checkout.fixtures.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';

const harness = ofSuite(() => startCheckout('pay-on-delivery'));
let token: string;

beforeEach(async () => {
  await harness.reset();
  token = await harness.guest();
});

const apply = (code: string) => harness.applyCoupon(token, code);
const bag = (): Promise<Cart> => harness.read('/api/customer/cart/list/', { token });

async function estimate(item: object, extra: object = {}) {
  return (
    await harness.send<DeliveryDates>('/api/pincode/estimated_deliverydate/', {
      pincode: '560001',
      country_id: 'IN',
      items: [{ quantity: 1, ...item }],
      ...extra,
    })
  ).pay_on_delivery;
}

/** As the product page asks: for the choice on screen. */
const onPage = async () => {
  const [item] = (await bag()).items;
  return estimate({ product_id: PLAIN, sku: item?.sku });
};
/** As the bag asks: with what is to be paid. */
const inBag = async () => {
  const { items, totals } = await bag();
  return estimate({ product_id: PLAIN, sku: items[0]?.sku }, { payable_paise: totals.total_payable_paise });
};
const atPayment = async () => {
  const { lock_id } = await harness.lock(token, { address_id: await harness.address(token) });
  const answer = await harness.get(`/api/payment/payment/options/?lock_id=${lock_id}`, { token });
  const cod = (answer.body.data as PaymentOptions).options.find(({ mode }) => mode === 'cod');
  if (cod === undefined) throw new Error('cash on delivery is not spoken of');
  const { mode: _cod, eligible: possible, ...why } = cod;
  return { possible, ...why };
};

const LIMIT = { limit_paise: 4_999_900, limit: '49999.00' };
const yes = { possible: true, text_key: 'codAvailableText', ...LIMIT };
const tooMuch = { possible: false, text_key: 'codLimitText', ...LIMIT };

describe('cash on delivery', () => {
  it.each([
    ['a piece above the limit', 5_494_600, tooMuch],
    ['a piece a rupee above it', 5_000_000, tooMuch],
    ['a piece at the limit', 4_999_900, yes],
    ['a piece below it', 2_000_000, yes],
  ])(
    'of %s (%s paise) is the same on the product page, in the bag and at payment',
    async (_what, price, said) => {
      harness.fakeStock.unitPaise = price;
      await harness.fill(token);
      expect([await onPage(), await inBag(), await atPayment()]).toEqual([said, said, said]);
    },
  );

  it('of a piece that a coupon takes below the limit is possible in the bag and at payment', async () => {
    harness.fakeStock.unitPaise = 5_494_600;
    await harness.fill(token);
    expect((await apply('TENPERCENT')).status).toBe(200);
    expect((await bag()).totals.total_payable_paise).toBe(4_994_600);
    // The page of a piece knows of no coupon.
    expect([await onPage(), await inBag(), await atPayment()]).toEqual([tooMuch, yes, yes]);
  });
});
