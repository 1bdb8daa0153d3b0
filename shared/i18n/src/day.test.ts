import { describe, expect, test } from '@jest/globals';
import { formatDay, formatFullDay } from './day.ts';

describe('days', () => {
  test.each([['2026-11-07', 'en', '7 Nov'], ['2026-09-30', 'hi', '30 सितंबर']] as const)('%s in %s is %s', (day, locale, text) => {
    expect(formatDay(day, locale)).toBe(text);
  });
  test('carry their year where it matters', () => {
    expect(formatFullDay('2027-01-21', 'hi')).toBe('21 जनवरी 2027');
  });
});
