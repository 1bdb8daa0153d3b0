import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { ApiFailure } from '@suvarna/contracts/call';
import { bus } from '@suvarna/event-bus';
import { translateFrom } from '@suvarna/testing/translate-from';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import type { RouteContext } from '@suvarna/remote-kit/page';
import { session } from '@suvarna/session';
import { bagStore } from '@suvarna/stores';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { en } from '../texts.fixtures.ts';
import { Page } from './sign-in.page.tsx';

const visits: string[] = [];
let stop: () => void;
const login = {
  access_token: 'token-of-asha',
  account_exist: true,
  phone_no: '',
  username: 'Asha Mehta',
  email: 'asha@shop.example',
};

beforeEach(() => {
  localStorage.clear();
  visits.length = 0;
  stop = bus.on('navigation.visit.requested', ({ to }) => visits.push(to));
  bagStore.setState({ refresh: jest.fn<() => Promise<void>>().mockResolvedValue(undefined) });
});
afterEach(() => {
  stop();
  session.signOut();
  jest.restoreAllMocks();
});

const page = (query = '') => (
  <RemoteContext
    value={{ locale: 'en', currency: 'INR', t: translateFrom('en', 'account', en), embed: null }}
  >
    <Page
      data={{ providers: ['google', 'apple'] }}
      route={{ query: new URLSearchParams(query) } as RouteContext}
    />
  </RemoteContext>
);
const show = (query = '') => render(page(query));
const fill = (email: string, password: string): void => {
  fireEvent.input(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};
const answer = (outcome: Promise<unknown>) => jest.spyOn(api, 'post').mockReturnValue(outcome as never);

describe('signing in with a password', () => {
  it('keeps the session under the specification’s keys and goes back to where the shopper was', async () => {
    answer(Promise.resolve({ data: login }));
    show('next=/checkout/cart/');
    fill('asha@shop.example', 'Suvarna#2026');
    await waitFor(() => expect(visits).toEqual(['/checkout/cart/']));
    expect(localStorage.getItem('__token__')).toBe('token-of-asha');
    expect(localStorage.getItem('username')).toBe('Asha Mehta');
    expect(bagStore.getState().refresh).toHaveBeenCalled();
  });

  it('signs in who went on to another page meanwhile, and leaves them there', async () => {
    let say: (login: object) => void = () => undefined;
    const post = answer(
      new Promise((resolve) => {
        say = (data) => resolve({ data });
      }),
    );
    const { unmount } = show('next=/checkout/cart/');
    fill('asha@shop.example', 'Suvarna#2026');
    await waitFor(() => expect(post).toHaveBeenCalled());
    unmount();
    await act(async () => say(login));
    expect([session.storedToken(), visits]).toEqual(['token-of-asha', []]);
  });

  it('never follows `next` to another origin', async () => {
    answer(Promise.resolve({ data: login }));
    show('next=//evil.example/');
    fill('asha@shop.example', 'Suvarna#2026');
    await waitFor(() => expect(visits).toEqual(['/']));
  });

  it('says what is wrong with the fields, and asks nobody', async () => {
    const post = answer(Promise.resolve({ data: login }));
    show();
    fill('not-an-email', 'short');
    expect(await screen.findByText('Please use valid Email Id')).toBeTruthy();
    expect(screen.getByText('Passwords have at least 8 characters.')).toBeTruthy();
    expect(post).not.toHaveBeenCalled();
  });

  it.each([
    [
      'what the code of an answer without words means',
      new ApiFailure('no', { status: 400, code: 'SESSION.CREDENTIALS_WRONG' }),
      'Email or password is wrong',
    ],
    [
      'the answer’s own words for a wrong password, as the server says them (S8.3)',
      new ApiFailure('no', {
        status: 400,
        code: 'SESSION.CREDENTIALS_WRONG',
        body: { msg: 'ईमेल या पासवर्ड ग़लत है' },
      }),
      'ईमेल या पासवर्ड ग़लत है',
    ],
    [
      'the answer’s own words',
      new ApiFailure('no', { status: 400, code: 'X', body: { msg: 'Account is asleep' } }),
      'Account is asleep',
    ],
    [
      'the specification’s sentence when there are none',
      new ApiFailure('no', { status: 0, code: 'CALL.UNREACHABLE' }),
      'Login wislist or cart error!',
    ],
  ])('shows %s', async (_case, failure, text) => {
    answer(Promise.reject(failure));
    show();
    fill('asha@shop.example', 'Suvarna#2026');
    await waitFor(() => expect(screen.getAllByRole('alert')[0]?.textContent).toBe(text));
    expect(localStorage.getItem('__token__')).toBeNull();
    expect(visits).toEqual([]);
  });

  it('makes room for a code when that is asked for, and comes back', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Use a code' }));
    expect(await screen.findByLabelText('Mobile number or email')).toBeTruthy();
    expect(screen.queryByLabelText('Password')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Use a password' }));
    expect(screen.getByLabelText('Password')).toBeTruthy();
  });

  it('cannot be submitted before the script is there: no password in an address', () => {
    const form = document.createElement('div');
    form.innerHTML = renderToString(page());
    expect(form.querySelector('[type=submit]')).toBeNull();
    expect(form.querySelector('form')?.method).toBe('post');
  });

  it('is not offered to somebody who is signed in: home it is', () => {
    session.signIn({
      token: 't',
      username: 'Asha Mehta',
      email: '',
      phone: '',
      accountExists: true,
      loginType: 'password',
    });
    show('next=/checkout/cart/');
    expect(visits).toEqual(['/']);
  });
});
