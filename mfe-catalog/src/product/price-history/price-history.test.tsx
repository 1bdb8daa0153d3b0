import type { Locale } from '@suvarna/contracts/locale';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aProduct } from '../../catalogue.fixtures.ts';
import { inRemote } from '../../remote-context.fixtures.ts';
import { toProductView } from '../product.model.ts';
import { aHistory } from './price-history.fixtures.ts';
import { PriceHistorySheet } from './price-history-sheet.tsx';

const product = toProductView(aProduct(), {
  locale: 'en',
  asOf: '2026-11-16T04:00:00Z',
  size: '',
  similar: [],
});

let get: jest.SpiedFunction<typeof api.get>;
const answer = (data: unknown) => ({ status_code: 200, error: false as const, msg: '', message: '', data });
const show = (locale: Locale = 'en') =>
  render(
    inRemote(
      <PriceHistorySheet open onClose={() => undefined} product={product} price={product.price} />,
      locale,
    ),
  );

beforeEach(() => {
  get = jest.spyOn(api, 'get');
});

describe('the price history of a piece', () => {
  it('is a line in words, a change by its parts, and a table', async () => {
    const history = await aHistory();
    get.mockResolvedValue(answer(history));
    show();
    const change = within(await screen.findByRole('table', { name: /changed the price since 19 Nov 2026/ }));
    const cells = change.getAllByRole('row').map((row) => row.textContent);
    expect(cells).toEqual(['Gold+₹678', 'Stones₹0', 'Making charges+₹98', 'Tax+₹23', 'Price+₹799']);
    expect(screen.getByText(/^19 Nov: ₹39,994. 20 Nov: ₹40,793./)).toBeTruthy();
    const days = within(screen.getByRole('region', { name: 'All dates as a table' }));
    expect(days.getAllByRole('row')).toHaveLength(3);
    expect(get.mock.calls[0]?.[0]).toBe('product/price_history/');
  });

  it('is computed again on the device, for the day that is chosen', async () => {
    get.mockResolvedValue(answer(await aHistory()));
    show();
    const choose = await screen.findByRole('combobox', { name: 'Price on' });
    await userEvent.selectOptions(choose, '7');
    expect(screen.getByText('₹9,200 per gram of 18 karat (rate number 7, 19 Nov 2026)')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Check this price' }));
    expect(await screen.findByText(/same to the paisa in every part/)).toBeTruthy();
    await userEvent.selectOptions(choose, '8');
    expect(screen.queryByText(/same to the paisa/)).toBeNull();
  });

  it('says so where the device comes to something else', async () => {
    const history = await aHistory();
    get.mockResolvedValue(answer({ ...history, net_weight_mg: history.net_weight_mg + 100 }));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Check this price' }));
    expect(await screen.findByText(/but we showed ₹/)).toBeTruthy();
  });

  it('names the exchange rate abroad in place of the tax, in Hindi too', async () => {
    get.mockResolvedValue(answer(await aHistory('GBP')));
    show('hi');
    expect(await screen.findByText(/एक GBP के लिए ₹116/)).toBeTruthy();
    expect(screen.queryByText(/एचएसएन/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'यह क़ीमत जाँचें' }));
    expect(await screen.findByText(/पैसे तक वही/)).toBeTruthy();
  });

  it('can be asked for again when it could not be read', async () => {
    get.mockResolvedValue(answer(await aHistory())).mockRejectedValueOnce(new Error('no answer'));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Past prices' })).toBeTruthy();
  });
});
