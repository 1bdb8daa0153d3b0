import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { formatCount, formatExactPrice, formatPrice, Price, struckPrice } from './price.tsx';

describe('price', () => {
  it.each([
    [5_184_500, 'INR', '₹51,845'],
    [123_456_700, 'INR', '₹12,34,567'],
    [51_240, 'GBP', '£512.40'],
    [123_400, 'GBP', '£1,234'],
    [123_400, 'SGD', 'S$1,234'],
    [123_400, 'AED', 'AED\u00a01,234'],
    [51_240, 'USD', '$512.40'],
    [51_240, 'SGD', 'S$512.40'],
    [51_240, 'AED', 'AED\u00a0512.40'],
  ])('%d minor units of %s read %s', (minor, currency, text) => {
    expect(formatPrice(minor, currency)).toBe(text);
  });

  it.each([
    ['INR', 'en-IN', 0],
    ['GBP', 'en-GB', 2],
    ['USD', 'en-US', 2],
    ['AED', 'en-AE', 2],
  ] as const)(
    'reads in %s as Intl would write it, without decimals that say nothing',
    (currency, region, digits) => {
      const writer = (decimals: number) =>
        new Intl.NumberFormat(region, {
          style: 'currency',
          currency,
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        });
      const [parts, whole] = [writer(digits), writer(0)];
      const amount = fc.oneof(
        fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
        fc.integer({ min: -10_000_000, max: 10_000_000 }).map((units) => units * 100),
      );
      fc.assert(
        fc.property(amount, (minor) => {
          expect(formatPrice(minor, currency)).toBe((minor % 100 === 0 ? whole : parts).format(minor / 100));
        }),
      );
    },
  );

  it.each([
    [96_050, 'INR', '₹960.50'],
    [123_456_705, 'INR', '₹12,34,567.05'],
    [96_100, 'INR', '₹961'],
    [51_240, 'GBP', '£512.40'],
  ])('%d minor units of %s read %s where they must add up', (minor, currency, text) => {
    expect(formatExactPrice(minor, currency)).toBe(text);
  });

  it('groups counts the Indian way', () => {
    const intl = new Intl.NumberFormat('en-IN');
    fc.assert(fc.property(fc.nat(), (count) => expect(formatCount(count)).toBe(intl.format(count))));
  });

  it('strikes the MRP and says so, only when it is higher', () => {
    const { container, rerender } = render(
      <Price minor={4_500_000} mrpMinor={5_000_000} mrpName="MRP" currency="INR" />,
    );
    expect(container.textContent).toBe('₹45,000MRP ₹50,000');
    expect(container.querySelector('s')?.textContent).toBe('₹50,000');
    rerender(<Price minor={5_000_000} mrpMinor={5_000_000} currency="INR" />);
    expect(container.querySelector('s')).toBeNull();
  });

  it.each([
    [97_00, 100_00, 100_00],
    [97_01, 100_00, undefined],
    [3_28_326_00, 3_28_468_00, undefined],
    [1_94_000_00, 2_00_000_00, 2_00_000_00],
    [100_00, undefined, undefined],
    [100_00, 90_00, undefined],
  ])('for %d paise strikes an MRP of %s from 3 %% difference on', (minor, mrp, struck) => {
    expect(struckPrice(minor, mrp)).toBe(struck);
    const { container } = render(<Price minor={minor} mrpMinor={mrp} currency="INR" />);
    expect(container.querySelector('s') !== null).toBe(struck !== undefined);
  });
});
