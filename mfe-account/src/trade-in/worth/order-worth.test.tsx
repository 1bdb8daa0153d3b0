import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderDetails } from '@suvarna/contracts/orders';
import { indianDay } from '@suvarna/contracts/indian-day';
import { act, fireEvent, screen } from '@testing-library/react';
import { anOrder } from '../../orders/orders.fixtures.ts';
import { answers, listen, refusal, signedIn } from '@suvarna/testing/remote-page';
import { show } from '../../remote-context.fixtures.ts';
import { aQuote, aRequest } from '../trade-in.fixtures.ts';
import { OrderWorth } from './order-worth.tsx';

const QUOTE = 'exchange/quote/';
const LIST = 'exchange/request/list/';
const none = { results: [], page: 1, page_size: 200, count: 0 };
const [line] = anOrder().lines;
const timeline = {
  delivered_on: '2026-11-20',
  return_until: '2026-12-05',
  exchange_from: '2026-12-20',
  buyback_from: '2026-11-20',
  warranty_until: '2027-11-20',
};
let stop: () => void;
beforeEach(() => {
  stop = listen();
  signedIn();
});
afterEach(() => stop());

function open(change: Partial<OrderDetails> = {}, paths: Parameters<typeof answers>[0] = {}) {
  const api = answers({ [LIST]: () => none, [QUOTE]: () => aQuote(), ...paths });
  const lines = [{ ...line, exchangeable: true, handed_in: false }] as unknown as OrderDetails['lines'];
  show(<OrderWorth order={anOrder({ state: 'delivered', timeline, lines, ...change })} />);
  return api;
}
const SHOW = "Show today's values";

describe('from when a piece is exchanged', () => {
  const inDays = (days: number): string => indianDay(new Date(Date.now() + days * 86_400_000));
  const exchangeAt = async (store: number, fetched: number) => {
    // With what it reads of requests.
    await act(async () => {
      open({
        timeline: { ...timeline, exchange_store_from: inDays(store), exchange_from: inDays(fetched) },
      });
    });
    return screen.getByText('Exchange').parentElement?.textContent;
  };

  it.each([
    ['in a store and by courier later', 5, 20, /In store from .*, by courier from/],
    ['in a store now, and by courier later', -1, 14, /In store at any time, by courier from/],
    ['either way now', -16, -1, /At any time/],
  ])('is said: %s', async (_when, store, fetched, words) => {
    expect(await exchangeAt(store, fetched)).toMatch(words);
  });
});

describe('what a delivered order is worth', () => {
  it('is read when it is asked for, and offers each way when it is open', async () => {
    const { calls } = open();
    expect(calls(QUOTE)).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: SHOW }));
    const link = await screen.findByRole('link', { name: 'Sell this piece back' });
    expect(link.getAttribute('href')).toBe(`/account/orders/SV-100200/buy-back/?item=${line?.item_id ?? ''}`);
    expect(screen.queryByRole('link', { name: 'Exchange this piece' })).toBeNull();
    expect(screen.getAllByText(/(?:Available from|by courier from) .*20 Dec/).length).toBeGreaterThan(0);
    expect(document.activeElement?.id).toBe('order-worth');
  });

  it('says what of a buy-back comes as credits, where not money alone paid', async () => {
    open({}, { [QUOTE]: () => aQuote({ buyback_bank_paise: 2_430_000, buyback_credits_paise: 270_000 }) });
    fireEvent.click(screen.getByRole('button', { name: SHOW }));
    expect((await screen.findByText('To your bank account')).nextSibling?.textContent).toBe('₹24,300');
    expect(screen.getByText('To your credits').nextSibling?.textContent).toBe('₹2,700');
  });

  it('could not be read: so it says, and is tried again', async () => {
    let tries = 0;
    open(
      {},
      {
        [QUOTE]: () => {
          tries += 1;
          if (tries === 1) throw refusal(0, 'NETWORK');
          return aQuote();
        },
      },
    );
    fireEvent.click(screen.getByRole('button', { name: SHOW }));
    fireEvent.click(await screen.findByRole('button', { name: /again/i }));
    expect(await screen.findByRole('link', { name: 'Sell this piece back' })).toBeTruthy();
  });

  it('is nothing for what was handed in, which stands above with its state', async () => {
    const lines = [{ ...line, exchangeable: true, handed_in: true }] as unknown as OrderDetails['lines'];
    open({ lines }, { [LIST]: () => ({ ...none, results: [aRequest()], count: 1 }) });
    expect(await screen.findByText(/RQ-9XK2M4T7QR/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: SHOW })).toBeNull();
  });

  it('is nothing before its delivery', () => {
    open({ timeline: null });
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
