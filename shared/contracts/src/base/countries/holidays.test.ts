import { describe, expect, it } from '@jest/globals';
import { SHOPS } from './index.ts';

const DAY_MS = 86_400_000;
/** A new moon, and the mean time from one to the next. */
const NEW_MOON = Date.parse('2026-02-17T12:01:00Z');
const MONTH_DAYS = 29.530_588_9;
/** Days since the new moon before, at noon in India. */
const ageOfMoon = (day: string): number => {
  const days = (Date.parse(`${day}T06:30:00Z`) - NEW_MOON) / DAY_MS;
  return ((days % MONTH_DAYS) + MONTH_DAYS) % MONTH_DAYS;
};
const dated = (days: readonly string[]): string[] => days.filter((day) => day.length > 5);
const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
});
const hijriDay = (day: string): string =>
  hijri
    .formatToParts(new Date(day))
    .filter(({ type }) => type === 'day' || type === 'month')
    .map(({ value }) => value)
    .join('/');

describe('days on which stores are closed', () => {
  it('are days, each once, and of this year and the next where they move', () => {
    for (const { holidays: days } of Object.values(SHOPS)) {
      expect(new Set(days).size).toBe(days.length);
      for (const day of days) {
        const whole = day.length > 5 ? day : `2027-${day}`;
        expect(new Date(whole).toISOString().slice(0, 10)).toBe(whole);
      }
      expect(dated(days).map((day) => day.slice(0, 4))).toEqual(expect.arrayContaining(['2026', '2027']));
    }
  });

  it('follow the moon: Holi is full, Diwali and Deepavali are without, and the Chinese year begins with it', () => {
    for (const day of dated(SHOPS.IN.holidays)) {
      const isHoli = day.slice(5) < '06';
      // The mean moon is up to half a day before or behind the true one.
      const from = isHoli ? 13.5 : 27.5;
      expect([day, (ageOfMoon(day) - from + MONTH_DAYS) % MONTH_DAYS < 3.5]).toEqual([day, true]);
    }
    for (const day of ['2026-02-17', '2027-02-06', '2026-11-08', '2027-10-28'])
      expect([day, (ageOfMoon(day) + 2.5) % MONTH_DAYS < 3.5]).toEqual([day, true]);
  });

  it('are the first of Shawwal and the tenth of Dhu al-Hijja', () => {
    expect(dated(SHOPS.AE.holidays).map(hijriDay)).toEqual(['10/1', '12/10', '10/1', '12/10']);
  });

  it('are a Sunday at Easter, and the fourth Thursday of November', () => {
    expect(dated(SHOPS.GB.holidays).map((day) => new Date(day).getUTCDay())).toEqual([0, 0]);
    for (const day of dated(SHOPS.US.holidays)) {
      expect(new Date(day).getUTCDay()).toBe(4);
      expect(Math.ceil(Number(day.slice(8)) / 7)).toBe(4);
    }
  });
});
