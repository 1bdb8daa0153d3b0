import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { session } from '@suvarna/session';
import { heldBack } from '@suvarna/testing/held-back';
import { fireEvent, screen } from '@testing-library/react';
import { answers, heard, listen, refusal, routeOf, show } from '../frame.fixtures.tsx';
import { Page } from './tracking.page.tsx';

const TRACK = 'order/order/track/';
const STATS = 'order/order/stats/';
const stats = { order_no: 'SV-100200', state: 'shipped', delivery_by: '2026-11-25', steps: [{ state: 'placed', at: '2026-11-20T08:00:00Z' }, { state: 'shipped', at: '2026-11-22T08:00:00Z' }] };
let stop: () => void;
beforeEach(() => { stop = listen(); });
afterEach(() => stop());

const open = (orderNo = '') => show(<Page data={null} route={routeOf('', orderNo === '' ? {} : { order_no: orderNo })} />);
const write = (order: string, contact: string): void => {
  fireEvent.change(screen.getByLabelText('Order number'), { target: { value: order } });
  fireEvent.change(screen.getByLabelText('Mobile number or email'), { target: { value: contact } });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
};
const sent = ({ otp }: Readonly<Record<string, unknown>>) => (otp === undefined ? { sent: true, resend_after: 30, tracking_token: '' } : { sent: false, resend_after: 0, tracking_token: 'tracking' });

describe('following an order without an account', () => {
  it('takes its number and contact, then the code, and shows how far it is', async () => {
    const { calls } = answers({ [TRACK]: sent, [STATS]: () => stats });
    open();
    write(' sv-100200 ', '98450 00000');
    expect(await screen.findByText('If there is such an order, a code is on its way.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Enter OTP'), { target: { value: '042137' } });
    expect(await screen.findByRole('heading', { name: 'Order SV-100200' })).toBeTruthy();
    expect(screen.getByText(/expected by/)).toBeTruthy();
    expect(calls(TRACK)).toEqual([{ order_no: 'SV-100200', contact: '91-9845000000' }, { order_no: 'SV-100200', contact: '91-9845000000', otp: '042137' }]);
  });

  it('says the same of a wrong code and of an order that is not there', async () => {
    answers({ [TRACK]: (body) => { if (body['otp'] !== undefined) throw refusal(404, 'ORDER.NOT_FOUND'); return sent(body); } });
    open();
    write('SV-NOTTHERE', 'asha@shop.example');
    fireEvent.change(await screen.findByLabelText('Enter OTP'), { target: { value: '000000' } });
    expect(await screen.findByText('OTP is wrong')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Enter OTP').value).toBe('');
  });

  it.each([
    ['', 'asha@shop.example', 'This field is required'], ['SV 1', 'asha@shop.example', 'Please enter a valid order number'],
    ['SV-100200', '', 'This field is required'], ['SV-100200', '12345', 'Please enter minimum 10 digits contact number.'], ['SV-100200', 'asha@', 'Please use valid Email Id'],
    ['SV-100200', '4155552671', 'Please begin a number from outside India with + and its country code.'],
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
    answers({ [TRACK]: () => { throw refusal(400, 'OTP.TOO_SOON'); } });
    open();
    write('SV-100200', 'asha@shop.example');
    expect(await screen.findByRole('button', { name: 'Send code' })).toBeTruthy();
    expect(heard.toasts).toEqual(['Please wait a moment before asking for another code.']);
  });

  it('can be begun again with another contact', async () => {
    answers({ [TRACK]: sent });
    open('SV-100200');
    fireEvent.change(screen.getByLabelText('Mobile number or email'), { target: { value: 'asha@shop.example' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
    expect(screen.queryByLabelText('Enter OTP')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('SV-100200');
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
    answers({ [STATS]: () => { throw refusal(404, 'ORDER.NOT_FOUND'); } });
    open('SV-100200');
    expect(await screen.findByRole('button', { name: 'Send code' })).toBeTruthy();
  });
});
