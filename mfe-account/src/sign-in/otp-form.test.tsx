import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { answers, heard, listen, login, refusal } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { OtpForm } from './otp-form.tsx';

const SEND = 'customer/customer_otp/';
const VERIFY = 'customer/customer_verify_otp/';
const WAYS = 'customer/customer_verification/';
const sent = { resend_after: 30, expires_in: 300 };
/** The calls of a test; the store knows ways to sign in for whoever asks. */
const known = (paths: Parameters<typeof answers>[0]) =>
  answers({
    [WAYS]: () => ({ account_exist: null, login_methods: ['password', 'otp', 'email_otp'] }),
    ...paths,
  });
const onSignedIn = jest.fn();
let stop: () => void;
beforeEach(() => {
  stop = listen();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  stop();
});

const pass = (milliseconds: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const ask = async (text = '9845000000', locale: Locale = 'en'): Promise<void> => {
  show(<OtpForm onSignedIn={onSignedIn} />, locale);
  fireEvent.change(screen.getByLabelText(/^(Mobile number or email|मोबाइल नंबर या ईमेल)$/), {
    target: { value: text },
  });
  fireEvent.click(screen.getByRole('button', { name: /^(Send code|कोड भेजें)$/ }));
  await pass(0);
};
const type = async (code: string): Promise<void> => {
  fireEvent.change(screen.getByLabelText('Enter OTP'), { target: { value: code } });
  await pass(0);
};
const throws = (failure: Error) => () => {
  throw failure;
};

describe('signing in with a code', () => {
  it('counts thirty seconds down, then sends again', async () => {
    const { calls } = known({ [SEND]: () => sent });
    await ask();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend in 30 s' }).disabled).toBe(true);
    await pass(29_000);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Resend in 1 s' }).disabled).toBe(true);
    await pass(1_000);
    fireEvent.click(screen.getByRole('button', { name: 'Resend code' }));
    await pass(0);
    expect(calls(SEND)).toEqual(
      [1, 2].map(() => ({ customer_telephone: '91-9845000000', update_type: 'login' })),
    );
    expect(screen.getByRole('button', { name: 'Resend in 30 s' })).toBeTruthy();
  });

  it('verifies six digits by itself, once, and ignores letters', async () => {
    const { calls } = known({ [SEND]: () => sent, [VERIFY]: () => login });
    await ask();
    await type('04213');
    expect(calls(VERIFY)).toEqual([]);
    await type('04213x7y');
    expect(calls(VERIFY)).toEqual([
      { customer_telephone: '91-9845000000', otp: '042137', update_type: 'login' },
    ]);
    expect(onSignedIn).toHaveBeenCalledTimes(1);
    expect(localStorage.getItem('login_type')).toBe('otp');
  });

  it('brings along the code a link left in this browser, and forgets it then', async () => {
    localStorage.setItem('referralCode', 'K7MQX3ND');
    const { calls } = known({ [SEND]: () => sent, [VERIFY]: () => login });
    await ask();
    await type('042137');
    expect(calls(VERIFY)).toEqual([expect.objectContaining({ referral_code: 'K7MQX3ND' })]);
    expect(localStorage.getItem('referralCode')).toBeNull();
  });

  it('takes a code that comes after the countdown', async () => {
    known({ [SEND]: () => sent, [VERIFY]: () => login });
    await ask();
    await pass(31_000);
    await type('042137');
    expect(onSignedIn).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a wrong one', refusal(400, 'OTP.WRONG'), 'OTP is wrong'],
    ['one that cannot be asked about', new Error('down'), 'something went wrong. try again.'],
    ['one refused in other words', refusal(400, 'X', { msg: 'Not today' }), 'Not today'],
  ])('empties the field after %s and says: %s', async (_case, failure, text) => {
    known({ [SEND]: () => sent, [VERIFY]: throws(failure) });
    await ask();
    await type('000000');
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Enter OTP').value).toBe('');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('shows a refused sending (400) as a toast and stays', async () => {
    known({ [SEND]: throws(refusal(400, 'OTP.LOCKED')) });
    await ask();
    expect(heard.toasts).toEqual([
      'Maximum verification attempts reached. Please wait a while and request a new code.',
    ]);
    expect(screen.queryByLabelText('Enter OTP')).toBeNull();
    expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy();
  });

  it('says at the field that a sending failed otherwise', async () => {
    known({ [SEND]: throws(refusal(503, 'SERVICE.UNAVAILABLE')) });
    await ask();
    expect(heard.toasts).toEqual([]);
    expect(screen.getByText('something went wrong. try again.')).toBeTruthy();
  });

  it('goes to an e-mail address, too, and can be sent elsewhere', async () => {
    const { calls } = known({
      'customer/customer_email_otp/': () => sent,
      'customer/customer_verify_email_otp/': throws(refusal(400, 'OTP.WRONG')),
    });
    await ask('Asha@Shop.example');
    await type('000000');
    expect(calls('customer/customer_verify_email_otp/')).toEqual([
      { email: 'asha@shop.example', otp: '000000' },
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Change' }));
    expect(screen.queryByText('OTP is wrong')).toBeNull();
    expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy();
  });

  it('asks nobody for what is no number', async () => {
    const { calls } = known({});
    await ask('12345');
    expect(screen.getByText('Please enter minimum 10 digits contact number.')).toBeTruthy();
    expect(calls(SEND)).toEqual([]);
  });

  it('asks the store about the name first, once, and says in a new browser that the code opens an account', async () => {
    const { calls } = known({ [SEND]: () => sent });
    await ask();
    expect(screen.getByRole('status').textContent).toBe(
      "We've sent you a 6-digit code. If you're new, it creates your account.",
    );
    await pass(30_000);
    fireEvent.click(screen.getByRole('button', { name: 'Resend code' }));
    await pass(0);
    expect([calls(WAYS), calls(SEND).length]).toEqual([[{ username: '91-9845000000' }], 2]);
  });

  it('says less in a browser that signed in to the account before', async () => {
    known({ [WAYS]: () => ({ account_exist: true, login_methods: ['otp'] }), [SEND]: () => sent });
    await ask();
    expect(screen.getByRole('status').textContent).toBe("We've sent you a 6-digit code.");
  });

  it.each([
    ['en', 'Please enter a valid mobile number'],
    ['hi', 'कृपया सही मोबाइल नंबर या ईमेल लिखें'],
  ] as const)('takes a refused name (400) for the answer, and sends nothing: %s', async (locale, text) => {
    const { calls } = known({
      [WAYS]: throws(refusal(400, 'REQUEST.INVALID', { msg: 'Please enter a valid mobile number' })),
    });
    await ask('9845000000', locale);
    expect([screen.getByText(text) !== null, heard.toasts, calls(SEND)]).toEqual([true, [], []]);
  });

  it('sends nothing where the store has no such way, or did not answer', async () => {
    const { calls } = known({ [WAYS]: () => ({ account_exist: null, login_methods: ['password'] }) });
    await ask();
    expect(screen.getByText('Please enter a valid mobile number or email')).toBeTruthy();
    const away = known({ [WAYS]: throws(refusal(503, 'SERVICE.UNAVAILABLE')) });
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await pass(0);
    expect(screen.getByText('something went wrong. try again.')).toBeTruthy();
    expect([calls(SEND), away.calls(SEND)]).toEqual([[], []]);
  });
});
