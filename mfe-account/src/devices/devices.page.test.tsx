import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Device, Devices } from '@suvarna/contracts/identity';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers, heard, listen, refusal, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page } from './devices.page.tsx';

const LIST = 'customer/customer_account/devices/';
const OUT = 'customer/customer_account/devices/sign_out/';
const OTHERS = 'customer/customer_account/devices/sign_out_others/';
let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());

const here: Device = {
  device_id: '1',
  browser: 'Firefox',
  system: 'Linux',
  mobile: false,
  country: '',
  signed_in_at: '2026-11-20T06:30:00.000Z',
  last_seen_at: '2026-11-25T06:30:00.000Z',
  current: true,
};
const phone: Device = {
  ...here,
  device_id: '2',
  browser: 'Chrome',
  system: 'Android',
  country: 'SG',
  current: false,
};
const both: Devices = { results: [here, phone] };
const open = (locale: Locale = 'en') => show(<Page />, locale);

describe('the devices page', () => {
  it('is for who is signed in', () => {
    open();
    expect(heard.visits).toEqual(['/sign-in/?next=%2Faccount%2Fdevices%2F']);
  });

  it.each([
    ['en', 'Chrome on Android', /Singapore · Signed in on 20 Nov 2026/, 'This device'],
    ['hi', 'Android पर Chrome', /सिंगापुर · 20 नवंबर 2026 को साइन इन किया/, 'यही डिवाइस'],
  ] as const)('names each device in words in %s, and marks this one', async (locale, name, since, mine) => {
    signedIn();
    answers({ [LIST]: () => both });
    open(locale);
    expect(await screen.findByRole('heading', { name })).toBeTruthy();
    expect(screen.getByText(since)).toBeTruthy();
    expect(screen.getAllByText(mine)).toHaveLength(1);
    expect(screen.getAllByRole('button')).toHaveLength(2);
  });

  it('that is read again keeps the focus: on the button, and then on what came', async () => {
    signedIn();
    const tries: { resolve: (list: Devices) => void; reject: (why: Error) => void }[] = [];
    answers({ [LIST]: () => new Promise((resolve, reject) => tries.push({ resolve, reject })) });
    open();
    const again = async (): Promise<void> => {
      const button = await screen.findByRole('button', { name: 'Try again' });
      button.focus();
      fireEvent.click(button);
    };
    tries[0]?.reject(refusal(503, 'SERVICE.UNAVAILABLE'));
    await again();
    tries[1]?.reject(refusal(503, 'SERVICE.UNAVAILABLE'));
    const stillThere = await screen.findByRole('button', { name: 'Try again' });
    expect(document.activeElement).toBe(stillThere);
    await again();
    tries[2]?.resolve(both);
    const name = await screen.findByRole('heading', { name: 'Chrome on Android' });
    expect(document.activeElement).toBe(name.closest('ul'));
  });

  it('signs one out, and shows who is left', async () => {
    signedIn();
    const { calls } = answers({ [LIST]: () => both, [OUT]: () => ({ results: [here] }) });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
    expect(calls(OUT)).toEqual([{ device_id: '2' }]);
    expect(heard.toasts).toEqual(['Device signed out.']);
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).toBeNull();
  });

  it('signs out two at once, and the focus that goes with them comes to the heading', async () => {
    signedIn();
    const tablet: Device = { ...phone, device_id: '3', browser: 'Safari', system: 'iPadOS' };
    const out = new Map<unknown, (devices: Devices) => void>();
    const { calls } = answers({
      [LIST]: () => ({ results: [here, phone, tablet] }),
      [OUT]: (body) => new Promise((resolve) => out.set(body['device_id'], resolve)),
    });
    open();
    const press = async (name: string): Promise<void> => {
      const button = await screen.findByRole('button', { name: `Sign out ${name}` });
      button.focus();
      fireEvent.click(button);
    };
    await press('Chrome on Android');
    await press('Safari on iPadOS');
    expect(calls(OUT)).toEqual([{ device_id: '2' }, { device_id: '3' }]);
    // The answers overtake each other.
    out.get('3')?.({ results: [here] });
    await waitFor(() => expect(screen.queryByText('Safari on iPadOS')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    out.get('2')?.({ results: [here, tablet] });
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
    expect(screen.queryByText('Safari on iPadOS')).toBeNull();
  });

  it('asks before all others are signed out', async () => {
    signedIn();
    const { calls } = answers({ [LIST]: () => both, [OTHERS]: () => ({ results: [here] }) });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    expect(calls(OTHERS)).toEqual([]);
    fireEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out all other devices' }),
    );
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
    expect(calls(OTHERS)).toEqual([{}]);
  });

  it('tells who has closed the question that the others were not signed out, and who waits in it', async () => {
    signedIn();
    const fail: ((why: Error) => void)[] = [];
    answers({ [LIST]: () => both, [OTHERS]: () => new Promise((_, reject) => fail.push(reject)) });
    open();
    const ask = async (): Promise<void> => {
      const name = 'Sign out all other devices';
      fireEvent.click(await screen.findByRole('button', { name }));
      fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
    };
    const text = "We couldn't sign out the other devices. Please try again.";
    await ask();
    fireEvent.click(screen.getAllByRole('button', { name: 'Keep' }).at(-1) as HTMLElement);
    fail[0]?.(refusal(503, 'SERVICE.UNAVAILABLE'));
    await waitFor(() => expect(heard.toasts).toEqual([text]));
    // Asked again, the sheet says it itself.
    await ask();
    expect(screen.queryByText(text)).toBeNull();
    fail[1]?.(refusal(503, 'SERVICE.UNAVAILABLE'));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(heard.toasts).toEqual([text]);
  });

  it('says when a device was gone already, and reads again', async () => {
    signedIn();
    const { calls } = answers({
      [LIST]: () => both,
      [OUT]: () => {
        throw refusal(404, 'ACCOUNT.DEVICE_NOT_FOUND');
      },
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out Chrome on Android' }));
    await waitFor(() => expect(calls(LIST)).toHaveLength(2));
  });
});
