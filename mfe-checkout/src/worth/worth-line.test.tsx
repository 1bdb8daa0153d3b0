import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import type { Cart } from '@suvarna/contracts/bag';
import type { BagValue } from '@suvarna/contracts/exchange';
import { ApiFailure } from '@suvarna/contracts/call';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { translateFrom } from '@suvarna/testing/translate-from';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { en, hi } from '../texts.fixtures.ts';
import { WorthLine } from './worth-line.tsx';

const line = (id: string, title: string, quantity = 1, kind = 'rings') => ({
  item_id: id,
  quantity,
  productDetails: { product_title: title, title_hi: `${title} (हिन्दी)`, wear_type_name: kind },
});
const aBag = (...items: object[]): Cart =>
  ({ items, totals: { rate_version: 3, currency: 'INR' } }) as unknown as Cart;
const BAG = aBag(
  line('a', 'Lotus ring', 2),
  line('b', 'Amara ring'),
  line('c', 'Lakshmi coin', 1, 'gold-coins'),
  line('d', 'Round solitaire'),
);
const piece = (exchange: number, buyback: number): NonNullable<BagValue['results'][number]['value']> => ({
  product_id: 7,
  karat: 22,
  net_weight_mg: 2_000,
  gold_rate_paise: 11_500_00,
  exchange: { amount_paise: exchange, lines: [{ line: 'gold', amount_paise: exchange }] },
  buyback: { amount_paise: buyback, lines: [{ line: 'gold', amount_paise: buyback }] },
  rate_version: 3,
});
const VALUE: BagValue = {
  results: [
    { item_id: 'a', quantity: 2, value: piece(39_500_00, 45_900_00), not_taken_back: '' },
    { item_id: 'b', quantity: 1, value: piece(5_000_00, 6_000_00), not_taken_back: '' },
    { item_id: 'c', quantity: 1, value: null, not_taken_back: 'coin' },
    { item_id: 'd', quantity: 1, value: null, not_taken_back: 'loose-stone' },
  ],
  exchange_paise: 44_500_00,
  buyback_paise: 51_900_00,
};
const get = jest.fn<(path: string) => unknown>();

beforeEach(() => {
  get.mockReset().mockReturnValue(VALUE);
  jest.spyOn(api, 'get').mockImplementation((async (path: string) => ({ data: await get(path) })) as never);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const show = (cart: Cart, locale: Locale = 'en') =>
  render(
    <RemoteContext
      value={{
        locale,
        currency: 'INR',
        t: translateFrom(locale, 'checkout', locale === 'hi' ? hi : en),
        embed: null,
      }}
    >
      <WorthLine cart={cart} />
    </RemoteContext>,
  );
const press = async (name: string | RegExp): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};
const rowOf = (title: string | RegExp): HTMLElement =>
  screen.getByRole('heading', { name: title }).closest('li, section') as HTMLElement;

describe('what the bag is worth when it comes back', () => {
  it('is asked for with a tap and not before, by one call, each piece and all together', async () => {
    show(BAG);
    expect(get).not.toHaveBeenCalled();
    await press('Exchange and buy-back value of these pieces');
    expect(await screen.findByRole('heading', { name: 'Lotus ring × 2' })).toBeTruthy();
    expect(get.mock.calls.map(([path]) => path)).toEqual(['exchange/bag_value/']);
    expect(within(rowOf('All pieces')).getByText('₹44,500')).toBeTruthy();
    expect(within(rowOf('All pieces')).getByText('₹51,900')).toBeTruthy();
    // Two pieces of a line come back as one.
    expect(within(rowOf('Lotus ring × 2')).getAllByText('₹39,500').length).toBeGreaterThan(0);
    expect(within(rowOf('Amara ring')).getAllByText('₹6,000').length).toBeGreaterThan(0);
  });

  it('tells coins and loose solitaires apart, in Hindi too', async () => {
    show(BAG, 'hi');
    await press('इन गहनों का एक्सचेंज और बाय-बैक मूल्य');
    await screen.findByRole('heading', { name: /Lotus ring/ });
    expect(within(rowOf(/Lakshmi coin/)).getByText(/सोने के सिक्के/)).toBeTruthy();
    expect(within(rowOf(/Round solitaire/)).getByText(/खुले सॉलिटेयर/)).toBeTruthy();
  });

  it('is read again where it did not come', async () => {
    get.mockImplementationOnce(() => {
      throw new ApiFailure('no', { status: 400, code: 'CURRENCY.UNSUPPORTED' });
    });
    show(BAG);
    await press('Exchange and buy-back value of these pieces');
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Amara ring' })).toBeTruthy();
  });

  it('is not offered for a bag of coins', () => {
    show(aBag(line('c', 'Lakshmi coin', 1, 'gold-coins')));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
