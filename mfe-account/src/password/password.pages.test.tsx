import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { session } from '@suvarna/session';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { answers, heard, listen, refusal, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page as ForgotPage } from './forgot-password.page.tsx';
import { Page as ResetPage } from './reset-password.page.tsx';

const FORGOT = 'customer/customer_account/forgot_password/';
const RESET = 'customer/customer_account/reset_password/';
const TOKEN = 'T'.repeat(43);
let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => {
  stop();
  history.replaceState(null, '', '/');
});

const write = (label: string, value: string, button: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: button }));
};

describe('a forgotten password', () => {
  const forgot = (query = '') => show(<ForgotPage data={null} route={routeOf(query)} />);

  it('sends a link, and says the same for every address', async () => {
    const { calls } = answers({ [FORGOT]: () => ({}) });
    forgot();
    write('Email', ' Nobody@Shop.example ', 'Send link');
    const said = await screen.findByText("If Nobody@Shop.example has an account, we've sent a link.");
    expect(document.activeElement).toBe(said);
    expect(calls(FORGOT)).toEqual([{ email: 'nobody@shop.example' }]);
    fireEvent.click(screen.getByRole('button', { name: 'Use another address' }));
    expect(screen.getByRole('button', { name: 'Send link' })).toBeTruthy();
  });

  it('asks nobody for what is no address', async () => {
    const { calls } = answers({});
    forgot();
    write('Email', 'nobody', 'Send link');
    expect(await screen.findByText('Please use valid Email Id')).toBeTruthy();
    expect(calls(FORGOT)).toEqual([]);
  });

  it.each([
    [
      'asked for too often',
      refusal(429, 'REQUEST.TOO_MANY'),
      'Too many attempts. Please wait a little and try again.',
    ],
    ['that nobody answers', new Error('down'), 'something went wrong. try again.'],
  ])('%s says so and keeps what was typed', async (_case, failure, text) => {
    answers({
      [FORGOT]: () => {
        throw failure;
      },
    });
    forgot();
    write('Email', 'a@shop.example', 'Send link');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('a@shop.example');
  });

  it('keeps `next` on the way back', () => {
    forgot('next=/account/orders/');
    expect(screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')).toBe(
      '/sign-in/?next=%2Faccount%2Forders%2F',
    );
  });
});

describe('a new password', () => {
  const open = (hash = `#token=${TOKEN}`) => {
    history.replaceState({ kept: true }, '', `/sign-in/reset-password/?from=mail${hash}`);
    return show(<ResetPage />);
  };

  it('is set with the token of the link, which leaves the address at once', async () => {
    const { calls } = answers({ [RESET]: () => ({}) });
    open();
    expect(location.href).not.toContain(TOKEN);
    expect([location.search, history.state]).toEqual(['?from=mail', { kept: true }]);
    write('New password', 'another long one', 'Save password');
    expect(await screen.findByText('Password saved. Please sign in with it.')).toBeTruthy();
    expect(calls(RESET)).toEqual([{ token: TOKEN, password: 'another long one' }]);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in/');
  });

  it('ends what this browser was signed in with', async () => {
    signedIn();
    answers({ [RESET]: () => ({}), 'customer/logout/': () => ({}) });
    open();
    write('New password', 'another long one', 'Save password');
    await screen.findByRole('link', { name: 'Sign in' });
    expect(session.storedToken()).toBeNull();
  });

  it('shows the rules, and refuses a short one here', async () => {
    const { calls } = answers({});
    open();
    expect(screen.getByText(/At least 8 characters of any kind/)).toBeTruthy();
    write('New password', 'short', 'Save password');
    expect(await screen.findByText('Please use at least 8 characters for your password.')).toBeTruthy();
    expect(calls(RESET)).toEqual([]);
  });

  it('that is common is refused, and the link stays good', async () => {
    let tries = 0;
    answers({
      [RESET]: () => {
        if (tries++ === 0) throw refusal(400, 'ACCOUNT.PASSWORD_WEAK');
        return {};
      },
    });
    open();
    write('New password', 'password1', 'Save password');
    expect(await screen.findByText('This password is too common. Please choose another.')).toBeTruthy();
    write('New password', 'another long one', 'Save password');
    expect(await screen.findByText('Password saved. Please sign in with it.')).toBeTruthy();
  });

  it('by a link that was used says so, and leads to another', async () => {
    answers({
      [RESET]: () => {
        throw refusal(400, 'ACCOUNT.RESET_LINK_INVALID');
      },
    });
    open();
    write('New password', 'another long one', 'Save password');
    expect(await screen.findByText(/This link is incomplete, already used or older than/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
      '/sign-in/forgot-password/',
    );
  });

  it.each(['', '#token=', '#token=short', `#token=${TOKEN}x`, '#reset=x'])(
    'without a whole token (%j) says so',
    (hash) => {
      open(hash);
      expect(screen.getByText(/This link is incomplete, already used or older than/)).toBeTruthy();
      expect(location.hash).toBe('');
    },
  );

  it('takes the second link that is pressed while the page is open', async () => {
    const { calls } = answers({
      [RESET]: ({ token }) => {
        if (token === TOKEN) throw refusal(400, 'ACCOUNT.RESET_LINK_INVALID');
        return {};
      },
    });
    open();
    write('New password', 'another long one', 'Save password');
    await screen.findByText(/This link is incomplete, already used or older than/);
    act(() => {
      history.replaceState(null, '', `/sign-in/reset-password/#token=${'U'.repeat(43)}`);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    write('New password', 'another long one', 'Save password');
    await waitFor(() => expect(calls(RESET)).toHaveLength(2));
    expect(await screen.findByText('Password saved. Please sign in with it.')).toBeTruthy();
    expect(heard.visits).toEqual([]);
  });
});
