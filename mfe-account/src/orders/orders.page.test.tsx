import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { answers, heard, listen, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { summary } from './orders.fixtures.ts';
import { Page } from './orders.page.tsx';

const LIST = 'order/order/list/';
let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());

const open = (query = '', locale: Locale = 'en') => show(<Page data={null} route={routeOf(query)} />, locale);
const answer = (count: number, page = 1) => ({
  results: count === 0 ? [] : [summary],
  page,
  page_size: 10,
  count,
});

describe('my orders', () => {
  it('are for who is signed in', () => {
    open();
    expect(heard.visits).toEqual(['/sign-in/?next=%2Faccount%2Forders%2F']);
  });

  it('are shown with state, day and sum, and lead to each', async () => {
    signedIn();
    const { calls } = answers({ [LIST]: () => answer(1) });
    open();
    const link = await screen.findByRole('link', { name: 'Amara Ring and 2 more' });
    expect(link.getAttribute('href')).toBe('/account/orders/SV-100200/');
    const card = within(link.closest('li') as HTMLElement);
    for (const text of ['Shipped', '₹51,845', /SV-100200/, /expected by/])
      expect(card.getByText(text)).toBeTruthy();
    expect(calls(LIST)).toEqual([{ state: 'active', page: 1 }]);
  });

  it('that were not paid have no day they were placed on', async () => {
    signedIn();
    answers({
      [LIST]: () => ({ ...answer(1), results: [{ ...summary, state: 'payment_pending', placed_at: '' }] }),
    });
    open();
    expect((await screen.findByText(/^Order SV-100200/)).textContent).toBe('Order SV-100200');
  });

  it.each([
    ['', 'No active orders'],
    ['state=recent', 'No recent orders'],
    ['state=nonsense', 'No active orders'],
  ])('say when there are none: %j', async (query, text) => {
    signedIn();
    answers({ [LIST]: () => answer(0) });
    open(query);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all jewellery' })).toBeTruthy();
  });

  it('are turned page by page', async () => {
    signedIn();
    const { calls } = answers({ [LIST]: () => answer(25, 2) });
    open('state=recent&page=2');
    expect((await screen.findByRole('link', { name: 'Newer' })).getAttribute('href')).toBe(
      '/account/orders/?state=recent&page=1',
    );
    expect(screen.getByRole('link', { name: 'Older' }).getAttribute('href')).toBe(
      '/account/orders/?state=recent&page=3',
    );
    expect(calls(LIST)).toEqual([{ state: 'recent', page: 2 }]);
  });

  it('say where they stand, below the account', async () => {
    signedIn();
    answers({ [LIST]: () => answer(0) });
    open('', 'hi');
    await screen.findByRole('heading', { level: 2 });
    const crumbs = within(screen.getByRole('navigation', { name: 'आप यहाँ हैं' }));
    expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/hi/',
      '/hi/account/',
    ]);
    expect(crumbs.getByText('मेरे ऑर्डर').getAttribute('aria-current')).toBe('page');
  });

  it('can be asked for again when they could not be read', async () => {
    signedIn();
    let tries = 0;
    answers({
      [LIST]: () => {
        if (tries++ === 0) throw new Error('down');
        return answer(1);
      },
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Shipped')).toBeTruthy();
  });

  it('speak Hindi', async () => {
    signedIn();
    answers({ [LIST]: () => answer(1) });
    open('', 'hi');
    expect(await screen.findByRole('link', { name: /अमारा अंगूठी/ })).toBeTruthy();
  });
});
