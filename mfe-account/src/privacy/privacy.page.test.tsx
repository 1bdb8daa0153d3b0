import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import type { PersonalDataState } from '@suvarna/contracts/privacy';
import { ApiFailure } from '@suvarna/contracts/call';
import { session } from '@suvarna/session';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers, heard, listen, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page } from './privacy.page.tsx';

const READ = 'customer/personal_data/details/';
const COPY = 'customer/personal_data/copy/';
const DELETE = 'customer/customer_account/delete_request/';
let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());

const nothing: PersonalDataState = { copy: null, obstacles: [] };
const open = (locale: Locale = 'en') => show(<Page />, locale);
const deleteIt = async (): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Yes, delete it' }));
};

describe("the page of one's own data", () => {
  it('asks for a copy, and says that it is being made', async () => {
    signedIn();
    const waiting = { state: 'waiting', asked_at: '2026-11-25T06:30:00.000Z', until: '', bytes: 0 } as const;
    answers({ [READ]: () => nothing, [COPY]: () => ({ ...nothing, copy: waiting }) });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Request a copy' }));
    expect(await screen.findByText(/We're preparing your copy and will write to you when it's/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Check again' })).toBeTruthy();
  });

  it('looks whether the copy is ready without taking the page away', async () => {
    signedIn();
    const waiting = { state: 'waiting', asked_at: '2026-11-25T06:30:00.000Z', until: '', bytes: 0 } as const;
    const looks = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
    const { calls } = answers({
      [READ]: () => looks[calls(READ).length - 2]?.promise ?? { ...nothing, copy: waiting },
    });
    open();
    const look = await screen.findByRole('button', { name: 'Check again' });
    look.focus();
    fireEvent.click(look);
    await waitFor(() => expect(calls(READ)).toHaveLength(2));
    expect(document.activeElement).toBe(look);
    looks[0]?.reject(new ApiFailure('away', { status: 0, code: 'NETWORK', body: null }));
    await waitFor(() => expect(screen.getAllByRole('alert')[0]?.textContent).not.toBe(''));
    fireEvent.click(look);
    looks[1]?.resolve({
      ...nothing,
      copy: { ...waiting, state: 'ready', until: '2026-11-27T06:30:00.000Z' },
    });
    expect(await screen.findByRole('button', { name: 'Download' })).toBeTruthy();
  });

  it('downloads a copy that is ready', async () => {
    signedIn();
    const ready = {
      state: 'ready',
      asked_at: '2026-11-25T06:30:00.000Z',
      until: '2026-11-27T06:30:00.000Z',
      bytes: 9,
    } as const;
    answers({ [READ]: () => ({ ...nothing, copy: ready }) });
    const fetched = jest.spyOn(api, 'download').mockResolvedValue(new Blob(['{}']));
    URL.createObjectURL = () => 'blob:copy';
    jest.spyOn(HTMLAnchorElement.prototype, 'dispatchEvent').mockReturnValue(true);
    open('hi');
    fireEvent.click(await screen.findByRole('button', { name: 'डाउनलोड करें' }));
    await waitFor(() => expect(heard.toasts).toEqual(['आपकी प्रति सहेजी गई।']));
    expect(fetched).toHaveBeenCalledWith('customer/personal_data/download/', undefined);
  });

  it('says what was paid twice, and deletes all the same', async () => {
    signedIn();
    const kept = [{ kind: 'payout-excess', count: 1, amount_paise: 2_790_000 }] as const;
    answers({ [READ]: () => ({ ...nothing, kept }) });
    open();
    expect(await screen.findByText(/We paid you ₹27,900(\.00)? twice/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Delete my account' })).toBeTruthy();
  });

  it('says what stands in the way, each with the page where it ends, and offers nothing', async () => {
    signedIn();
    answers({
      [READ]: () => ({
        copy: null,
        obstacles: [
          { kind: 'orders', count: 2, amount_paise: 0 },
          { kind: 'wallet', count: 1, amount_paise: 5_000_000 },
        ],
      }),
    });
    open();
    expect(
      (await screen.findByRole('link', { name: '2 orders are on their way' })).getAttribute('href'),
    ).toBe('/account/orders/');
    expect(screen.getByRole('link', { name: '₹50,000 is in a wallet' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  });

  it('asks before an account goes, signs out, says the day, and does not go to sign-in', async () => {
    signedIn();
    const { calls } = answers({
      [READ]: () => nothing,
      [DELETE]: () => ({ due_at: '2026-12-25T06:30:00.000Z' }),
      'customer/logout/': () => ({}),
    });
    open();
    await deleteIt();
    expect(await screen.findByText(/On 25 Dec 2026/)).toBeTruthy();
    expect(calls(DELETE)).toEqual([{ understood: true }]);
    await waitFor(() => expect(session.storedToken()).toBeNull());
    expect(heard.visits).toEqual([]);
  });

  it('says that nothing was done for who did not prove who they are', async () => {
    signedIn();
    const code = 'SESSION.PROOF_REQUIRED';
    answers({
      [READ]: () => nothing,
      [COPY]: () => {
        throw new ApiFailure(code, { status: 409, code, body: { code } });
      },
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Request a copy' }));
    expect(await screen.findByText(/We couldn't confirm that it's you, so nothing has changed/)).toBeTruthy();
  });

  it('shows what came up meanwhile instead', async () => {
    signedIn();
    const code = 'ACCOUNT.CANNOT_BE_DELETED';
    answers({
      [READ]: () => nothing,
      [DELETE]: () => {
        throw new ApiFailure(code, {
          status: 409,
          code,
          body: { code, data: { obstacles: [{ kind: 'plans', count: 1, amount_paise: 0 }] } },
        });
      },
    });
    open();
    await deleteIt();
    expect(await screen.findByRole('link', { name: '1 savings plan is open' })).toBeTruthy();
    expect(session.storedToken()).not.toBeNull();
  });
});
