import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answers, heard, listen, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { SUMMARY, summary } from './wallet.fixtures.ts';
import { Page } from './wallet.page.tsx';

let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());
const open = (locale: Locale = 'en') => show(<Page />, locale);

describe('my wallets', () => {
  it('are for who is signed in', () => {
    open();
    expect(heard.visits).toEqual(['/sign-in/?next=%2Faccount%2Fwallet%2F']);
  });

  it('have a tile each, with what is in it, and lead to their statements', async () => {
    signedIn();
    answers({ [SUMMARY]: () => summary });
    open();
    const coins = await screen.findByRole('link', { name: 'Coins' });
    expect(coins.getAttribute('href')).toBe('/account/wallet/coins/');
    const tile = within(coins.closest('li') as HTMLElement);
    expect(tile.getByText('1,200')).toBeTruthy();
    expect(tile.getByText('200 expires soon, from 10 Dec')).toBeTruthy();
    expect(screen.getByText('₹2,500.50')).toBeTruthy();
    for (const [name, part] of [
      ['Credits', 'credits'],
      ['Promotional credits', 'promotional'],
      ['Gold coin wallet', 'gold-coin'],
      ['Plain gold wallet', 'plain-gold'],
      ['Diamond and gemstone wallet', 'diamond-gemstone'],
      ['Gift vouchers', 'vouchers'],
      ['All wallets in one statement', 'statement'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/account/wallet/${part}/`);
  });

  it('say in which order they pay, and when questions about coins are answered', async () => {
    signedIn();
    answers({ [SUMMARY]: () => summary });
    open();
    await screen.findByRole('link', { name: 'Coins' });
    const order = within(screen.getByRole('region', { name: 'Order of payment' }));
    expect(order.getAllByRole('listitem').map((item) => item.textContent?.split(',')[0])).toEqual([
      'A matured Golden Bounty plan',
      'Promotional credits',
      'Gold coin',
      'Coins',
      'Gift vouchers',
      'Credits',
    ]);
    expect(screen.getByText('Coin support: 7am to 11pm, every day.')).toBeTruthy();
  });

  it('say the same in Hindi', async () => {
    signedIn();
    answers({ [SUMMARY]: () => summary });
    open('hi');
    expect((await screen.findByRole('link', { name: 'कॉइन' })).getAttribute('href')).toBe(
      '/hi/account/wallet/coins/',
    );
  });

  it('that cannot be read can be asked for again', async () => {
    signedIn();
    answers({
      [SUMMARY]: () => {
        throw new Error('away');
      },
    });
    open();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
