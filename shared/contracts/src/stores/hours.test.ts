import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  dayAfter,
  holidaysFrom,
  hoursOn,
  instantOf,
  localTime,
  openState,
  type OpeningTimes,
} from './hours.ts';

const INDIA: OpeningTimes = {
  time_zone: 'Asia/Kolkata',
  week: [null, ...Array.from({ length: 6 }, () => ({ opens: 660, closes: 1230 }))],
  holidays: ['01-26', '2027-03-22'],
};

describe('a store’s clock', () => {
  it.each([
    ['Asia/Kolkata', '2026-11-28', 690, '2026-11-28T06:00:00.000Z'],
    ['Europe/London', '2026-07-01', 600, '2026-07-01T09:00:00.000Z'],
    ['Europe/London', '2026-12-01', 600, '2026-12-01T10:00:00.000Z'],
    ['America/New_York', '2026-11-28', 600, '2026-11-28T15:00:00.000Z'],
    // Put forward: half past one never is. Put back: it is twice, and the first counts.
    ['Europe/London', '2026-03-29', 90, '2026-03-29T01:30:00.000Z'],
    ['Europe/London', '2026-10-25', 90, '2026-10-25T00:30:00.000Z'],
  ])('in %s on %s at minute %i is %s', (zone, day, minutes, at) => {
    expect(instantOf({ day, minutes }, zone).toISOString()).toBe(at);
  });

  it('says again what a moment was made of, on any day and in any zone of ours', () => {
    const zones = [
      'Asia/Kolkata',
      'Europe/London',
      'America/New_York',
      'America/Chicago',
      'Asia/Singapore',
      'Asia/Dubai',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 6 * 60, max: 23 * 60 }),
        (zone, ahead, minutes) => {
          const local = { day: dayAfter('2026-01-01', ahead), minutes };
          expect(localTime(instantOf(local, zone), zone)).toEqual(local);
        },
      ),
    );
  });
});

describe('a store', () => {
  it.each([
    ['open', '2026-11-27T08:00:00Z', { open: true, until: 1230 }],
    ['before it opens', '2026-11-27T04:00:00Z', { open: false, day: '2026-11-27', from: 660 }],
    ['at its last minute', '2026-11-27T15:00:00Z', { open: false, day: '2026-11-28', from: 660 }],
    ['before its day of rest', '2026-11-28T16:00:00Z', { open: false, day: '2026-11-30', from: 660 }],
    ['before a feast of that year', '2027-03-21T06:00:00Z', { open: false, day: '2027-03-23', from: 660 }],
    ['on that day of another year', '2028-03-22T06:00:00Z', { open: true, until: 1230 }],
    ['before a holiday', '2027-01-25T16:00:00Z', { open: false, day: '2027-01-27', from: 660 }],
  ])('%s', (_when, at, state) => {
    expect(openState(INDIA, new Date(at))).toEqual(state);
  });

  it('that is never open has no next day', () => {
    expect(openState({ ...INDIA, week: Array.from({ length: 7 }, () => null) }, new Date())).toEqual({
      open: false,
      day: null,
    });
    expect(hoursOn(INDIA, '2027-01-26')).toBeNull();
  });
});

it('holidays of the coming twelve months are told in their order', () => {
  const days = ['01-26', '10-02', '2026-03-04', '2027-03-22', '2027-10-29', '2028-03-11', '11-26'];
  expect(holidaysFrom(days, '2026-11-26')).toEqual([
    '2026-11-26',
    '2027-01-26',
    '2027-03-22',
    '2027-10-02',
    '2027-10-29',
  ]);
});
