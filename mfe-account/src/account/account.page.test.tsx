import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { bus } from '@suvarna/event-bus';
import { translateFrom } from '@suvarna/testing/translate-from';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { session } from '@suvarna/session';
import { bagStore } from '@suvarna/stores';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { answers } from '@suvarna/testing/remote-page';
import { en } from '../texts.fixtures.ts';
import { Page } from './account.page.tsx';

const details = {
  email: 'asha@shop.example',
  first_name: 'Asha',
  last_name: 'Mehta',
  phone_no: '',
  country: 'IN',
  language: 'en',
  member_since: '2026-03-01T00:00:00Z',
};
const visits: string[] = [];
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  visits.length = 0;
  bagStore.setState({ refresh: () => Promise.resolve() });
  stop = bus.on('navigation.visit.requested', ({ to }) => visits.push(to));
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

const signedIn = (): void =>
  session.signIn({
    token: 't',
    username: 'Asha Mehta',
    email: details.email,
    phone: '',
    accountExists: true,
    loginType: 'password',
  });
const show = () =>
  render(
    <RemoteContext
      value={{ locale: 'en', currency: 'INR', t: translateFrom('en', 'account', en), embed: null }}
    >
      <Page />
    </RemoteContext>,
  );

describe('the account page', () => {
  it('sends who is not signed in to sign in, and back here', () => {
    show();
    expect(visits).toEqual(['/sign-in/?next=%2Faccount%2F']);
  });

  it('shows who is signed in', async () => {
    signedIn();
    jest.spyOn(api, 'get').mockResolvedValue({ data: details } as never);
    show();
    expect(await screen.findByRole('heading', { name: 'Hello, Asha' })).toBeTruthy();
    expect(screen.getByText('Not added')).toBeTruthy();
  });

  it('says what an account made with a phone alone has not', async () => {
    signedIn();
    jest.spyOn(api, 'get').mockResolvedValue({
      data: { ...details, email: '', first_name: '', last_name: '', phone_no: '9845012377' },
    } as never);
    show();
    expect(await screen.findByRole('heading', { name: 'Hello' })).toBeTruthy();
    expect(screen.getAllByText('Not added')).toHaveLength(2);
  });

  it('ends the session on the server and here', async () => {
    signedIn();
    jest.spyOn(api, 'get').mockResolvedValue({ data: details } as never);
    const post = jest.spyOn(api, 'post').mockResolvedValue({ data: {} } as never);
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(visits).toEqual(['/sign-in/?next=%2Faccount%2F']));
    expect(post).toHaveBeenCalledWith('customer/logout/', {}, {});
    expect(session.storedToken()).toBeNull();
  });

  it('does not go on showing who signed out in another tab', async () => {
    signedIn();
    jest.spyOn(api, 'get').mockResolvedValue({ data: details } as never);
    show();
    await screen.findByRole('heading', { name: 'Hello, Asha' });
    act(() => {
      localStorage.clear();
      window.dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    expect(screen.queryByRole('heading', { name: 'Hello, Asha' })).toBeNull();
    expect(visits).toEqual(['/sign-in/?next=%2Faccount%2F']);
  });

  it('offers to try again when it cannot be read', async () => {
    signedIn();
    let tries = 0;
    const { calls } = answers({
      'customer/customer_account/details/': () => {
        if (tries++ === 0) throw new Error('down');
        return details;
      },
    });
    show();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Hello, Asha' })).toBeTruthy();
    expect(calls('customer/customer_account/details/')).toHaveLength(2);
  });
});
