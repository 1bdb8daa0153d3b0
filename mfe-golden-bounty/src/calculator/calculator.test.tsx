import { describe, expect, it } from '@jest/globals';
import { translateFrom } from '@suvarna/testing/translate-from';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { fireEvent, render, screen } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import { Calculator } from './calculator.tsx';

const show = (typed = '2000') =>
  render(
    <RemoteContext
      value={{ locale: 'en', currency: 'INR', t: translateFrom('en', 'golden-bounty', en), embed: null }}
    >
      <Calculator typed={typed} startsOn="2026-11-21" />
    </RemoteContext>,
  );
const field = () => screen.getByRole('textbox', { name: 'Amount each month (₹)' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });

describe('calculator', () => {
  it('shows what is paid, what is added and what it is worth', () => {
    show();
    for (const amount of ['₹10,000', '+ ₹1,200', '₹11,200'])
      expect(screen.getAllByText(amount).length).toBeGreaterThan(0);
  });

  it('follows the field', () => {
    show();
    type('1000');
    expect(screen.getAllByText('₹5,600').length).toBeGreaterThan(0);
  });

  it.each([
    ['500', 'Minimum amount = 1000 and maximum amount = 50000'],
    ['50500', 'Minimum amount = 1000 and maximum amount = 50000'],
    ['12a', 'Please enter valid amount'],
  ])('refuses %s in the specification’s words, and shows no plan for it', (typed, message) => {
    show();
    type(typed);
    expect(screen.getByText(message)).toBeTruthy();
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('₹11,200')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('shows no plan of another amount when it is opened with one that is refused', () => {
    show('900');
    expect(screen.getByText('Minimum amount = 1000 and maximum amount = 50000')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
    expect(document.body.textContent).not.toContain('₹5,600');
    type('1000');
    expect(screen.getByRole('table')).toBeTruthy();
  });

  it('keeps the day and its month on one line, however narrow its column is', () => {
    show('1000');
    const days = [...screen.getByRole('table').querySelectorAll('td:nth-of-type(1)')].map(
      (cell) => cell.textContent,
    );
    expect(days).toHaveLength(6);
    for (const day of days) expect(day).toMatch(/^\d+\u00a0\p{L}+ \d{4}$/u);
  });

  it('shows what a late month costs before it happens', () => {
    show('1000');
    expect(screen.getByText('1 month late').parentElement?.textContent).toContain('₹480 (− ₹120)');
  });
});
