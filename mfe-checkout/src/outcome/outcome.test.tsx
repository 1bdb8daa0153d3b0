import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { ApiFailure } from '@suvarna/contracts/call';
import { bus } from '@suvarna/event-bus';
import { translateFrom } from '@suvarna/testing/translate-from';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { session } from '@suvarna/session';
import { bagStore, shippingAddressStore } from '@suvarna/stores';
import { addressStore } from '@suvarna/stores/checkout';
import { act, fireEvent, render, screen, type RenderResult } from '@testing-library/react';
import type { PageProps } from '@suvarna/remote-kit/page';
import type { ComponentType } from 'react';
import { line } from '../summary/bag.fixtures.ts';
import { en, hi } from '../texts.fixtures.ts';
import { Page as Failed } from './payment-failed.page.tsx';
import { Page as Return } from './payment-return.page.tsx';
import { Page as Success } from './success.page.tsx';

const totals = {
  product_total_paise: 51_845_00,
  mrp_total_paise: 51_845_00,
  product_discount_paise: 0,
  coupon_discount_paise: 0,
  prepaid_discount_paise: 0,
  loyalty_discount_paise: 0,
  shipping_charge_paise: 0,
  without_gst_paise: 51_845_00,
  gst_paise: 0,
  gst: { cgst_paise: 0, sgst_paise: 0, igst_paise: 0 },
  total_paise: 51_845_00,
  coins_redeemed: 0,
  coins_redeemed_paise: 0,
  tenders: [],
  total_payable_paise: 51_845_00,
  item_count: 1,
  currency: 'INR',
  rate_version: 3,
};
const anOrder = (state: string) => ({
  order_no: 'SV-1',
  state,
  payment_mode: 'sandbox',
  lines: [],
  totals,
  can: { retry_payment: ['payment_pending', 'payment_failed'].includes(state) },
  shipping_address: {
    full_name: 'Meera Iyer',
    house: '12',
    street: 'MG Road',
    landmark: '',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560001',
    country_id: 'IN',
  },
});

const get = jest.fn<(path: string) => Promise<unknown>>();
const post = jest.fn<(path: string, body: object) => Promise<unknown>>();
const visits: { to: string; replace?: boolean | undefined }[] = [];
let stop: () => void;
beforeEach(() => {
  get.mockReset();
  post.mockReset();
  jest.spyOn(api, 'get').mockImplementation((async (path: string) => ({ data: await get(path) })) as never);
  jest
    .spyOn(api, 'post')
    .mockImplementation((async (path: string, body: object) => ({ data: await post(path, body) })) as never);
  visits.length = 0;
  stop = bus.on('navigation.visit.requested', ({ to, replace }) => visits.push({ to, replace }));
});
afterEach(() => {
  stop();
  session.signOut();
  bagStore.getState().forget();
  jest.restoreAllMocks();
  jest.useRealTimers();
  history.replaceState(null, '', '/');
});

async function show(Page: ComponentType<PageProps<null>>, locale: Locale = 'en'): Promise<RenderResult> {
  let shown: RenderResult | undefined;
  await act(async () => {
    shown = render(
      <RemoteContext
        value={{
          locale,
          currency: 'INR',
          t: translateFrom(locale, 'checkout', locale === 'hi' ? hi : en),
          embed: null,
        }}
      >
        <Page
          data={null}
          route={{
            path: '/',
            params: { order_no: 'SV-1', provider: 'sandbox' },
            query: new URLSearchParams(),
            locale,
            base: locale === 'hi' ? '/hi' : '',
            variant: 'INR',
            currency: 'INR',
            origin: '',
          }}
        />
      </RemoteContext>,
    );
  });
  if (shown === undefined) throw new Error('nothing was shown');
  return shown;
}
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });

describe('coming back from the provider', () => {
  const come = (query: string) =>
    history.replaceState(null, '', `/checkout/payment/return/sandbox/?${query}`);

  it.each([
    ['paid', '/checkout/success/SV-1/'],
    ['failed', '/checkout/payment-failed/SV-1/'],
  ])('%s: on to %s, and not back here', async (payment, to) => {
    come('order_no=SV-1&provider_order_id=sord_1&provider_payment_id=spay_1&status=captured&signature=f00');
    post.mockResolvedValue({ payment });
    await show(Return);
    expect(post.mock.calls).toEqual([
      [
        'payment/payment/verify/',
        { order_no: 'SV-1', provider_order_id: 'sord_1', provider_payment_id: 'spay_1', signature: 'f00' },
      ],
    ]);
    expect(visits).toEqual([{ to, replace: true }]);
  });

  it('understands Razorpay’s names, and asks without any when there are none', async () => {
    come('order_no=SV-1&razorpay_payment_id=pay_1&razorpay_signature=f00');
    post.mockResolvedValue({ payment: 'paid' });
    await show(Return);
    expect(post.mock.calls[0]?.[1]).toEqual({
      order_no: 'SV-1',
      provider_payment_id: 'pay_1',
      signature: 'f00',
    });
  });

  it('asks again every two seconds for a minute while the bank says nothing, bears a failed question, then lets the shopper go', async () => {
    jest.useFakeTimers();
    come('order_no=SV-1');
    post
      .mockRejectedValueOnce(new ApiFailure('away', { status: 0, code: 'CALL.UNREACHABLE' }))
      .mockResolvedValue({ payment: 'pending' });
    await show(Return);
    expect(screen.getByRole('status').textContent).toBe(
      "We're confirming it with your bank. Please don't close this page.",
    );
    await pass(58_000);
    expect([post.mock.calls.length, screen.queryByRole('link')]).toEqual([30, null]);
    await pass(4_000);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/orderstats/SV-1/');
    const asked = post.mock.calls.length;
    await pass(60_000);
    expect([post.mock.calls.length, visits]).toEqual([asked, []]);
  });

  it('asks nobody any more once the page is left', async () => {
    jest.useFakeTimers();
    come('order_no=SV-1');
    post.mockResolvedValue({ payment: 'pending' });
    const { unmount } = await show(Return);
    unmount();
    await pass(60_000);
    expect(post).toHaveBeenCalledTimes(1);
  });
});

describe('a payment that failed', () => {
  it('can be tried again: the provider’s page is opened for the same order', async () => {
    get.mockResolvedValue(anOrder('payment_failed'));
    post
      .mockRejectedValueOnce(new ApiFailure('away', { status: 503, code: 'PAYMENT.PROVIDER_UNAVAILABLE' }))
      .mockResolvedValue({
        payment_id: 'p',
        mode: 'cod',
        next: { kind: 'otp', sent_to: '••••••2345', resend_after: 30 },
      });
    await show(Failed);
    expect(screen.getByRole('heading').textContent).toBe('Uh Oh! Payment failed');
    expect(
      screen.getByText('Payment failed. Please retry, and contact support if money was deducted.'),
    ).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(
      screen.getByText(
        'Our payment partner is not responding. Please try again in a moment or choose another option.',
      ),
    ).toBeTruthy();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(post.mock.calls.at(-1)).toEqual([
      'payment/payment/retry/',
      { order_no: 'SV-1', mode: 'sandbox', locale: 'en' },
    ]);
    expect(screen.getByText('We sent a 6-digit code to ••••••2345.')).toBeTruthy();
  });

  it('is tried again once, however often the button is pressed', async () => {
    get.mockResolvedValue(anOrder('payment_failed'));
    post.mockResolvedValue({
      payment_id: 'p',
      mode: 'cod',
      next: { kind: 'otp', sent_to: '••••••2345', resend_after: 30 },
    });
    await show(Failed);
    const again = screen.getByRole('button', { name: 'Try again' });
    // Both in one frame: the second finds the button as it was drawn before the first.
    await act(async () => {
      fireEvent.click(again);
      fireEvent.click(again);
    });
    expect(post).toHaveBeenCalledTimes(1);
  });

  it.each([
    [409, 'ORDER.STATE_CONFLICT', 'placed', [{ to: '/checkout/success/SV-1/', replace: true }]],
    [503, 'PAYMENT.PROVIDER_UNAVAILABLE', 'placed', []],
  ])('that is answered with %s at paying again: %s', async (status, code, state, led) => {
    get.mockResolvedValueOnce(anOrder('payment_failed')).mockResolvedValue(anOrder(state));
    post.mockRejectedValue(new ApiFailure('no', { status, code }));
    await show(Failed);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    // It was paid elsewhere: the order that is read again leads on. Of a provider that is away nothing new is known.
    expect(visits).toEqual(led);
  });

  it('can be tried again by who comes back from the provider’s page', async () => {
    get.mockResolvedValue(anOrder('payment_failed'));
    post.mockResolvedValue({
      payment_id: 'p',
      mode: 'card',
      next: { kind: 'redirect', redirect_url: '#bank' },
    });
    await show(Failed);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(location.hash).toBe('#bank');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });

  it.each([
    ['payment_pending', 'Not paid yet', true],
    ['expired', 'Payment time is over', false],
  ] as const)('is not what is said of an order that is %s', async (state, title, again) => {
    session.saveGuestToken('g');
    get.mockImplementation(async (path) =>
      path.startsWith('order/') ? anOrder(state) : { items: [{}], count: 1, totals },
    );
    await show(Failed);
    expect(screen.getByRole('heading').textContent).toBe(title);
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(again);
    expect(screen.getByRole('link', { name: 'Back to bag' })).toBeTruthy();
  });

  it('is over when the bag is empty: a newer order took its pieces, and there is nothing to pay in another way', async () => {
    session.saveGuestToken('g');
    get.mockImplementation(async (path) =>
      path.startsWith('order/') ? anOrder('expired') : { items: [], count: 0, totals },
    );
    await show(Failed);
    expect(screen.getByRole('heading').textContent).toBe('This order is closed');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/jewellery/']);
  });

  it('is no failure when the money came after all: on to the order', async () => {
    get.mockResolvedValue(anOrder('placed'));
    await show(Failed);
    expect(visits).toEqual([{ to: '/checkout/success/SV-1/', replace: true }]);
  });

  it('has a way on when the order is nowhere to be found', async () => {
    get.mockRejectedValue(new ApiFailure('no', { status: 404, code: 'ORDER.NOT_FOUND' }));
    await show(Failed);
    expect(screen.getByRole('heading').textContent).toBe("We couldn't find this order");
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/orderstats/SV-1/',
      '/jewellery/',
    ]);
  });
});

describe('thanks', () => {
  it.each([
    ['en', 'Under 2 g: not hallmarked, as the law allows'],
    ['hi', '2 ग्राम से कम: हॉलमार्क नहीं है; क़ानूनन ज़रूरी नहीं'],
  ] as const)('says in %s of pieces under two grams that they are not hallmarked', async (locale, text) => {
    const heavy = { ...line, item_id: 'heavy' };
    get.mockResolvedValue({ ...anOrder('placed'), lines: [{ ...line, unmarked_below_mg: 2_000 }, heavy] });
    await show(Success, locale);
    expect(screen.getAllByText(text)).toHaveLength(1);
  });

  it('are for a paid order, in the shopper’s language; the address that was chosen and written for it is forgotten', async () => {
    addressStore.getState().keep({ city: 'Pune' });
    shippingAddressStore.getState().choose('a', null);
    get.mockImplementation(async (path) =>
      path.startsWith('order/') ? anOrder('placed') : { items: [], count: 0, totals },
    );
    await show(Success, 'hi');
    expect(screen.getByRole('heading').textContent).toBe('आपके ऑर्डर के लिए धन्यवाद');
    expect(screen.getByText('ऑर्डर हो गया')).toBeTruthy();
    expect([shippingAddressStore.getState().shipping_address_id, addressStore.getState().fields]).toEqual([
      null,
      null,
    ]);
  });

  it('name where it goes: what was answered, or, of a guest’s order, what was typed in this browser', async () => {
    const order = anOrder('placed');
    const hidden = {
      ...order.shipping_address,
      full_name: '',
      house: '',
      street: '',
      city: '',
      state: '',
      pincode: '',
    };
    const deliverTo = async (address: object, typed: Record<string, string> | null) => {
      if (typed !== null) addressStore.getState().keep(typed);
      get.mockImplementation(async (path) =>
        path.startsWith('order/') ? { ...order, shipping_address: address } : { items: [], count: 0, totals },
      );
      const { container, unmount } = await show(Success);
      const text = [...container.querySelectorAll('dl > div')].find((row) =>
        row.textContent?.startsWith('Deliver to'),
      );
      unmount();
      return text?.querySelector('dd')?.textContent;
    };
    expect(await deliverTo(order.shipping_address, null)).toBe(
      'Meera Iyer, 12, MG Road, Bengaluru, Karnataka, 560001',
    );
    const { full_name, house, street, city, state, pincode } = order.shipping_address;
    expect(await deliverTo(hidden, { full_name, house, street, city, state, pincode })).toBe(
      'Meera Iyer, 12, MG Road, Bengaluru, Karnataka, 560001',
    );
    expect(await deliverTo(hidden, null)).toBeUndefined();
    expect(await deliverTo({ ...order.shipping_address, full_name: '' }, null)).toBe(
      '12, MG Road, Bengaluru, Karnataka, 560001',
    );
  });

  it.each(['payment_pending', 'payment_failed', 'expired'])('are not for one that is %s', async (state) => {
    shippingAddressStore.getState().choose('a', null);
    get.mockImplementation(async (path) =>
      path.startsWith('order/') ? anOrder(state) : { items: [], count: 0, totals },
    );
    await show(Success);
    expect(screen.queryByRole('heading')).toBeNull();
    expect([visits, shippingAddressStore.getState().shipping_address_id]).toEqual([
      [{ to: '/checkout/payment-failed/SV-1/', replace: true }],
      'a',
    ]);
  });

  it('are for nobody while the order is read, nor when there is none', async () => {
    let refuse: (error: Error) => void = () => undefined;
    get.mockImplementation(async (path) =>
      path.startsWith('order/')
        ? new Promise((_done, no) => {
            refuse = no;
          })
        : { items: [], count: 0, totals },
    );
    await show(Success);
    expect(screen.getByRole('heading').textContent).toBe('Loading your order');
    await act(async () => refuse(new ApiFailure('no', { status: 404, code: 'ORDER.NOT_FOUND' })));
    expect(screen.getByRole('heading').textContent).toBe("We couldn't find this order");
    expect(screen.getByRole('link', { name: 'Track order' }).getAttribute('href')).toBe('/orderstats/SV-1/');
    expect(visits).toEqual([]);
  });

  it('come once the order can be read after all', async () => {
    get.mockImplementation(async (path) => {
      if (path.startsWith('order/')) throw new ApiFailure('away', { status: 0, code: 'CALL.UNREACHABLE' });
      return { items: [], count: 0, totals };
    });
    await show(Success);
    expect(screen.getByRole('heading').textContent).toBe("We couldn't load your order");
    get.mockImplementation(async (path) =>
      path.startsWith('order/') ? anOrder('placed') : { items: [], count: 0, totals },
    );
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByRole('heading').textContent).toBe('Thank you for your order');
  });
});
