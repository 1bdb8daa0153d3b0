import { beforeEach, describe, expect, it } from '@jest/globals';
import type {
  BagTotals,
  CouponApplied,
  CouponList,
  OrderCreated,
  PaymentOptions,
  PriceHold,
} from '@suvarna/contracts/checkout';
import { expireOrders } from '../orders/payment/expire.ts';
import { PLAIN, READY } from '../../../test-support/catalogue.fixtures.ts';
import { NOON, startCheckout } from '../../../test-support/orders/checkout.fixtures.ts';
import { met, dataOf } from '../../../test-support/answers.fixtures.ts';
import { ofSuite } from '../../../test-support/service.fixtures.ts';
import type { Cart } from '@suvarna/contracts/bag';
import type { DeliveryDates } from '@suvarna/contracts/shipping';

const harness = ofSuite(() => startCheckout('checkout'));
let token: string;

beforeEach(async () => {
  await harness.reset();
  token = await harness.guest();
});

const totals = (query = ''): Promise<BagTotals> =>
  harness.read(`/api/customer/cart/totals/${query}`, { token });
const apply = (code: string) => harness.applyCoupon(token, code);

describe('the totals', () => {
  it('have every row of the specification, and the rows add up', async () => {
    await harness.fill(token);
    await apply('flat');
    const rows = await totals('?pincode=560001&payment_mode=sandbox');
    expect(rows).toMatchObject({
      product_total_paise: 5_150_000,
      coupon_discount_paise: 100_000,
      prepaid_discount_paise: 0,
      loyalty_discount_paise: 0,
      shipping_charge_paise: 0,
      coins_redeemed: 0,
      total_paise: 5_050_000,
      total_payable: '50500.00',
      total_payable_paise: 5_050_000,
      item_count: 1,
      currency: 'INR',
      coupon: { code: 'FLAT', discount_paise: 100_000 },
    });
    expect(rows.without_gst_paise + rows.gst_paise).toBe(rows.total_paise);
    expect((rows.gst.cgst_paise ?? 0) + (rows.gst.sgst_paise ?? 0)).toBe(rows.gst_paise);
    expect(rows.gst.igst_paise).toBe(0);
  });

  it('split the tax by the place of supply, and not at all while it is unknown', async () => {
    await harness.fill(token);
    expect((await totals('?pincode=110001')).gst).toMatchObject({
      cgst_paise: 0,
      sgst_paise: 0,
      igst_paise: (await totals()).gst_paise,
    });
    expect((await totals()).gst).toEqual({});
  });

  it('say why a choice does not count', async () => {
    await harness.fill(token);
    await apply('FLAT');
    await harness.pool.query(`update coupons set minimum_paise = 900000000 where code = 'FLAT'`);
    const answer = await harness.get('/api/customer/cart/totals/', { token });
    expect(answer.body).toMatchObject({
      msg: 'This coupon does not apply to your bag.',
      data: { coupon_discount_paise: 0, coupon: { code: 'FLAT', discount_paise: 0 } },
    });
  });
});

describe('coupons', () => {
  it('are listed when the bag may use them, the largest first', async () => {
    await harness.fill(token);
    const list = await harness.read<CouponList>('/api/coupon/coupon/list/', { token });
    expect(list.results.map(({ code, discount_paise }) => [code, discount_paise])).toEqual([
      ['TENPERCENT', 500_000],
      ['FLAT', 100_000],
      ['ONCE', 50_000],
    ]);
  });

  it('are applied however they are typed, and removed', async () => {
    await harness.fill(token);
    expect((await apply(' tenpercent ')).body.data as CouponApplied).toMatchObject({
      code: 'TENPERCENT',
      discount_paise: 500_000,
      totals: { total_payable_paise: 4_650_000 },
    });
    const removed = await harness.post('/api/coupon/coupon/remove/', { code: 'TENPERCENT' }, { token });
    expect(removed.body.data as CouponApplied).toMatchObject({
      code: '',
      discount_paise: 0,
      totals: { total_payable_paise: 5_150_000 },
    });
  });

  it.each([
    ['NONSENSE', '400 COUPON.INVALID'],
    ['OVER', '400 COUPON.INVALID'],
  ])('refuse %s', async (code, refusal) => {
    await harness.fill(token);
    expect(await met(apply(code))).toBe(refusal);
  });

  it('do not lower what is paid in another currency', async () => {
    await harness.fill(token);
    expect(
      await met(
        harness.post(
          '/api/coupon/coupon/apply/',
          { code: 'FLAT' },
          { token, headers: { currency_code: 'GBP' } },
        ),
      ),
    ).toBe('400 COUPON.NOT_APPLICABLE');
  });
});

describe('a price lock', () => {
  it('stands for thirty minutes, with its lines and totals', async () => {
    await harness.fill(token, PLAIN, 2);
    await apply('TENPERCENT');
    const lock = await harness.lock(token);
    expect(lock).toMatchObject({
      rate_version: 1,
      expires_at: '2026-11-23T07:00:00.000Z',
      coupon: { code: 'TENPERCENT', discount_paise: 500_000 },
      totals: { total_payable_paise: 9_800_000 },
    });
    expect(
      lock.items.map(({ quantity, line_price_paise, coupon_share_paise }) => [
        quantity,
        line_price_paise,
        coupon_share_paise,
      ]),
    ).toEqual([[2, 10_300_000, 500_000]]);
  });

  it('is not made of an empty bag', async () => {
    expect(await met(harness.post('/api/customer/cart/lock_price/', {}, { token }))).toBe(
      '400 CHECKOUT.BAG_EMPTY',
    );
  });

  it('says that a piece is gone and brings a lock of the rest', async () => {
    await harness.fill(token, READY, 1);
    await harness.fill(token, PLAIN, 1);
    harness.fakeStock.readyPieces = 0;
    const answer = await harness.post('/api/customer/cart/lock_price/', {}, { token });
    expect(answer).toMatchObject({ status: 409, body: { error: true, code: 'CHECKOUT.OUT_OF_STOCK' } });
    expect((answer.body.data as PriceHold).items.map(({ product_id }) => product_id)).toEqual([PLAIN]);
  });

  it('does not count coins for a guest, and says so when they are asked for', async () => {
    await harness.fill(token);
    expect(
      await harness.post('/api/customer/cart/lock_price/', { use_coins: true }, { token }),
    ).toMatchObject({
      status: 409,
      body: { code: 'COINS.INSUFFICIENT', msg: 'not enough coins to redeem' },
    });
    expect(
      await harness.post(
        '/api/customer/cart/lock_price/',
        { use_coins: true, payment_mode: 'cod' },
        { token },
      ),
    ).toMatchObject({
      status: 400,
      body: { code: 'COINS.MODE_NOT_ALLOWED', msg: 'coins not applicable for this payment mode' },
    });
  });

  it('shows the ways to pay where it is delivered', async () => {
    await harness.fill(token);
    const options = async (lockId: string) =>
      (await harness.read<PaymentOptions>(`/api/payment/payment/options/?lock_id=${lockId}`, { token }))
        .options;
    const cheap = await harness.lock(token, { address_id: await harness.address(token) });
    expect(await options(cheap.lock_id)).toEqual([
      { mode: 'sandbox', eligible: true, text_key: 'onlineAvailableText' },
      { mode: 'cod', eligible: false, text_key: 'codLimitText', limit_paise: 4_999_900, limit: '49999.00' },
      { mode: 'emi', eligible: false, text_key: 'emiSignInText' },
    ]);
    harness.fakeStock.unitPaise = 4_000_000;
    expect(
      (await options((await harness.lock(token, { address_id: await harness.address(token) })).lock_id))[1],
    ).toEqual({
      mode: 'cod',
      eligible: true,
      text_key: 'codAvailableText',
      limit_paise: 4_999_900,
      limit: '49999.00',
    });
    const delhi = await harness.address(token, { pincode: '110001', city: 'New Delhi', state: 'Delhi' });
    expect((await options((await harness.lock(token, { address_id: delhi })).lock_id))[1]).toEqual({
      mode: 'cod',
      eligible: false,
      text_key: 'codNotAvailableText',
      limit_paise: 4_999_900,
      limit: '49999.00',
    });
  });
});

describe('an order', () => {
  const ready = async (
    body: object = {},
  ): Promise<{ readonly lock_id: string; readonly shipping_address_id: string }> => {
    const address = await harness.address(token);
    return {
      lock_id: (await harness.lock(token, { address_id: address, ...body })).lock_id,
      shipping_address_id: address,
    };
  };

  it('is made of a lock, and puts its pieces, coupon and totals aside in one go', async () => {
    await harness.fill(token, READY, 2);
    await apply('TENUSES');
    const [onHand, reserved] = await harness.stockLevels();
    const answer = await harness.order(token, await ready());
    expect(dataOf(answer)).toMatchObject({
      state: 'payment_pending',
      payment_mode: 'sandbox',
      total_payable_paise: 10_100_000,
      currency: 'INR',
      expires_at: '2026-11-23T07:00:00.000Z',
    });
    expect(await harness.stockLevels()).toEqual([onHand - 2, reserved + 2, 0]);
    const { order_no } = answer.body.data as OrderCreated;
    const details = await harness.details(token, order_no);
    expect(details).toMatchObject({
      state: 'payment_pending',
      can: { retry_payment: true, cancel: false, return: false, invoice: false },
      steps: [{ state: 'payment_pending' }],
      refund: null,
    });
    expect(details.lines[0]).toMatchObject({
      quantity: 2,
      coupon_share_paise: 200_000,
      dispatch_date: '2026-11-23',
      delivery_date: '2026-11-24',
    });
    expect(details.totals.gst.cgst_paise).toBeGreaterThan(0);
    harness.now = new Date(NOON.getTime() + 31 * 60_000);
    expect(await expireOrders(harness.app.deps, harness.now)).toBe(1);
    expect(await harness.stockLevels()).toEqual([onHand, reserved, 0]);
  });

  it('is one order for one lock, and for one bag, however often it is asked for', async () => {
    await harness.fill(token, PLAIN, 1);
    const body = await ready();
    const first = await harness.ordered(token, body);
    const twice = await Promise.all([
      harness.order(token, body),
      harness.order(token, body),
      harness.order(token, {
        ...body,
        lock_id: (await harness.lock(token, { address_id: body.shipping_address_id })).lock_id,
      }),
    ]);
    expect(twice.map((answer) => (answer.body.data as OrderCreated).order_no)).toEqual([
      first.order_no,
      first.order_no,
      first.order_no,
    ]);
  });

  it('for one lock is not for another address, gift note or money; another way to pay it is the same order', async () => {
    harness.fakeStock.unitPaise = 3_000_000;
    await harness.fill(token, PLAIN, 1);
    const body = await ready();
    const shippedTo = async (orderNo: string): Promise<unknown> =>
      (
        await harness.column(
          `select shipping_address ->> 'full_name' as name from orders where order_no = $1`,
          [orderNo],
        )
      )[0];
    const first = await harness.ordered(token, body);
    const elsewhere = await harness.address(token, { full_name: 'Meera Rao', house: '7' });
    for (const other of [
      { shipping_address_id: elsewhere },
      { billing_address_id: elsewhere },
      { gift_note: 'With love' },
    ]) {
      expect(await harness.order(token, { ...body, ...other })).toMatchObject({
        status: 409,
        body: {
          code: 'CHECKOUT.PRICE_CHANGED',
          data: { lock_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown },
        },
      });
    }
    expect((await harness.order(token, body, { currency_code: 'USD' })).status).not.toBe(200);
    const atTheDoor = await harness.ordered(token, { ...body, payment_mode: 'cod' });
    expect(atTheDoor).toMatchObject({ order_no: first.order_no, payment_mode: 'cod' });
    expect((await harness.details(token, first.order_no)).payment_mode).toBe('cod');
    expect(await shippedTo(first.order_no)).toBe('Asha Rao');
    const { lock_id } = await harness.lock(token, { address_id: elsewhere });
    const moved = await harness.ordered(token, { lock_id, shipping_address_id: elsewhere });
    expect(await shippedTo(moved.order_no)).toBe('Meera Rao');
    expect((await harness.details(token, first.order_no)).state).toBe('expired');
  });

  it('of another bag gives up the one before it', async () => {
    await harness.fill(token, READY, 2);
    const first = await harness.ordered(token, await ready());
    // The catalogue has heard of the reservation; the pieces are still this shopper's.
    harness.fakeStock.readyPieces = 1;
    expect(await harness.read('/api/customer/cart/list/', { token })).toMatchObject({
      items: [{ available: true }],
    });
    await harness.fill(token, PLAIN, 1);
    const second = await harness.order(token, await ready());
    expect(second.status).toBe(200);
    expect((await harness.details(token, first.order_no)).state).toBe('expired');
    expect(await harness.stockLevels()).toEqual([1, 2, 0]);
  });

  it('keeps the promised price when gold rises, and takes the lower one when it falls', async () => {
    await harness.fill(token);
    const risen = await ready();
    harness.fakeStock.unitPaise = 5_300_000;
    harness.fakeStock.rateVersion = 2;
    const promised = await harness.ordered(token, risen);
    expect(promised).toMatchObject({ total_payable_paise: 5_150_000 });
    // Its invoice is made of the rate of then, too: 27,000 + 22,000 + 1,000 = 50,000.
    const rows = await harness.rows<{ components: object }>(
      'select components from order_lines where order_no = $1',
      [promised.order_no],
    );
    expect(rows).toEqual([
      { components: { ratePerGram: 900_000, metal: 2_700_000, making: 2_200_000, stones: 100_000 } },
    ]);
    token = await harness.guest();
    await harness.fill(token);
    const fallen = await ready();
    harness.fakeStock.unitPaise = 5_047_000;
    harness.fakeStock.rateVersion = 3;
    const order = await harness.ordered(token, fallen);
    expect(order.total_payable_paise).toBe(5_047_000);
    expect((await harness.details(token, order.order_no)).totals).toMatchObject({
      total_payable_paise: 5_047_000,
      rate_version: 3,
    });
  });

  it.each([
    [
      'the lock is over',
      'CHECKOUT.LOCK_EXPIRED',
      async () => {
        harness.now = new Date(NOON.getTime() + 31 * 60_000);
      },
    ],
    ['the bag changed', 'CHECKOUT.PRICE_CHANGED', async () => harness.fill(token)],
    [
      'the coupon was removed',
      'CHECKOUT.PRICE_CHANGED',
      async () => {
        await harness.post('/api/coupon/coupon/remove/', { code: 'FLAT' }, { token });
      },
    ],
    [
      'a piece was sold in the meantime',
      'CHECKOUT.OUT_OF_STOCK',
      async () => {
        await harness.pool.query('update stock_levels set on_hand = 0, sold = 3 where product_id = 3');
        harness.fakeStock.readyPieces = 0;
      },
    ],
    [
      'the coupon was used up in the meantime',
      'COUPON.EXHAUSTED',
      async () => {
        await harness.pool.query(
          `update coupons set uses_limit = uses_spent + uses_held where code = 'FLAT'`,
        );
      },
    ],
  ])('is refused when %s, with a new lock that goes on', async (_why, code, meanwhile) => {
    await harness.fill(token, PLAIN);
    await harness.fill(token, READY);
    await apply('FLAT');
    const body = await ready();
    await meanwhile();
    const answer = await harness.order(token, body, { 'idempotency-key': 'one-key' });
    expect(answer).toMatchObject({ status: 409, body: { error: true, code } });
    const lock = answer.body.data as PriceHold;
    expect(lock.lock_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(
      (await harness.order(token, body, { 'idempotency-key': 'one-key' })).headers['idempotent-replayed'],
    ).toBeUndefined();
    expect(dataOf(await harness.order(token, { ...body, lock_id: lock.lock_id }))).toMatchObject({
      total_payable_paise: lock.totals.total_payable_paise,
    });
  });

  it('above two lakhs needs a PAN, which is sealed', async () => {
    await harness.fill(token, PLAIN, 4);
    const body = await ready();
    expect(await met(harness.order(token, body))).toBe('400 CHECKOUT.PAN_REQUIRED');
    const answer = await harness.order(token, { ...body, pan: 'ABCPE1234F' });
    expect(answer.status).toBe(200);
    const rows = await harness.rows<{
      identity_sealed: Buffer;
      identity_last4: string;
      whole: string;
    }>('select identity_sealed, identity_last4, orders::text as whole from orders where order_no = $1', [
      (answer.body.data as OrderCreated).order_no,
    ]);
    expect(rows[0]?.identity_last4).toBe('234F');
    expect(rows[0]?.whole).not.toContain('ABCPE1234F');
    expect(rows[0]?.identity_sealed.toString('latin1')).not.toContain('ABCPE1234F');
  });

  it("is not paid at the door above the limit, nor in rupees abroad, nor to where no courier goes, nor with another's address", async () => {
    await harness.fill(token);
    const body = await ready();
    expect(await harness.order(token, { ...body, payment_mode: 'cod' })).toMatchObject({
      status: 400,
      body: { code: 'PAYMENT.MODE_UNAVAILABLE', msg: 'Could not process Payment, choose another option' },
    });
    expect(await met(harness.order(token, { ...body, payment_mode: 'razorpay' }))).toBe(
      '400 PAYMENT.MODE_UNAVAILABLE',
    );
    const abroad = await harness.address(token, {
      country_id: 'GB',
      pincode: 'SW1A 1AA',
      state: '',
      city: 'London',
      mobile: '44-7700900123',
    });
    expect(await met(harness.order(token, { ...body, shipping_address_id: abroad }))).toBe(
      '400 CURRENCY.UNSUPPORTED',
    );
    const far = await harness.address(token, {
      city: 'Port Blair',
      state: 'Andaman and Nicobar Islands',
      pincode: '744101',
    });
    expect(await harness.order(token, { ...body, shipping_address_id: far })).toMatchObject({
      status: 400,
      body: { code: 'DELIVERY.NOT_SERVICEABLE', msg: 'no service in selected address' },
    });
    const foreign = await harness.address(await harness.guest());
    expect(await met(harness.order(token, { ...body, shipping_address_id: foreign }))).toBe(
      '404 ADDRESS.NOT_FOUND',
    );
    expect(
      await met(harness.order(token, { ...body, lock_id: (await harness.waiting()).order.order_no })),
    ).toBe('400 REQUEST.INVALID');
  });

  it('holds its coupon for a shopper who comes back to the bag, the last use of it too', async () => {
    await harness.pool.query(`update coupons set uses_limit = 1 where code = 'TENUSES'`);
    for (const code of ['ONCE', 'TENUSES']) {
      await harness.reset();
      await harness.pool.query(`update coupons set uses_limit = 1 where code = 'TENUSES'`);
      token = await harness.guest();
      await harness.fill(token);
      await apply(code);
      const body = await ready();
      const first = await harness.ordered(token, body);
      expect((await apply(code)).status).toBe(200);
      const again = await harness.lock(token, { address_id: body.shipping_address_id });
      expect(again.totals.total_payable_paise).toBe(first.total_payable_paise);
      // Another bag gives the first order up, and takes its use over.
      await harness.fill(token);
      const more = await harness.lock(token, { address_id: body.shipping_address_id });
      expect(
        (await harness.order(token, { lock_id: more.lock_id, shipping_address_id: body.shipping_address_id }))
          .status,
      ).toBe(200);
      expect((await harness.details(token, first.order_no)).state).toBe('expired');
      const stranger = await harness.guest();
      await harness.fill(stranger);
      const theirs = await harness.applyCoupon(stranger, 'TENUSES');
      expect(theirs.status).toBe(code === 'TENUSES' ? 409 : 200);
    }
  });
});

describe('cash on delivery, wherever it is said', () => {
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
});
