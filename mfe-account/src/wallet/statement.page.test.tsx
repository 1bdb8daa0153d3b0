import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers, heard, listen, routeOf, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../remote-context.fixtures.ts';
import { Page } from './statement.page.tsx';
import { nothing, STATEMENT, statement, SUMMARY, summary } from './wallet.fixtures.ts';

let stop: () => void;
beforeEach(() => {
  stop = listen();
});
afterEach(() => stop());
const open = (wallet: string, query = '', locale: Locale = 'en') =>
  show(<Page data={null} route={routeOf(query, { wallet })} />, locale);

describe('the statement of a wallet', () => {
  it('is for who is signed in, and comes back with its filter', () => {
    open('credits', 'kind=debit');
    expect(heard.visits).toEqual(['/sign-in/?next=%2Faccount%2Fwallet%2Fcredits%2F%3Fkind%3Ddebit']);
  });

  it('shows what came and went, with the balance after each, and leads to orders', async () => {
    signedIn();
    const { calls } = answers({ [SUMMARY]: () => summary, [STATEMENT]: () => statement() });
    open('credits');
    await screen.findByText('2 entries');
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter((item) => item.textContent?.includes('Balance'));
    expect(first?.textContent).toContain('Received · for a referral');
    expect(first?.textContent).toContain('+ ₹2,500.50');
    expect(second?.textContent).toContain('− ₹500');
    expect(
      within(second as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/account/orders/SV-100200/');
    expect(calls(STATEMENT)).toEqual([{ wallet: 'credits', page: 1 }]);
  });

  it('is asked for by what the address says, and nonsense in it counts for nothing', async () => {
    signedIn();
    const { calls } = answers({
      [SUMMARY]: () => summary,
      [STATEMENT]: () => statement({ count: 45, page: 2 }),
    });
    open('statement', 'kind=credit&from=2026-11-01&to=soon&page=2');
    expect((await screen.findByRole('link', { name: 'Older' })).getAttribute('href')).toBe(
      '/account/wallet/statement/?kind=credit&from=2026-11-01&page=3',
    );
    expect(screen.getByText('Page 2 of 3')).toBeTruthy();
    expect(calls(STATEMENT)).toEqual([{ wallet: 'all', page: 2, kind: 'credit', from: '2026-11-01' }]);
  });

  it('is narrowed by days', async () => {
    signedIn();
    answers({ [SUMMARY]: () => summary, [STATEMENT]: () => statement() });
    open('credits', 'kind=debit');
    await screen.findByText('2 entries');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
    fireEvent.submit(screen.getByRole('button', { name: 'Show' }).closest('form') as HTMLFormElement);
    expect(heard.visits).toEqual(['/account/wallet/credits/?kind=debit&from=2026-11-01']);
  });

  it.each([
    ['promotional', '', 'Nothing here yet', 'See all jewellery'],
    ['promotional', 'kind=expiry', 'No results', 'Show everything'],
  ])('that is empty says so and leads on: %s %s', async (wallet, query, text, link) => {
    signedIn();
    answers({ [SUMMARY]: () => summary, [STATEMENT]: nothing });
    open(wallet, query);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: link })).toBeTruthy();
  });

  it.each([
    ['pdf', 'Download PDF', 'Error in downloading PDF'],
    ['csv', 'Download CSV', 'Error in downloading CSV'],
  ])('is downloaded as %s, as it is filtered', async (format, name, why) => {
    signedIn();
    answers({ [SUMMARY]: () => summary, [STATEMENT]: () => statement() });
    const file = jest.spyOn(api, 'download').mockRejectedValue(new Error('away'));
    open('credits', 'kind=credit');
    fireEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(heard.toasts).toEqual([why]));
    expect(file.mock.calls[0]?.[1]).toMatchObject({
      query: { wallet: 'credits', kind: 'credit', format, lang: 'en' },
    });
  });

  it('is fetched once as each, however it is pressed while both are on their way', async () => {
    signedIn();
    answers({ [SUMMARY]: () => summary, [STATEMENT]: () => statement() });
    const pdf = Promise.withResolvers<Blob>();
    const csv = Promise.withResolvers<Blob>();
    const file = jest
      .spyOn(api, 'download')
      .mockReturnValueOnce(pdf.promise)
      .mockReturnValueOnce(csv.promise);
    open('credits');
    const toPdf = await screen.findByRole('button', { name: 'Download PDF' });
    const toCsv = screen.getByRole('button', { name: 'Download CSV' });
    fireEvent.click(toPdf);
    fireEvent.click(toCsv);
    fireEvent.click(toPdf);
    expect(file).toHaveBeenCalledTimes(2);
    pdf.reject(new Error('away'));
    await waitFor(() => expect(heard.toasts).toHaveLength(1));
    fireEvent.click(toCsv);
    expect(file).toHaveBeenCalledTimes(2);
    csv.reject(new Error('away'));
    await waitFor(() => expect(toCsv.getAttribute('aria-disabled')).toBeNull());
  });

  it('of coins says when questions about them are answered; of what nobody knows leads back', async () => {
    signedIn();
    answers({ [SUMMARY]: () => summary, [STATEMENT]: nothing });
    const { unmount } = open('coins');
    expect(await screen.findByText('Coin support: 7am to 11pm, every day.')).toBeTruthy();
    unmount();
    open('shells');
    expect(screen.getByRole('heading', { name: "We couldn't find this wallet." })).toBeTruthy();
  });
});
