import type { Locale } from '@suvarna/contracts/locale';
import { describe, expect, it } from '@jest/globals';
import { promised } from './promise.model.ts';

const promisedDay = (...asked: Parameters<typeof promised>) => promised(...asked).deliversBy;

/** Monday, 16 November 2026. */
const reading = (asOf = '2026-11-16T04:00:00Z', locale: Locale = 'en') => ({ locale, asOf });
const READY = { leadDays: 1, ready: true, currency: 'INR' } as const;
const MADE = { leadDays: 7, ready: false, currency: 'INR' } as const;

describe('the day a page promises everybody', () => {
  it('is the next working day at the default pincode for a piece that is ready', () => {
    expect(promisedDay(reading(), READY)).toBe('17 Nov');
  });

  it('counts from tomorrow after 14:00 in India', () => {
    expect(promisedDay(reading('2026-11-16T08:29:00Z'), READY)).toBe('17 Nov');
    expect(promisedDay(reading('2026-11-16T08:31:00Z'), READY)).toBe('18 Nov');
  });

  it('skips Sundays and adds the days in the workshop', () => {
    expect(promisedDay(reading('2026-11-21T04:00:00Z'), READY)).toBe('23 Nov');
    expect(promisedDay(reading(), MADE)).toBe('25 Nov');
  });

  it('is nine working days away abroad', () => {
    expect(promisedDay(reading(), { ...READY, currency: 'GBP' })).toBe('26 Nov');
  });

  it('is the one from which the days to return it count', () => {
    expect(promised(reading(), READY)).toEqual({ deliversBy: '17 Nov', returnsBy: '2 Dec' });
  });

  it('is counted once for a page, and told in its language', () => {
    const page = reading('2026-11-16T04:00:00Z', 'hi');
    expect([promisedDay(page, READY), promisedDay(page, MADE), promisedDay(page, READY)]).toEqual([
      '17 नवंबर',
      '25 नवंबर',
      '17 नवंबर',
    ]);
  });
});
