import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { EmiRequest } from '@suvarna/contracts/emi';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers, heard, listen, refusal, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page } from './emi-requests.page.tsx';

const LIST = 'emi/emi_request/list/';
const WITHDRAW = 'emi/emi_request/withdraw/';
let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());

const request: EmiRequest = {
  request_id: 'RQ-9XK2M4T7QR',
  state: 'approved',
  asked_at: '2026-11-23T06:30:00.000Z',
  plan: {
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
  },
  amount_paise: 5_150_000,
  pieces: [{ title: 'Amara Ring', title_hi: 'अमारा अंगूठी', quantity: 1 }],
  valid_until: '2026-11-30T06:30:00.000Z',
  reason: '',
  note: '',
  order_no: '',
  steps: [{ state: 'requested', at: '2026-11-23T06:30:00.000Z' }],
  can: { withdraw: true, pay: true },
};
const listOf = (...results: readonly EmiRequest[]) => ({
  results,
  page: 1,
  page_size: 10,
  count: results.length,
});
const open = (locale: Locale = 'en') => show(<Page data={null} route={routeOf('')} />, locale);

describe('EMI requests', () => {
  it('are for who is signed in', () => {
    open();
    expect(heard.visits).toEqual(['/sign-in/?next=%2Faccount%2Femi-requests%2F']);
  });

  it('say when there are none, and where one is made', async () => {
    signedIn();
    answers({ [LIST]: () => listOf() });
    open();
    expect(await screen.findByText('No EMI requests')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to bag' }).getAttribute('href')).toBe('/checkout/cart/');
  });

  it.each([
    ['en', '₹8,938 a month', 'Udaya Bank', 'Pay with EMI'],
    ['hi', '₹8,938 प्रति माह', 'उदय बैंक', 'ईएमआई से भुगतान करें'],
  ] as const)('say plainly what they cost, and are paid with, in %s', async (locale, month, lender, pay) => {
    signedIn();
    answers({ [LIST]: () => listOf(request) });
    open(locale);
    expect(await screen.findByText(month)).toBeTruthy();
    expect(screen.getByText(/53,829/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain(lender);
    expect(screen.getByRole('link', { name: pay })).toBeTruthy();
  });

  it('that are for other pieces than lie in the bag say so', async () => {
    signedIn();
    answers({ [LIST]: () => listOf({ ...request, can: { withdraw: true, pay: false } }) });
    open();
    expect(
      await screen.findByText(/To pay with this EMI, your bag must hold only these pieces,/),
    ).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Pay with EMI' })).toBeNull();
  });

  it('are withdrawn after a question, and show what the store answered', async () => {
    signedIn();
    const { calls } = answers({
      [LIST]: () => listOf(request),
      [WITHDRAW]: () => ({ ...request, state: 'withdrawn', can: { withdraw: false, pay: false } }),
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Withdraw request' }));
    fireEvent.click(screen.getAllByRole('button', { name: 'Withdraw request' }).at(-1) as HTMLElement);
    expect(await screen.findByText('You withdrew this request.')).toBeTruthy();
    expect(calls(WITHDRAW)).toEqual([{ request_id: request.request_id }]);
  });

  it('that could not be withdrawn tell it to who has closed the question, too', async () => {
    signedIn();
    let fail = (_why: Error): void => undefined;
    const { calls } = answers({
      [LIST]: () => listOf(request),
      [WITHDRAW]: () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    });
    open();
    const opener = await screen.findByRole('button', { name: 'Withdraw request' });
    fireEvent.click(opener);
    const sheet = within(screen.getByRole('dialog'));
    fireEvent.click(sheet.getByRole('button', { name: 'Withdraw request' }));
    fireEvent.click(sheet.getAllByRole('button', { name: 'Keep it' }).at(-1) as HTMLElement);
    await waitFor(() => expect(calls(WITHDRAW)).toHaveLength(1));
    await act(async () => fail(refusal(503, 'SERVICE.UNAVAILABLE')));
    const text = "We couldn't withdraw the request. Please try again.";
    expect(heard.toasts).toEqual([text]);
    // Asked again, it does not begin with what failed before.
    fireEvent.click(opener);
    expect(screen.queryByText(text)).toBeNull();
  });

  it('that are withdrawn while others are are all shown as they are by then', async () => {
    signedIn();
    const ends: ((request: EmiRequest) => void)[] = [];
    const other = { ...request, request_id: 'RQ-2' };
    const withdrawn = { state: 'withdrawn', can: { withdraw: false, pay: false } } as const;
    answers({
      [LIST]: () => listOf(request, other),
      [WITHDRAW]: () => new Promise((resolve) => ends.push(resolve)),
    });
    open();
    const openers = await screen.findAllByRole('button', { name: 'Withdraw request' });
    for (const opener of openers) {
      fireEvent.click(opener);
      const sheet = within(opener.nextElementSibling as HTMLElement);
      fireEvent.click(sheet.getByRole('button', { name: 'Withdraw request', hidden: true }));
    }
    await waitFor(() => expect(ends).toHaveLength(2), { timeout: 2_000 });
    await act(async () => ends[0]?.({ ...request, ...withdrawn }));
    await act(async () => ends[1]?.({ ...other, ...withdrawn }));
    expect(screen.getAllByText('You withdrew this request.')).toHaveLength(2);
  });
});
