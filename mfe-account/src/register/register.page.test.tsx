import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { session } from '@suvarna/session';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { answers, heard, listen, login, refusal, routeOf } from '@suvarna/testing/remote-page';
import { inRemote, show } from '../remote-context.fixtures.ts';
import { Page } from './register.page.tsx';

const REGISTER = 'customer/customer_account/register/';
const VALIDATE = 'referral/referral/validate/';
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
    expect(await screen.findByText('This password is too common. Please choose another.')).toBeTruthy();
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
      expect(heard.toasts).toEqual(['Please wait a moment before you request another code.']),
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

  describe('with a referral code', () => {
    const leave = (code: string): HTMLInputElement => {
      const field = screen.getByLabelText<HTMLInputElement>('Referral code');
      fireEvent.change(field, { target: { value: code } });
      fireEvent.blur(field);
      return field;
    };
    const wrong = () => {
      throw refusal(400, 'REFERRAL.CODE_INVALID');
    };

    it('has no field for whoever says nothing of one', async () => {
      const { calls } = answers({ [REGISTER]: () => started });
      show(page());
      expect(screen.queryByLabelText('Referral code')).toBeNull();
      fill(asha);
      await screen.findByLabelText('Enter OTP');
      expect(calls(REGISTER)[0]).not.toHaveProperty('referral_code');
    });

    it('asks the server when the field is left, and says what the specification says', async () => {
      const { calls } = answers({
        [REGISTER]: () => started,
        [VALIDATE]: ({ code }) => (code === 'K7MQX3ND' ? { code, valid: true } : wrong()),
      });
      show(page());
      fireEvent.click(screen.getByRole('button', { name: 'I have a referral code' }));
      leave('CCCCCCCC');
      expect(await screen.findByText('Please enter a valid referral code!')).toBeTruthy();
      leave('K7MQX3ND');
      expect(await screen.findByText('Valid referral code')).toBeTruthy();
      fill(asha);
      await screen.findByLabelText('Enter OTP');
      expect(calls(REGISTER)[0]).toMatchObject({ referral_code: 'K7MQX3ND' });
    });

    it('asks for the code when the field was opened and left blank, and sends nothing', async () => {
      const { calls } = answers({});
      show(page());
      fireEvent.click(screen.getByRole('button', { name: 'I have a referral code' }));
      leave('  ');
      expect(await screen.findByText('Please enter the referral code')).toBeTruthy();
      fill(asha);
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Referral code')));
      expect(calls(REGISTER)).toEqual([]);
      fireEvent.click(screen.getByRole('button', { name: "I don't have a code" }));
      expect(screen.queryByLabelText('Referral code')).toBeNull();
    });

    it('fills in the code a link left in this browser, and forgets it once the account is open', async () => {
      localStorage.setItem('referralCode', 'K7MQX3ND');
      const { calls } = answers({ [REGISTER]: () => started, [VERIFY]: () => login });
      show(page());
      expect(screen.getByLabelText<HTMLInputElement>('Referral code').value).toBe('K7MQX3ND');
      fill(asha);
      fireEvent.change(await screen.findByLabelText('Enter OTP'), { target: { value: '042137' } });
      await waitFor(() => expect(heard.visits).toHaveLength(1));
      expect(calls(REGISTER)[0]).toMatchObject({ referral_code: 'K7MQX3ND' });
      expect(localStorage.getItem('referralCode')).toBeNull();
    });

    it('says at the field that the server refused it, and keeps the rest', async () => {
      localStorage.setItem('referralCode', 'CCCCCCCC');
      answers({ [REGISTER]: wrong });
      show(page());
      fill(asha);
      expect(await screen.findByText('Please enter a valid referral code!')).toBeTruthy();
      expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe(' Asha ');
      expect(heard.toasts).toEqual([]);
    });
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
