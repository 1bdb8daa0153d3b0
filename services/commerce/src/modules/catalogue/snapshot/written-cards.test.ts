import { expect, it } from '@jest/globals';
import { cardKey, cardsThatStay, noCards } from './written-cards.ts';

it('the cards that were asked for last stay, however many are written', () => {
  const written = noCards();
  for (let row = 0; row < 100_000; row += 1) {
    written.set(cardKey(row, '18', 'yellow', 'INR'), `card ${String(row)}`);
    written.get(cardKey(7, '18', 'yellow', 'INR'));
  }
  expect(written.size).toBeLessThanOrEqual(10_000);
  expect(written.get(cardKey(7, '18', 'yellow', 'INR'))).toBe('card 7');
  expect(written.get(cardKey(99_999, '18', 'yellow', 'INR'))).toBe('card 99999');
  expect(written.get(cardKey(8, '18', 'yellow', 'INR'))).toBeUndefined();
});

it('cards of rows that changed go, the others keep their order', () => {
  const written = noCards();
  for (const row of [1, 12, 3]) written.set(cardKey(row, '22', 'rose', 'USD'), String(row));
  const stay = cardsThatStay(written, (row) => row !== 1);
  expect([...stay.values()]).toEqual(['3', '12']);
  expect(written.size).toBe(3);
});
