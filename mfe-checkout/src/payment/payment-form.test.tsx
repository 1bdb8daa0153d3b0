import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import type { PriceHold } from '@suvarna/contracts/checkout';
import { ApiFailure } from '@suvarna/contracts/call';
import { bus } from '@suvarna/event-bus';
import { translateFrom } from '@suvarna/testing/translate-from';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { session } from '@suvarna/session';
import { giftStore } from '@suvarna/stores/checkout';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { en } from '../texts.fixtures.ts';
import { PaymentForm } from './payment-form.tsx';

const SHIPPING = '11111111-1111-4111-8111-111111111111';

const aLock = (id: string, payable: number, more: Partial<PriceHold['totals']> = {}): PriceHold => ({
  lock_id: id,
  issued_at: '2026-11-21T06:00:00.000Z',
  expires_at: '2026-11-21T06:30:00.000Z',
  rate_version: 3,
  coupon: null,
  items: [],
  identity: payable > 2_00_000_00 ? 'pan' : null,
  totals: {
    product_total_paise: payable,
    mrp_total_paise: payable,
    product_discount_paise: 0,
    coupon_discount_paise: 0,
    prepaid_discount_paise: 0,
    loyalty_discount_paise: 0,
    shipping_charge_paise: 0,
    without_gst_paise: payable,
    gst_paise: 0,
    gst: { cgst_paise: 0, sgst_paise: 0, igst_paise: 0 },
    total_paise: payable,
    coins_redeemed: 0,
    coins_redeemed_paise: 0,
    tenders: [],
    total_payable_paise: payable,
    item_count: 1,
    currency: 'INR',
    rate_version: 3,
    ...more,
  },
});
const home = {
  address_id: SHIPPING,
  full_name: 'Meera Iyer',
  house: '12 Residency Apartments',
  street: 'MG Road',
  landmark: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560001',
  country_id: 'IN',
  mobile: '91-9845012345',
  is_default: false,
  email: 'meera@suvarna.example',
};
const options = {
  lock_id: 'lock-1',
  currency: 'INR',
  total_payable_paise: 0,
  options: [
    { mode: 'sandbox', eligible: true, text_key: 'onlineAvailableText' },
    { mode: 'cod', eligible: false, text_key: 'codLimitText', limit_paise: 49_999_00 },
  ],
};

type Answer = (path: string, body: Record<string, unknown>, options?: { idempotencyKey?: string }) => unknown;
const post = jest.fn<Answer>();
const get = jest.fn<Answer>();
const visits: string[] = [];
let stop: () => void;

beforeEach(() => {
  post.mockReset();
  get.mockReset().mockImplementation((path) => {
    if (path === 'wallet/tender/list/') return { tenders: [] };
    if (path.startsWith('wallet/')) return { balance: 5000, prepaid_discount: 0, wallet_threshold: 10_000 };
    if (path.startsWith('coupon/'))
      return {
        results: [
          {
            code: 'GOLD5',
            title: '5% off',
            title_hi: '5% की छूट',
            discount_paise: 1_000_00,
            ends_on: '2027-12-31',
          },
        ],
        count: 1,
      };
    return path === 'customer/customer_address/details/' ? home : options;
  });
  jest.spyOn(api, 'post').mockImplementation((async (path: string, body: object, call?: object) => ({
    data: await post(path, body as never, call),
  })) as never);
  jest.spyOn(api, 'get').mockImplementation((async (path: string) => ({
    data: path === 'wallet/giftvoucher/list/' ? { results: [], count: 0, used: [] } : get(path, {}),
  })) as never);
  visits.length = 0;
  stop = bus.on('navigation.visit.requested', ({ to }) => visits.push(to));
});
afterEach(() => {
  stop();
  session.signOut();
  giftStore.getState().choose(false);
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const show = async (): Promise<void> => {
  render(
    <RemoteContext
      value={{ locale: 'en', currency: 'INR', t: translateFrom('en', 'checkout', en), embed: null }}
    >
      <PaymentForm shipping={SHIPPING} billing={null} />
    </RemoteContext>,
  );
  await screen.findByRole('radio', { name: /^Card/ });
};
const press = async (role: 'button' | 'checkbox' | 'radio', name: string | RegExp): Promise<void> => {
  const element = await screen.findByRole(role, { name });
  await act(async () => fireEvent.click(element));
};
const callsOf = (path: string) => post.mock.calls.filter(([called]) => called === path);

describe('paying', () => {
  it('makes one order for a lock however often the button is pressed, and goes on to its code', async () => {
    post.mockImplementation((path) => {
      if (path === 'customer/cart/lock_price/') return aLock('lock-1', 51_845_00);
      if (path === 'order/order/create/')
        return {
          order_no: 'SV-100001',
          state: 'payment_pending',
          payment_mode: 'sandbox',
          total_payable_paise: 51_845_00,
          currency: 'INR',
          expires_at: '',
        };
      return {
        payment_id: 'p',
        mode: 'cod',
        next: { kind: 'otp', sent_to: '+91 98xxxxxx45', resend_after: 30 },
      };
    });
    await show();
    fireEvent.click(screen.getByRole('radio', { name: /^Cards/ }));
    const button = await screen.findByRole('button', { name: 'Pay ₹51,845' });
    await act(async () => {
      fireEvent.click(button);
      fireEvent.click(button);
    });
    expect(callsOf('order/order/create/').map(([, body]) => body)).toEqual([
      { lock_id: 'lock-1', shipping_address_id: SHIPPING, payment_mode: 'sandbox', locale: 'en' },
    ]);
    expect(await screen.findByText('We sent a 6-digit code to +91 98xxxxxx45.')).toBeTruthy();
  });

  it('asks for the code of a moment ago when another may not be sent yet', async () => {
    post.mockImplementation((path) => {
      if (path === 'customer/cart/lock_price/') return aLock('lock-1', 51_845_00);
      if (path === 'order/order/create/')
        return {
          order_no: 'SV-100001',
          state: 'payment_pending',
          payment_mode: 'cod',
          total_payable_paise: 51_845_00,
          currency: 'INR',
          expires_at: '',
        };
      throw new ApiFailure('Please wait 17 seconds before you request another code.', {
        status: 400,
        code: 'OTP.TOO_SOON',
      });
    });
    await show();
    fireEvent.click(screen.getByRole('radio', { name: /^Cards/ }));
    await press('button', 'Pay ₹51,845');
    expect(screen.getByLabelText('Enter OTP')).toBeTruthy();
    expect(
      screen.getByText(
        "We've just sent a 6-digit code to your delivery phone. If it doesn't work, request another.",
      ),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Resend in 17 s' })).toBeTruthy();
  });

  it('shows the new price when it changed, and asks again', async () => {
    post.mockImplementation((path) => {
      if (path === 'customer/cart/lock_price/') return aLock('lock-1', 51_845_00);
      throw new ApiFailure('changed', {
        status: 409,
        code: 'CHECKOUT.PRICE_CHANGED',
        body: { data: aLock('lock-2', 52_000_00) },
      });
    });
    await show();
    fireEvent.click(screen.getByRole('radio', { name: /^Cards/ }));
    await press('button', 'Pay ₹51,845');
    expect(await screen.findByRole('button', { name: 'Pay ₹52,000' })).toBeTruthy();
    expect(screen.getByText('The price has changed. Please check the new total and pay again.')).toBeTruthy();
  });

  it('says that the bag is empty when it was emptied in another tab, and leads to it', async () => {
    let emptied = false;
    post.mockImplementation((path) => {
      if (!emptied) return aLock('lock-1', 51_845_00);
      throw new ApiFailure(
        'no',
        path === 'customer/cart/lock_price/'
          ? { status: 400, code: 'CHECKOUT.BAG_EMPTY' }
          : { status: 409, code: 'CHECKOUT.PRICE_CHANGED' },
      );
    });
    await show();
    fireEvent.click(screen.getByRole('radio', { name: /^Cards/ }));
    const pay = await screen.findByRole('button', { name: 'Pay ₹51,845' });
    emptied = true;
    await act(async () => fireEvent.click(pay));
    expect(screen.getByRole('alert').textContent).toContain('Your bag is empty.');
    expect(screen.getByRole('link', { name: 'Back to bag' }).getAttribute('href')).toBe('/checkout/cart/');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['of another session by now', 404, 'ADDRESS.NOT_FOUND', 'Please select at least one delivery address'],
    [
      'of nobody any more',
      401,
      'SESSION.TOKEN_INVALID',
      'Your session has ended. Please choose your address again.',
    ],
  ])('leads to the address when it is %s', async (_why, status, code, text) => {
    let ended = false;
    post.mockImplementation((path) => {
      if (!ended) return aLock('lock-1', 51_845_00);
      throw new ApiFailure(
        'no',
        path === 'customer/cart/lock_price/'
          ? { status, code }
          : { status: 409, code: 'CHECKOUT.LOCK_EXPIRED' },
      );
    });
    await show();
    fireEvent.click(screen.getByRole('radio', { name: /^Cards/ }));
    const pay = await screen.findByRole('button', { name: 'Pay ₹51,845' });
    ended = true;
    await act(async () => fireEvent.click(pay));
    expect(screen.getByRole('alert').textContent).toContain(text);
    expect(screen.getByRole('link', { name: 'Choose address' }).getAttribute('href')).toBe(
      '/checkout/address/',
    );
  });

  it('says that the line is away rather than what was wrong before, and keeps the price on show', async () => {
    let away = false;
    post.mockImplementation((path) => {
      if (!away) return aLock('lock-1', 51_845_00);
      throw path === 'customer/cart/lock_price/'
        ? new ApiFailure('no', { status: 0, code: 'CALL.UNREACHABLE' })
        : new ApiFailure('no', { status: 409, code: 'CHECKOUT.LOCK_EXPIRED' });
    });
    await show();
    fireEvent.click(screen.getByRole('radio', { name: /^Cards/ }));
    const pay = await screen.findByRole('button', { name: 'Pay ₹51,845' });
    away = true;
    await act(async () => fireEvent.click(pay));
    expect(screen.getByText('Network Error!')).toBeTruthy();
    const t = translateFrom('en', 'checkout', en);
    expect(screen.queryByText(t('payment.error.lock-expired'))).toBeNull();
    expect(screen.getByRole('button', { name: 'Pay ₹51,845' })).toBeTruthy();
  });

  it('asks how to pay before it asks anybody for money', async () => {
    post.mockReturnValue(aLock('lock-1', 51_845_00));
    await show();
    await press('button', 'Pay ₹51,845');
    expect(screen.getByText('Please choose one of the payment options')).toBeTruthy();
    // On a phone the choice is a screen away from the button.
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^UPI/ }));
    expect(callsOf('order/order/create/')).toEqual([]);
  });

  it('speaks of the partner’s page only while the money goes there', async () => {
    get.mockImplementation((path) =>
      path.startsWith('payment/')
        ? {
            ...options,
            options: [options.options[0], { mode: 'cod', eligible: true, text_key: 'codAvailableText' }],
          }
        : { ...home, results: [] },
    );
    post.mockReturnValue(aLock('lock-1', 40_000_00));
    await show();
    expect(
      screen.getByText('You pay on our payment partner’s secure page. We never see your card number.'),
    ).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: /Pay on delivery/ })));
    expect(
      screen.queryByText('You pay on our payment partner’s secure page. We never see your card number.'),
    ).toBeNull();
  });

  it.each([
    [/^UPI/, 'upi'],
    [/^Cards/, 'card'],
    [/^Net banking/, 'netbanking'],
    [/^Wallets/, 'wallet'],
  ])('by %s is a choice of its own, which the provider is told', async (name, method) => {
    post.mockImplementation((path) => {
      if (path === 'customer/cart/lock_price/') return aLock('lock-1', 51_845_00);
      if (path === 'order/order/create/')
        return { order_no: 'SV-1', state: 'payment_pending', total_payable_paise: 51_845_00 };
      return { payment_id: 'p', mode: 'sandbox', next: { kind: 'otp', sent_to: '', resend_after: 30 } };
    });
    await show();
    const radios = screen.getAllByRole<HTMLInputElement>('radio');
    expect(new Set(radios.map((radio) => radio.name))).toEqual(new Set(['payment-mode']));
    await press('radio', name);
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(1);
    await press('button', 'Pay ₹51,845');
    expect(callsOf('payment/payment/initiate/').map(([, body]) => body)).toEqual([
      { order_no: 'SV-1', mode: 'sandbox', locale: 'en', method },
    ]);
  });

  it('says why a way to pay cannot be had', async () => {
    post.mockReturnValue(aLock('lock-1', 51_845_00));
    await show();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Pay on delivery/ }).disabled).toBe(true);
    expect(screen.getByText('Pay on delivery is available up to ₹49,999.')).toBeTruthy();
  });

  it('needs a passport abroad, where the lock says so', async () => {
    post.mockImplementation((path) =>
      path === 'customer/cart/lock_price/'
        ? { ...aLock('lock-1', 2_999_00, { currency: 'GBP' }), identity: 'passport' }
        : { order_no: 'SV-1', state: 'placed', total_payable_paise: 0 },
    );
    await show();
    // UPI and net banking are India's own.
    fireEvent.click(screen.getByRole('radio', { name: /^Card(?!, UPI)/ }));
    await press('button', 'Pay £2,999');
    expect(screen.getByText('Please enter a valid passport number: 6 to 12 letters and digits')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Passport number'), { target: { value: 'ab 123456' } });
    await press('button', 'Pay £2,999');
    expect(callsOf('order/order/create/')[0]?.[1]).toMatchObject({ passport: 'AB123456' });
  });

  it('needs a PAN above ₹2,00,000 and sends none below', async () => {
    post.mockImplementation((path) =>
      path === 'customer/cart/lock_price/'
        ? aLock('lock-1', 2_50_000_00)
        : { order_no: 'SV-1', state: 'placed', total_payable_paise: 0 },
    );
    await show();
    fireEvent.click(screen.getByRole('radio', { name: /^Cards/ }));
    await press('button', 'Pay ₹2,50,000');
    expect(screen.getByText('Please enter a valid PAN, such as ABCPD1234E')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('PAN'), { target: { value: 'abcpd१२३४ e\u200B' } });
    await press('button', 'Pay ₹2,50,000');
    expect(callsOf('order/order/create/')[0]?.[1]).toMatchObject({ pan: 'ABCPD1234E' });
    await waitFor(() => expect(visits).toEqual(['/checkout/success/SV-1/']));
  });

  it('prices anew with coins, which go with payment ahead only', async () => {
    session.signIn({
      token: 't',
      username: 'Asha Mehta',
      email: '',
      phone: '',
      accountExists: true,
      loginType: 'password',
    });
    post.mockImplementation((_path, body) =>
      body['use_coins'] === true
        ? aLock('lock-2', 46_661_00, { coins_redeemed: 5184, coins_redeemed_paise: 5_184_00 })
        : aLock('lock-1', 51_845_00),
    );
    await show();
    await press('checkbox', /Use my coins/);
    expect(await screen.findByText('5,184 coins applied to this order.')).toBeTruthy();
    expect(screen.getByText('Coins redeemed').nextSibling?.textContent).toBe('− ₹5,184');
  });

  it('remembers in this tab what the wallet holds and that coins are wanted, and asks for them again after a reload', async () => {
    session.signIn({
      token: 't',
      username: 'Asha Mehta',
      email: '',
      phone: '',
      accountExists: true,
      loginType: 'password',
    });
    post.mockImplementation((_path, body) =>
      body['use_coins'] === true
        ? aLock('lock-2', 46_661_00, { coins_redeemed: 5184, coins_redeemed_paise: 5_184_00 })
        : aLock('lock-1', 51_845_00),
    );
    await show();
    await press('checkbox', /Use my coins/);
    await screen.findByText('5,184 coins applied to this order.');
    expect(
      Object.fromEntries(
        ['walletBalance', 'disPercentage', 'walletToggle'].map((key) => [key, sessionStorage.getItem(key)]),
      ),
    ).toEqual({ walletBalance: '5000', disPercentage: '0', walletToggle: 'true' });
    cleanup();
    await show();
    expect(await screen.findByText('5,184 coins applied to this order.')).toBeTruthy();
  });

  it('shows what the tab remembers of the wallet while the store has not answered', async () => {
    session.signIn({
      token: 't',
      username: 'Asha Mehta',
      email: '',
      phone: '',
      accountExists: true,
      loginType: 'password',
    });
    sessionStorage.setItem('walletBalance', '700');
    sessionStorage.setItem('disPercentage', '0');
    post.mockReturnValue(aLock('lock-1', 51_845_00));
    const known = get.getMockImplementation();
    get.mockImplementation((path, body) =>
      path.startsWith('wallet/') ? new Promise(() => undefined) : known?.(path, body),
    );
    await show();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Use my coins.*700/ }).disabled).toBe(true);
  });

  it('asks for the words of a card when it is a gift, and remembers only that it is one', async () => {
    post.mockImplementation((path) =>
      path === 'customer/cart/lock_price/'
        ? aLock('lock-1', 51_845_00)
        : { order_no: 'SV-1', state: 'placed', total_payable_paise: 0 },
    );
    await show();
    expect(screen.queryByLabelText('Gift note (optional)')).toBeNull();
    await press('checkbox', 'This is a gift');
    fireEvent.change(screen.getByLabelText('Gift note (optional)'), { target: { value: 'For Maa' } });
    fireEvent.click(screen.getByRole('radio', { name: /^Cards/ }));
    await press('button', 'Pay ₹51,845');
    expect(callsOf('order/order/create/')[0]?.[1]).toMatchObject({ gift_note: 'For Maa' });
    expect(localStorage.getItem('checkoutGiftData')).toBe(
      JSON.stringify({ state: { is_gift: true }, version: 0 }),
    );
  });

  it('switches coins off again when they are refused, and says why', async () => {
    session.signIn({
      token: 't',
      username: 'Asha Mehta',
      email: '',
      phone: '',
      accountExists: true,
      loginType: 'password',
    });
    post.mockImplementation((_path, body) => {
      if (body['use_coins'] !== true) return aLock('lock-1', 51_845_00);
      throw new ApiFailure('no', {
        status: 409,
        code: 'COINS.INSUFFICIENT',
        body: { data: aLock('lock-2', 51_845_00) },
      });
    });
    await show();
    await press('checkbox', /Use my coins/);
    expect(await screen.findByText('Not enough coins to redeem')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Use my coins/ }).checked).toBe(false);
  });

  it('keeps coins on when the price that was asked for before another choice could not be had', async () => {
    session.signIn({
      token: 't',
      username: 'Asha Mehta',
      email: '',
      phone: '',
      accountExists: true,
      loginType: 'password',
    });
    let fail = (_why: Error): void => undefined;
    post.mockImplementation((_path, body) => {
      if (body['use_coins'] !== true) return aLock('lock-1', 51_845_00);
      if (body['payment_mode'] !== undefined) return aLock('lock-2', 51_345_00, { coins_redeemed: 500 });
      return new Promise((_, reject) => {
        fail = reject;
      });
    });
    await show();
    await press('checkbox', /Use my coins/);
    fireEvent.click(screen.getByRole('radio', { name: /^Cards/ }));
    expect(await screen.findByRole('button', { name: 'Pay ₹51,345' })).toBeTruthy();
    await act(async () => fail(new ApiFailure('away', { status: 0, code: 'CALL.UNREACHABLE' })));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Use my coins/ }).checked).toBe(true);
  });

  it('keeps the price of what was chosen while an order was refused for another one', async () => {
    const both = { ...options, options: options.options.map((each) => ({ ...each, eligible: true })) };
    const before = get.getMockImplementation();
    get.mockImplementation((path, body) =>
      path === 'payment/payment/options/' ? both : before?.(path, body),
    );
    let refuse = (_why: Error): void => undefined;
    post.mockImplementation((path, body) => {
      if (path === 'order/order/create/')
        return new Promise((_, reject) => {
          refuse = reject;
        });
      return body['payment_mode'] === 'cod' ? aLock('lock-cod', 40_000_00) : aLock('lock-1', 51_845_00);
    });
    await show();
    fireEvent.click(screen.getByRole('radio', { name: /^Cards/ }));
    await press('button', 'Pay ₹51,845');
    await act(async () => fireEvent.click(document.querySelector('[value="cod"]') as HTMLElement));
    const data = aLock('lock-3', 53_000_00);
    await act(async () =>
      refuse(new ApiFailure('no', { status: 409, code: 'CHECKOUT.PRICE_CHANGED', body: { data } })),
    );
    await act(async () => undefined);
    expect(screen.queryAllByText('₹53,000')).toEqual([]);
    expect(screen.getAllByText('₹40,000').length).toBeGreaterThan(0);
  });

  it('says that no courier goes to the address that was chosen', async () => {
    post.mockImplementation((path) => {
      if (path === 'customer/cart/lock_price/') return aLock('lock-1', 51_845_00);
      throw new ApiFailure('no', { status: 400, code: 'DELIVERY.NOT_SERVICEABLE' });
    });
    await show();
    await press('radio', /^Cards/);
    await press('button', 'Pay ₹51,845');
    expect(screen.getByText('No service in the selected address.')).toBeTruthy();
  });

  it('goes on with what can still be had, and says what changed', async () => {
    post.mockImplementation(() => {
      throw new ApiFailure('gone', {
        status: 409,
        code: 'CHECKOUT.OUT_OF_STOCK',
        body: { data: aLock('lock-2', 40_000_00) },
      });
    });
    await show();
    expect(screen.getByText('A piece in your bag has just sold out.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay ₹40,000' })).toBeTruthy();
  });

  it('shows where the parcel goes and when it is there', async () => {
    post.mockImplementation((path) =>
      path === 'customer/cart/lock_price/'
        ? aLock('lock-1', 51_845_00)
        : {
            pincode: '560001',
            country_id: 'IN',
            serviceable: true,
            city: 'Bengaluru',
            state: 'Karnataka',
            cod: true,
            ccod: true,
            text_key: 'codAvailableText',
            express: true,
            pay_on_delivery: { possible: true, text_key: 'codAvailableText', limit_paise: 49_999_00 },
            items: [
              {
                product_id: 1,
                sku: 'X',
                dispatch_date: '2026-11-23',
                delivery_date: '2026-11-24',
                tier: 'express',
              },
            ],
          },
    );
    await show();
    expect(await screen.findByText(/12 Residency Apartments, MG Road, Bengaluru/)).toBeTruthy();
    expect(screen.getByText('Expected by 24 Nov')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Change/ }).getAttribute('href')).toBe('/checkout/address/');
  });

  it('prices a coupon for the way to pay that was chosen while it was applied', async () => {
    let applied: (answer: object) => void = () => undefined;
    post.mockImplementation((path) =>
      path === 'coupon/coupon/apply/'
        ? new Promise((resolve) => {
            applied = resolve;
          })
        : aLock('lock-1', 51_845_00),
    );
    await show();
    await press('button', /^Apply GOLD5/);
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: /^Cards/ })));
    await act(async () => applied({}));
    expect(callsOf('customer/cart/lock_price/').at(-1)?.[1]).toMatchObject({ payment_mode: 'sandbox' });
    expect(callsOf('customer/cart/lock_price/')).toHaveLength(3);
  });

  it('offers the coupons the bag may use', async () => {
    post.mockReturnValue(aLock('lock-1', 51_845_00));
    await show();
    await press('button', 'Apply GOLD5: − ₹1,000');
    expect(callsOf('coupon/coupon/apply/')).toHaveLength(1);
    expect(callsOf('customer/cart/lock_price/')).toHaveLength(2);
  });

  it('offers to try again when the price cannot be had', async () => {
    post.mockImplementation(() => {
      throw new ApiFailure('away', { status: 0, code: 'CALL.UNREACHABLE' });
    });
    render(
      <RemoteContext
        value={{ locale: 'en', currency: 'INR', t: translateFrom('en', 'checkout', en), embed: null }}
      >
        <PaymentForm shipping={SHIPPING} billing={null} />
      </RemoteContext>,
    );
    expect(await screen.findByText('Network Error!')).toBeTruthy();
    screen.getByRole('button', { name: 'Try again' }).focus();
    await press('button', 'Try again');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Try again'));
    post.mockImplementation(() => aLock('lock-1', 51_845_00));
    await press('button', 'Try again');
    const card = await screen.findByRole('radio', { name: /^Cards/ });
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.contains(card)).toBe(true);
  });
});
