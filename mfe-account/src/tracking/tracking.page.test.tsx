import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { session } from '@suvarna/session';
import { heldBack } from '@suvarna/testing/held-back';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers, heard, listen, refusal, routeOf } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { anOrder } from '../orders/orders.fixtures.ts';
import { Page } from './tracking.page.tsx';

const TRACK = 'order/order/track/';
const STATS = 'order/order/stats/';
const stats = {
  order_no: 'SV-100200',
  state: 'shipped',
  delivery_by: '2026-11-25',
  steps: [
    { state: 'placed', at: '2026-11-20T08:00:00Z' },
    { state: 'shipped', at: '2026-11-22T08:00:00Z' },
  ],
};
let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());

const open = (orderNo = '') =>
  show(<Page data={null} route={routeOf('', orderNo === '' ? {} : { order_no: orderNo })} />);
const write = (order: string, contact: string): void => {
  fireEvent.change(screen.getByLabelText('Order number'), { target: { value: order } });
  fireEvent.change(screen.getByLabelText('Mobile number or email'), { target: { value: contact } });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
};
const sent = ({ otp }: Readonly<Record<string, unknown>>) =>
  otp === undefined
    ? { sent: true, resend_after: 30, tracking_token: '' }
    : { sent: false, resend_after: 0, tracking_token: 'tracking' };

describe('following an order without an account', () => {
  it('takes its number and contact, then the code, and shows how far it is', async () => {
    const { calls } = answers({ [TRACK]: sent, [STATS]: () => stats });
    open();
    write(' sv-100200 ', '98450 00000');
    expect(await screen.findByText("If we find this order, we'll send you a code.")).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Enter OTP'), { target: { value: '042137' } });
    expect(await screen.findByRole('heading', { name: 'Order SV-100200' })).toBeTruthy();
    expect(screen.getByText(/expected by/)).toBeTruthy();
    expect(calls(TRACK)).toEqual([
      { order_no: 'SV-100200', contact: '91-9845000000' },
      { order_no: 'SV-100200', contact: '91-9845000000', otp: '042137' },
    ]);
  });

  it('has a session before it asks for a code, which is good in that session alone', async () => {
    const done: string[] = [];
    answers({
      [TRACK]: (body) => {
        done.push('code');
        return sent(body);
      },
    });
    jest.spyOn(api, 'ensureGuest').mockImplementation(async () => {
      await Promise.resolve();
      done.push('session');
    });
    open();
    write('SV-100200', '98450 00000');
    expect(await screen.findByLabelText('Enter OTP')).toBeTruthy();
    expect(done).toEqual(['session', 'code']);
  });

  it('names the order that its code is for: nothing is changed while that is on its way', async () => {
    const sending = Promise.withResolvers<ReturnType<typeof sent>>();
    answers({ [TRACK]: () => sending.promise });
    open();
    const fields = ['Order number', 'Mobile number or email'].map((label) =>
      screen.getByLabelText<HTMLInputElement>(label),
    );
    const areFixed = () => fields.map(({ readOnly }) => readOnly);
    expect(areFixed()).toEqual([false, false]);
    write('SV-100200', '98450 00000');
    await waitFor(() => expect(areFixed()).toEqual([true, true]));
    sending.resolve(sent({}));
    expect(await screen.findByLabelText('Enter OTP')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(areFixed()).toEqual([false, false]);
  });

  it('says the same of a wrong code and of an order that is not there', async () => {
    answers({
      [TRACK]: (body) => {
        if (body['otp'] !== undefined) throw refusal(404, 'ORDER.NOT_FOUND');
        return sent(body);
      },
    });
    open();
    write('SV-NOTTHERE', 'asha@shop.example');
    fireEvent.change(await screen.findByLabelText('Enter OTP'), { target: { value: '000000' } });
    expect(await screen.findByText('OTP is wrong')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Enter OTP').value).toBe('');
  });

  it.each([
    ['', 'asha@shop.example', 'This field is required'],
    ['SV 1', 'asha@shop.example', 'Please enter a valid order number'],
    ['SV-100200', '', 'This field is required'],
    ['SV-100200', '12345', 'Please enter minimum 10 digits contact number.'],
    ['SV-100200', 'asha@', 'Please use valid Email Id'],
    ['SV-100200', '4155552671', 'For a number outside India, please start with + and the country code.'],
  ])('asks nobody about %j with %j: %s', async (order, contact, text) => {
    const { calls } = answers({});
    open();
    write(order, contact);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(calls(TRACK)).toEqual([]);
  });

  it('says all that is wrong at once, and brings the shopper to the first', async () => {
    const { calls } = answers({ [TRACK]: sent });
    open();
    await heldBack(() => write('', ''));
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText('Order number'));
    write('SV 1', '12345');
    expect(await screen.findByText('Please enter a valid order number')).toBeTruthy();
    expect(screen.getByText('Please enter minimum 10 digits contact number.')).toBeTruthy();
    expect(calls(TRACK)).toEqual([]);
    write('SV-100200', 'asha@shop.example');
    expect(await screen.findByLabelText('Enter OTP')).toBeTruthy();
    expect(screen.queryByText('Please enter a valid order number')).toBeNull();
  });

  it('that may not be sent another code yet says so in a toast and stays', async () => {
    answers({
      [TRACK]: () => {
        throw refusal(400, 'OTP.TOO_SOON');
      },
    });
    open();
    write('SV-100200', 'asha@shop.example');
    expect(await screen.findByRole('button', { name: 'Send code' })).toBeTruthy();
    expect(heard.toasts).toEqual(['Please wait a moment before you request another code.']);
  });

  it('can be begun again with another contact', async () => {
    answers({ [TRACK]: sent });
    open('SV-100200');
    fireEvent.change(screen.getByLabelText('Mobile number or email'), {
      target: { value: 'asha@shop.example' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
    expect(screen.queryByLabelText('Enter OTP')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('SV-100200');
  });
});

const CANCEL = 'order/order/track/cancel_request/';
const line = anOrder().lines[0];
const whole = {
  ...stats,
  state: 'in_production',
  steps: [
    { state: 'placed', at: '2026-11-20T08:00:00Z' },
    { state: 'in_production', at: '2026-11-21T08:00:00Z' },
  ],
  total_payable_paise: 5_184_500,
  currency: 'INR',
  can: { cancel: true },
  lines: [line],
  ahead: [
    { state: 'quality_check', by: '2026-11-24' },
    { state: 'shipped', by: '2026-11-24' },
    { state: 'delivered', by: '2026-11-26' },
  ],
};

describe('an order that was shown for its code', () => {
  const shown = async (
    cancel: () => unknown = () => ({
      ...whole,
      state: 'cancel_requested',
      can: { cancel: false },
      ahead: [],
    }),
  ) => {
    const paths = answers({
      [TRACK]: sent,
      [STATS]: () => whole,
      [CANCEL]: cancel,
      'order/order/reasons/': () => ({
        results: [{ reason_id: 4, label: 'I changed my mind', label_hi: 'मेरा विचार बदल गया' }],
      }),
    });
    open();
    write('SV-100200', '98450 00000');
    fireEvent.change(await screen.findByLabelText('Enter OTP'), { target: { value: '042137' } });
    await screen.findByRole('heading', { name: 'Order SV-100200' });
    return paths;
  };

  it('says when each step was done, and by when each that is still to come is expected', async () => {
    await shown();
    const texts = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(texts('Order history')).toEqual(['Order Placed 20 Nov, 13:30', 'Being made 21 Nov, 13:30']);
    expect(texts('Next steps')).toEqual([
      'Quality check expected by 24 Nov',
      'Shipping expected by 24 Nov',
      'Delivery expected by 26 Nov',
    ]);
  });

  it('shows what was bought, what it cost, and where help is', async () => {
    await shown();
    expect(screen.getByRole('link', { name: 'Amara Ring' })).toBeTruthy();
    expect(screen.getByText('Total payable').nextSibling?.textContent).toBe('₹51,845');
    expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help/');
    expect(screen.getByText('9am to 6pm, 365 days')).toBeTruthy();
  });

  it('is asked to be cancelled with the token that the code gave', async () => {
    const { calls } = await shown();
    const post = jest.spyOn(api, 'post');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await screen.findByRole('option', { name: 'I changed my mind' });
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: '4' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Cancel Requested. Our support team will contact you.')).toBeTruthy();
    expect(calls(CANCEL)).toEqual([{ order_no: 'SV-100200', reason_id: 4 }]);
    expect(post.mock.calls.find(([path]) => path === CANCEL)?.[2]).toMatchObject({ token: 'tracking' });
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
    expect(screen.queryByRole('list', { name: 'Next steps' })).toBeNull();
  });

  it('says so when it could not be cancelled, and keeps what was written', async () => {
    await shown(() => {
      throw refusal(409, 'ORDER.STATE_CONFLICT');
    });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
    await screen.findByRole('option', { name: 'I changed my mind' });
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: '4' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Something went wrong')).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Reason').value).toBe('4');
  });
});

describe('a delivered order that is followed by a code', () => {
  it('that is to be fetched is kept after all, after a question', async () => {
    const name = 'Cancel return';
    const WITHDRAW = 'order/order/track/return_withdraw/';
    const request = {
      request_id: 'r-1',
      kind: 'return',
      state: 'open',
      state_note: '',
      reason_id: 4,
      items: [{ item_id: line?.item_id }],
      photos: 0,
      created_at: '2026-11-27T08:00:00Z',
    };
    const waiting = {
      ...whole,
      state: 'return_requested',
      ahead: [],
      return_until: '2026-12-05',
      can: { return: false, withdraw_return: true },
      requests: [request],
    };
    const { calls } = answers({
      [TRACK]: sent,
      [STATS]: () => waiting,
      [WITHDRAW]: () => ({
        ...waiting,
        state: 'return_withdrawn',
        can: { return: true, withdraw_return: false },
        requests: [{ ...request, state: 'withdrawn' }],
      }),
    });
    open();
    write('SV-100200', '98450 00000');
    fireEvent.change(await screen.findByLabelText('Enter OTP'), { target: { value: '042137' } });
    const post = jest.spyOn(api, 'post');
    fireEvent.click(await screen.findByRole('button', { name }));
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText(/until 5 Dec/)).toBeTruthy();
    expect(calls(WITHDRAW)).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name }));
    await waitFor(() =>
      expect(document.activeElement?.textContent).toBe('Return cancelled. You keep the pieces.'),
    );
    expect(calls(WITHDRAW)).toEqual([{ order_no: 'SV-100200' }]);
    expect(post.mock.calls.find(([path]) => path === WITHDRAW)?.[2]).toMatchObject({ token: 'tracking' });
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('that was collected in a store is brought back there', async () => {
    const can = { cancel: false, return: true };
    const pickup = { store_id: 'in-champa-house', code: '' };
    answers({
      [TRACK]: sent,
      [STATS]: () => ({ ...whole, state: 'delivered', ahead: [], can, requests: [], pickup }),
      'order/order/reasons/': () => ({ results: [] }),
    });
    open();
    write('SV-100200', '98450 00000');
    fireEvent.change(await screen.findByLabelText('Enter OTP'), { target: { value: '042137' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Return order' }));
    expect(await screen.findByText('Bring it to the store where you collected it.')).toBeTruthy();
  });

  it.each([
    ['Return order', 'return_request/', 'Return requested. We will arrange the pickup.'],
    ['Report a fault', 'claim/', /Thank you for telling us/],
  ])('is asked about: %s', async (button, path, said) => {
    const can = { cancel: false, return: true, resize: false, claim: true };
    const delivered = { ...whole, state: 'delivered', ahead: [], can, requests: [] };
    const kind = path.startsWith('return') ? 'return' : 'claim';
    const asked = {
      request_id: 'r-1',
      kind,
      state: 'open',
      state_note: '',
      reason_id: 4,
      items: [{ item_id: line?.item_id }],
      photos: 0,
      created_at: '2026-11-27T08:00:00Z',
    };
    const { calls } = answers({
      [TRACK]: sent,
      [STATS]: () => delivered,
      [`order/order/track/${path}`]: () => ({
        ...delivered,
        state: kind === 'return' ? 'return_requested' : 'delivered',
        can: { ...can, return: false, claim: false },
        requests: [asked],
      }),
      'order/order/reasons/': () => ({ results: [{ reason_id: 4, label: 'A stone', label_hi: 'पत्थर' }] }),
    });
    open();
    write('SV-100200', '98450 00000');
    fireEvent.change(await screen.findByLabelText('Enter OTP'), { target: { value: '042137' } });
    const post = jest.spyOn(api, 'post');
    fireEvent.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('option', { name: 'A stone' });
    // A code sends no courier anywhere else.
    expect(screen.queryByLabelText('Where should we collect it?')).toBeNull();
    expect(screen.getByText("We'll collect it from the delivery address.")).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: '4' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send request' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText(said)));
    expect(calls(`order/order/track/${path}`)).toEqual([
      { order_no: 'SV-100200', item_ids: [line?.item_id], reason_id: 4 },
    ]);
    expect(post.mock.calls.find(([to]) => String(to).endsWith(path))?.[2]).toMatchObject({
      token: 'tracking',
    });
    expect(screen.getByRole('heading', { name: 'Your requests' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  });
});

describe('an order of this browser', () => {
  it('needs no code', async () => {
    session.saveGuestToken('guest');
    answers({ [STATS]: () => stats });
    open('SV-100200');
    expect(await screen.findByRole('heading', { name: 'Order SV-100200' })).toBeTruthy();
  });

  it('that it is not is asked about like any other', async () => {
    session.saveGuestToken('guest');
    answers({
      [STATS]: () => {
        throw refusal(404, 'ORDER.NOT_FOUND');
      },
    });
    open('SV-100200');
    expect(await screen.findByRole('button', { name: 'Send code' })).toBeTruthy();
  });
});
