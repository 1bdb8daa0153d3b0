import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { ApiFailure } from '@suvarna/contracts/call';
import { bus } from '@suvarna/event-bus';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { session } from '@suvarna/session';
import { translateFrom } from '@suvarna/testing/translate-from';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { en, hi } from '../texts.fixtures.ts';
import { EmiLine } from './emi-line.tsx';

const plan = {
  plan_id: 'udaya-6-2026',
  lender: 'udaya',
  lender_name: 'Udaya Bank',
  lender_name_hi: 'उदय बैंक',
  lender_kind: 'bank',
  months: 6,
  annual_rate_bp: 1_400,
  instalment_paise: 893_826,
  last_instalment_paise: 893_828,
  interest_paise: 212_958,
  processing_fee_paise: 19_900,
  total_paise: 5_382_858,
};
const plans = {
  amount_paise: 5_150_000,
  reach: 'within',
  from_paise: 893_826,
  from_months: 6,
  results: [plan],
};
const post = jest.fn<(path: string, body: object) => unknown>();
let signedIn = true;

beforeEach(() => {
  signedIn = true;
  post.mockReset();
  jest.spyOn(session, 'storedToken').mockImplementation(() => (signedIn ? 'token' : null));
  jest.spyOn(api, 'get').mockImplementation((async () => ({ data: plans })) as never);
  jest
    .spyOn(api, 'post')
    .mockImplementation((async (path: string, body: object) => ({ data: await post(path, body) })) as never);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const show = (
  payable: number,
  {
    hasCoins = false,
    locale = 'en',
    onAsked = () => undefined,
  }: { hasCoins?: boolean; locale?: Locale; onAsked?: () => void } = {},
) =>
  render(
    <RemoteContext
      value={{
        locale,
        currency: 'INR',
        t: translateFrom(locale, 'checkout', locale === 'hi' ? hi : en),
        embed: null,
      }}
    >
      <EmiLine payable={payable} hasCoins={hasCoins} onAsked={onAsked} />
    </RemoteContext>,
  );
const press = async (name: string | RegExp): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

describe('EMI in the bag', () => {
  it.each([
    [14_999_00, 'EMI is available from ₹15,000.'],
    [150_001_00, 'EMI is available up to ₹1,50,000.'],
  ])('of %i paise says why it is not to be had', (payable, why) => {
    show(payable);
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not for gold coins', () => {
    show(5_150_000, { hasCoins: true });
    expect(screen.getByText('EMI is not available for gold coins.')).toBeTruthy();
  });

  it('is asked for with a plan and a consent, each of which is chosen by hand', async () => {
    post.mockReturnValue({ request_id: 'RQ-9XK2M4T7QR' });
    const ask = jest.spyOn(api, 'post');
    const onAsked = jest.fn<() => undefined>();
    show(5_150_000, { onAsked });
    await press('EMI from ₹8,938 a month for 6 months');
    await press('Request EMI');
    expect(screen.getByText('Please choose a plan')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /^6 months/ }));
    await press('Request EMI');
    expect(screen.getByText('Please agree to share your details with the lender')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: /with Udaya Bank/ }));
    await press('Request EMI');
    expect(await screen.findByText(/RQ-9XK2M4T7QR/)).toBeTruthy();
    expect(post.mock.calls).toEqual([
      ['emi/emi_request/create/', { plan: 'udaya-6-2026', consent: true, locale: 'en' }],
    ]);
    expect(ask.mock.lastCall?.[2]?.idempotencyKey).toBeDefined();
    expect(onAsked).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is asked for', null, /RQ-9XK2M4T7QR/],
    ['is refused', new ApiFailure('no', { status: 409, code: 'EMI.REQUEST_OPEN' }), /already requested/],
  ])('tells who has closed its sheet that it %s', async (_what, failure, text) => {
    const toasts: string[] = [];
    const stop = bus.on('toast.message.requested', (toast) => toasts.push(toast.text));
    let answer = (): void => undefined;
    post.mockImplementation(
      () =>
        new Promise((resolve, reject) => {
          answer = () => (failure === null ? resolve({ request_id: 'RQ-9XK2M4T7QR' }) : reject(failure));
        }),
    );
    show(5_150_000);
    await press(/^EMI from/);
    fireEvent.click(screen.getByRole('radio'));
    fireEvent.click(screen.getByRole('checkbox'));
    await press('Request EMI');
    await press('Close');
    await act(async () => answer());
    expect(toasts).toEqual([expect.stringMatching(text)]);
    stop();
  });

  it('says in Hindi what the store refused', async () => {
    post.mockImplementation(() => {
      throw new ApiFailure('EMI.REQUEST_OPEN', { status: 409, code: 'EMI.REQUEST_OPEN' });
    });
    show(5_150_000, { locale: 'hi' });
    await press(/^ईएमआई ₹8,938 प्रति माह से, 6 महीनों/);
    fireEvent.click(screen.getByRole('radio'));
    fireEvent.click(screen.getByRole('checkbox'));
    await press('ईएमआई का अनुरोध करें');
    expect(await screen.findByText(/अनुरोध कर चुके हैं/)).toBeTruthy();
  });

  it('leads a guest to sign in', async () => {
    signedIn = false;
    show(5_150_000);
    await press(/^EMI from/);
    expect(screen.getByRole('link', { name: 'Sign in to request EMI' })).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
