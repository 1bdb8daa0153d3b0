import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ApiFailure } from '@suvarna/contracts/api-reader';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  answers,
  heard,
  listen,
  login,
  refusal,
  routeOf,
  show,
  signedIn,
} from '../remote-context.fixtures.tsx';
import { LinkedProviders } from './linked-providers.tsx';
import { Page } from './return.page.tsx';
import { SocialButtons } from './social-buttons.tsx';

const START = 'customer/social/start/';
const LOGIN = 'customer/social/login/';
const PROVE = 'customer/social/prove/';
const LIST = 'customer/social/list/';
const UNLINK = 'customer/social/unlink/';
const FLOW = '0b6f2f4e-3b77-4c0e-9a39-5d3b1f1c2a10';
let stop: () => void;
beforeEach(() => {
  stop = listen();
  history.replaceState(null, '', '/sign-in/return/');
});
afterEach(() => stop());

const comeBack = (hash: string, locale: 'en' | 'hi' = 'en'): void => {
  history.replaceState(null, '', `/sign-in/return/${hash}`);
  show(<Page data={null} route={routeOf('next=/account/orders/')} />, locale);
};

describe('the page of return', () => {
  it('ends the sign-in, takes it out of the address, and goes on', async () => {
    const { calls } = answers({ [LOGIN]: () => login });
    comeBack(`#google=${FLOW}`);
    await waitFor(() => expect(heard.visits).toEqual(['/account/orders/']));
    expect(calls(LOGIN)).toEqual([{ provider: 'google', flow: FLOW }]);
    expect([location.hash, localStorage.getItem('login_type')]).toEqual(['', 'google']);
  });

  it.each([
    ['#apple=', 'This sign-in is over'],
    ['', 'This sign-in is over'],
    ['#other=0b6f2f4e-3b77-4c0e-9a39-5d3b1f1c2a10', 'This sign-in is over'],
  ])('of %j asks nobody', async (hash, text) => {
    const { calls } = answers({ [LOGIN]: () => login });
    comeBack(hash);
    expect((await screen.findByRole('alert')).textContent).toContain(text);
    expect(calls(LOGIN)).toEqual([]);
  });

  it.each([
    ['SOCIAL.CANCELLED', 'आपने Apple से साइन इन पूरा नहीं किया। कुछ भी नहीं बदला।'],
    ['SOCIAL.AWAY', 'Apple इस समय उत्तर नहीं दे रहा। कोई दूसरा तरीक़ा चुनें।'],
  ])('says %s in the page’s language, and leads back to the ways', async (code, text) => {
    answers({
      [LOGIN]: () => {
        throw refusal(400, code);
      },
    });
    comeBack(`#apple=${FLOW}`, 'hi');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/hi/sign-in/?next=%2Faccount%2Forders%2F');
  });

  it('asks for the code that proves the address, once for six digits', async () => {
    let right = false;
    const { calls } = answers({
      [LOGIN]: () => {
        const data = { email: 'asha@elsewhere.example', resend_after: 30, expires_in: 300 };
        throw new ApiFailure('x', { status: 409, code: 'SOCIAL.PROVE_MAIL', body: { data } });
      },
      [PROVE]: () => {
        if (!right) throw refusal(400, 'OTP.WRONG');
        return login;
      },
    });
    comeBack(`#google=${FLOW}`);
    const field = await screen.findByLabelText<HTMLInputElement>('Enter OTP');
    expect(screen.getByRole('status').textContent).toContain('asha@elsewhere.example');
    fireEvent.change(field, { target: { value: '123456' } });
    expect(await screen.findByText('OTP is wrong')).toBeTruthy();
    expect(field.value).toBe('');
    right = true;
    fireEvent.change(field, { target: { value: '654321' } });
    await waitFor(() => expect(heard.visits).toEqual(['/account/orders/']));
    expect(calls(PROVE).map(({ otp }) => otp)).toEqual(['123456', '654321']);
  });

  it('does not ask twice when another tab was first', async () => {
    const { calls } = answers({ [LOGIN]: () => login });
    signedIn();
    comeBack(`#google=${FLOW}`);
    await waitFor(() => expect(heard.visits).not.toEqual([]));
    expect(calls(LOGIN)).toEqual([]);
  });
});

describe('the buttons', () => {
  it('say why there is no way out, and can be pressed again', async () => {
    const { calls } = answers({
      [START]: () => {
        throw refusal(400, 'SOCIAL.AWAY');
      },
    });
    show(<SocialButtons providers={['google', 'apple']} next={() => '/account/'} />);
    fireEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
    expect(
      await screen.findByText('Google does not answer at the moment. Please use another way.'),
    ).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Continue with Apple' }).disabled).toBe(
      false,
    );
    expect(calls(START)).toEqual([{ provider: 'google', locale: 'en', next: '/account/' }]);
  });

  it('are none where no provider is on', () => {
    show(<SocialButtons providers={[]} next={() => null} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('providers of the account', () => {
  it('are removed, but for the last way to sign in', async () => {
    signedIn();
    let links = [
      { provider: 'google', email: 'asha@gmail.com', linked_at: '2026-11-20T10:00:00Z', removable: true },
      {
        provider: 'apple',
        email: 'a1@privaterelay.appleid.com',
        linked_at: '2026-11-21T10:00:00Z',
        removable: true,
      },
    ];
    const { calls } = answers({
      [LIST]: () => ({ links }),
      [UNLINK]: () => {
        links = links.slice(1).map((link) => ({ ...link, removable: false }));
        return {};
      },
    });
    show(<LinkedProviders />);
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Google' }));
    await waitFor(() => expect(heard.toasts).toEqual(['Google does not sign you in any more.']));
    expect(await screen.findByText(/It is your only way to sign in/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(calls(UNLINK)).toEqual([{ provider: 'google' }]);
  });
});
