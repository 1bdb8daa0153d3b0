import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { session } from '@suvarna/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import {
  answers,
  heard,
  inRemote,
  listen,
  login,
  refusal,
  routeOf,
  show,
} from '../remote-context.fixtures.tsx';
import { Page } from './register.page.tsx';

const REGISTER = 'customer/customer_account/register/';
const VERIFY = 'customer/customer_verify_email_otp/';
const started = { email: 'asha@shop.example', resend_after: 30, expires_in: 300 };
let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());

const page = (query = '') => <Page data={null} route={routeOf(query)} />;
const fill = (fields: Readonly<Record<string, string>>): void => {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
};
const asha = {
  'First name': ' Asha ',
  'Last name': 'Mehta',
  Email: 'Asha@Shop.example',
  Password: 'a sentence of mine',
};

describe('opening an account', () => {
  it('sends what the call takes, opens it by the code, signs in and goes on to `next`', async () => {
    const { calls } = answers({ [REGISTER]: () => started, [VERIFY]: () => login });
    show(page('next=/checkout/cart/'));
    fill({ ...asha, 'Mobile number (optional)': '98450 00000' });
    fireEvent.change(await screen.findByLabelText('Enter OTP'), { target: { value: '042137' } });
    await waitFor(() => expect(heard.visits).toEqual(['/checkout/cart/']));
    expect(calls(REGISTER)).toEqual([
      {
        first_name: 'Asha',
        last_name: 'Mehta',
        email: 'asha@shop.example',
        phone: '91-9845000000',
        password: 'a sentence of mine',
      },
    ]);
    expect(calls(VERIFY)).toEqual([{ email: 'asha@shop.example', otp: '042137' }]);
    expect(session.storedToken()).toBe('token-of-asha');
  });

  it('says in every field what the specification says, and asks nobody', async () => {
    const { calls } = answers({});
    show(page());
    fill({ Email: 'asha', 'Mobile number (optional)': '12345', Password: 'short' });
    for (const text of [
      'Please enter your first name',
      'Please enter your last name',
      'Please Enter Valid Email Id',
      'Please enter minimum 10 digits contact number.',
      'Please use at least 8 characters for your password.',
    ]) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(calls(REGISTER)).toEqual([]);
  });

  it('needs no phone number, and looks at one by its country', async () => {
    const { calls } = answers({ [REGISTER]: () => started });
    show(page());
    fill({ ...asha, 'Country code': 'GB', 'Mobile number (optional)': '7700900123' });
    await screen.findByLabelText('Enter OTP');
    expect(calls(REGISTER)[0]).toMatchObject({ phone: '44-7700900123' });
  });

  it('says at the password that it is a common one, and keeps the rest', async () => {
    answers({
      [REGISTER]: () => {
        throw refusal(400, 'ACCOUNT.PASSWORD_WEAK');
      },
    });
    show(page());
    fill({ ...asha, Password: 'password1' });
    expect(
      await screen.findByText('This password is one of the most common ones. Please choose another.'),
    ).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('Asha@Shop.example');
    expect(heard.toasts).toEqual([]);
  });

  it('that may not send another code yet says so in a toast and stays', async () => {
    answers({
      [REGISTER]: () => {
        throw refusal(400, 'OTP.TOO_SOON');
      },
    });
    show(page());
    fill(asha);
    await waitFor(() =>
      expect(heard.toasts).toEqual(['Please wait a moment before asking for another code.']),
    );
    expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy();
  });

  it('goes back to what was filled in when the address was wrong', async () => {
    answers({ [REGISTER]: () => started });
    show(page());
    fill(asha);
    fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe(' Asha ');
  });

  it('keeps the way back on the way to sign-in, but not one that leads elsewhere', () => {
    answers({});
    const { unmount } = show(page('next=/checkout/cart/'));
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/sign-in/?next=%2Fcheckout%2Fcart%2F',
    );
    unmount();
    show(page('next=//evil.example/'));
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in/');
  });

  it('cannot be submitted before the script is there: no password in an address', () => {
    const form = document.createElement('div');
    form.innerHTML = renderToString(inRemote(page()));
    expect(form.querySelector('[type=submit]')).toBeNull();
    expect(form.querySelector('form')?.method).toBe('post');
  });

  it('speaks Hindi', async () => {
    answers({});
    show(page(), 'hi');
    fireEvent.click(screen.getByRole('button', { name: 'खाता बनाएँ' }));
    expect(await screen.findByText('कृपया अपना पहला नाम लिखें')).toBeTruthy();
  });
});
