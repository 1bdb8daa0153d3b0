import { describe, expect, test } from '@jest/globals';
import { formatDay, formatFullDay, formatMoment } from './day.ts';

describe('days', () => {
  test.each([
    ['2026-11-07', 'en', '7 Nov'],
    ['2026-09-30', 'hi', '30 सितंबर'],
  ] as const)('%s in %s is %s', (day, locale, text) => {
    expect(formatDay(day, locale)).toBe(text);
  });
  test('of an instant are the days of India: an order after midnight there is of that day', () => {
    expect(formatDay('2026-11-21T18:29:59.000Z', 'en')).toBe('21 Nov');
    expect(formatDay('2026-11-21T18:30:00.000Z', 'hi')).toBe('22 नवंबर');
    expect(formatFullDay('2026-12-31T18:30:00.000Z', 'en')).toBe('1 Jan 2027');
  });
  test('that there are none of read as nothing', () => {
    expect([formatDay('', 'en'), formatFullDay('', 'hi')]).toEqual(['', '']);
  });
  test('have an hour where it is told when something was done', () => {
    expect([
      formatMoment('2026-11-21T18:30:00.000Z', 'en'),
      formatMoment('2026-11-22T08:05:09Z', 'hi'),
    ]).toEqual(['22 Nov, 00:00', '22 नवंबर, 13:35']);
  });
  test('carry their year where it matters', () => {
    expect(formatFullDay('2027-01-21', 'hi')).toBe('21 जनवरी 2027');
  });
});
