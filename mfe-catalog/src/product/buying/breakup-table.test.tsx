import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { aBreakup } from '../../catalogue.fixtures.ts';
import { inRemote } from '../../remote-context.fixtures.ts';
import { BreakupTable } from './breakup-table.tsx';
import { toPriceView } from './price.model.ts';

const price = toPriceView(aBreakup(), { locale: 'en', asOf: '2026-11-16T04:00:00Z' });
const rupees = (text: string | null): number => Number((text ?? '').replace(/[^\d]/g, ''));

describe('breakup of a price', () => {
  it('adds up on screen: rows to the subtotal, subtotal and GST to the price', () => {
    render(inRemote(<BreakupTable price={price} />));
    const final = (name: RegExp): number =>
      rupees(within(screen.getByRole('row', { name })).getAllByRole('cell').at(-1)?.textContent ?? '');
    const rows = final(/^Gold 18 karat/) + final(/^Diamond/) + final(/^Making charges/);
    expect(rows).toBe(final(/^Subtotal/));
    expect(final(/^Subtotal/) + final(/^GST 3%/)).toBe(final(/^Grand total/));
    expect(final(/^Grand total/) * 100).toBe(price.priceMinor);
  });

  it('shows rate, weight, value, discount and final value of a component', () => {
    render(inRemote(<BreakupTable price={price} />));
    const cells = (name: RegExp) =>
      within(screen.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells(/^Gold 18 karat/)).toEqual(['₹7,400/g', '2.290 g', '₹16,946', '', '₹16,946']);
    expect(cells(/^Diamond/)).toEqual(['₹12,000/ct', '0.110 ct', '₹1,320', '', '₹1,320']);
    expect(cells(/^Making charges/)).toEqual(['', '', '₹4,534', '− ₹1,000', '₹3,534']);
  });

  it('has no GST row abroad, where prices exclude it', () => {
    render(inRemote(<BreakupTable price={{ ...price, gstRateBp: 0, gstMinor: 0, currency: 'GBP' }} />));
    expect(screen.queryByText(/GST/)).toBeNull();
  });
});
