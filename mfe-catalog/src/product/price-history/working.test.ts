import type { Locale } from '@suvarna/contracts/locale';
import { describe, expect, it } from '@jest/globals';
import { priceHistoryTexts } from '#texts/price-history';
import { aHistory } from './price-history.fixtures.ts';
import { workingOf } from './working.model.ts';

const lines = async (currency: 'INR' | 'GBP', locale: Locale = 'en') => {
  const history = await aHistory(currency);
  const [point] = history.points;
  if (!point) throw new Error('no points');
  return workingOf(history, point, { locale, priceHistoryT: priceHistoryTexts(locale) }).map(
    ({ name, formula, amount }) => `${name}: ${formula} = ${amount}`,
  );
};

describe('the formula of a price, filled in', () => {
  it('comes to the price step by step', async () => {
    expect(await lines('INR')).toEqual([
      'Gold: 3.390 g × ₹9,400 = ₹31,866',
      'Diamond: 0.105 ct × ₹30,000 = ₹3,150',
      'Making charges: ₹31,866 × 16% × 90% = ₹4,589',
      'Subtotal before tax: ₹31,866 + ₹3,150 + ₹4,589 = ₹39,605',
      'Tax: ₹39,605 × 3% = ₹1,188',
      'Price: ₹39,605 + ₹1,188 = ₹40,793',
    ]);
  });

  it('ends abroad with the exchange in place of the tax, in Hindi too', async () => {
    const abroad = await lines('GBP', 'hi');
    expect(abroad[1]).toBe('हीरा: 0.105 कैरट × ₹30,000 = ₹3,150');
    expect(abroad.at(-1)).toBe('क़ीमत: ₹39,605 × 105% ÷ ₹116.20 = £358');
    expect(abroad).toHaveLength(5);
  });
});
