import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { bus } from '@suvarna/event-bus';
import { Price } from '@suvarna/ui/price';
import { render, screen, waitFor } from '@testing-library/react';
import { inRemote } from '../remote-context.fixtures.ts';
import { addOwnPrice } from './shown-rate.ts';
import { useFreshPrices } from './use-fresh-prices.ts';

function Shop({ version = '14.0' }: { readonly version?: string }) {
  useFreshPrices(version);
  return (
    <main id="main">
      <a href="/one/">one</a>
      <Price minor={100_00} mrpMinor={200_00} currency="INR" of="1-18" />
      <Price minor={300_00} currency="INR" of="2-22" />
    </main>
  );
}

function Many() {
  useFreshPrices('14.0');
  return (
    <main id="main">
      {Array.from({ length: 130 }, (_, at) => (
        <Price key={at} minor={300_00} currency="INR" of={`${at + 1}-22`} />
      ))}
    </main>
  );
}

const prices = (version: number, fx = 0) => ({
  status_code: 200,
  error: false as const,
  msg: '',
  message: '',
  data: {
    currency: 'INR',
    rate_version: version,
    fx_version: fx,
    rate_since: '2026-11-21T05:00:00.000Z',
    results: [
      { product_id: 1, karat: 18, special_price_paise: 110_00, price_paise: 220_00 },
      { product_id: 2, karat: 22, special_price_paise: 330_00, price_paise: 330_00 },
    ],
  },
});
const shown = (): string[] =>
  [...document.querySelectorAll('[data-priced]')].map((place) => place.textContent);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a page of prices', () => {
  it('takes those of another version in one go, in their places, and says so', async () => {
    const get = jest.spyOn(api, 'get').mockResolvedValue(prices(15));
    const toast = jest.fn();
    const stop = bus.on('toast.message.requested', toast);
    render(inRemote(<Shop />, 'en'));
    const link = screen.getByRole('link');
    link.focus();
    bus.emit('pricing.rate.noticed', { version: 15 });
    await waitFor(() => expect(shown()).toEqual(['₹110 ₹220', '₹330']));
    expect(get.mock.calls.map(([path, options]) => [path, options?.query])).toEqual([
      ['product/pricing_by_code/', { product_id__in: '1-18,2-22' }],
    ]);
    expect(toast).toHaveBeenCalledWith({
      text: 'Gold rate updated at 10:30. Prices on this page are current.',
      kind: 'info',
    });
    expect(document.activeElement).toBe(link);
    bus.emit('pricing.rate.noticed', { version: 15 });
    expect(get).toHaveBeenCalledTimes(1);
    stop();
  });

  it('tells the others where a design is gone', async () => {
    const { data, ...envelope } = prices(15);
    jest
      .spyOn(api, 'get')
      .mockResolvedValue({ ...envelope, data: { ...data, results: data.results.slice(1) } });
    render(inRemote(<Shop />, 'en'));
    bus.emit('pricing.rate.noticed', { version: 15 });
    await waitFor(() => expect(shown()).toEqual(['₹100 ₹200', '₹330']));
  });

  it('asks for more places than one call answers in parts', async () => {
    const { data, ...envelope } = prices(15);
    const get = jest.spyOn(api, 'get').mockImplementation(async (_path, options) => ({
      ...envelope,
      data: {
        ...data,
        results: String(options?.query?.['product_id__in'])
          .split(',')
          .map((id) => ({ ...data.results[1], product_id: Number(id.split('-')[0]) })),
      },
    }));
    render(inRemote(<Many />, 'en'));
    bus.emit('pricing.rate.noticed', { version: 15 });
    await waitFor(() => expect(new Set(shown())).toEqual(new Set(['₹330'])));
    expect(
      get.mock.calls.map(([, options]) => String(options?.query?.['product_id__in']).split(',').length),
    ).toEqual([120, 10]);
  });

  it('keeps the prices it has while those to be had are of two versions', async () => {
    const get = jest.spyOn(api, 'get').mockResolvedValue(prices(15));
    const put = jest.fn();
    const { unmount } = render(inRemote(<Shop />, 'en'));
    const before = shown();
    addOwnPrice({ read: async () => ({ version: '14.0', put }) });
    bus.emit('pricing.rate.noticed', { version: 15 });
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    expect(shown()).toEqual(before);
    expect(put).not.toHaveBeenCalled();
    unmount();
  });

  it('takes another exchange rate abroad, and is not moved by one in rupees', async () => {
    const get = jest.spyOn(api, 'get').mockResolvedValue(prices(14, 4));
    const toast = jest.fn();
    const stop = bus.on('toast.message.requested', toast);
    const { unmount } = render(inRemote(<Shop />, 'en'));
    bus.emit('pricing.rate.noticed', { version: 14, fx: 4 });
    unmount();
    expect(get).not.toHaveBeenCalled();
    render(inRemote(<Shop version="14.3" />, 'en'));
    bus.emit('pricing.rate.noticed', { version: 14, fx: 3 });
    expect(get).not.toHaveBeenCalled();
    bus.emit('pricing.rate.noticed', { version: 14, fx: 4 });
    await waitFor(() =>
      expect(toast).toHaveBeenCalledWith({
        text: 'Exchange rates updated. Prices on this page are current.',
        kind: 'info',
      }),
    );
    expect(shown()[1]).toBe('₹330');
    stop();
  });
});
