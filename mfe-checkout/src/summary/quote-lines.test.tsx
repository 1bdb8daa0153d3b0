import { expect, it } from '@jest/globals';
import type { QuoteLine } from '@suvarna/contracts/checkout';
import type { Currency } from '@suvarna/contracts/money';
import { translateFrom } from '@suvarna/testing/translate-from';
import { RemoteContext } from '@suvarna/remote-kit/hooks';
import { render, screen } from '@testing-library/react';
import { en } from '../texts.fixtures.ts';
import { line } from './bag.fixtures.ts';
import { QuoteLines } from './quote-lines.tsx';

const ring = { ...line, size: '12', size_names: { uk: 'L½', us: '6', eu: '52' } };

const show = (currency: Currency, lines: readonly object[]) =>
  render(
    <RemoteContext value={{ locale: 'en', currency, t: translateFrom('en', 'checkout', en), embed: null }}>
      <QuoteLines lines={lines as readonly QuoteLine[]} currency={currency} />
    </RemoteContext>,
  );

it.each([
  ['INR', '18 karat · Yellow gold · Size 12'],
  ['GBP', '18 karat · Yellow gold · Size UK L½ (IN 12)'],
  ['AED', '18 karat · Yellow gold · Size US 6 (IN 12)'],
] as const)('the line of a ring that is paid in %s says "%s"', (currency, text) => {
  show(currency, [ring]);
  expect(screen.getByText(text)).toBeTruthy();
});

it('the line of what has no sizes, or no names for them abroad, says what there is', () => {
  show('GBP', [line, { ...line, item_id: 'j', size: '16 inch' }]);
  expect(screen.getByText('18 karat · Yellow gold')).toBeTruthy();
  expect(screen.getByText('18 karat · Yellow gold · Size 16 inch')).toBeTruthy();
});
