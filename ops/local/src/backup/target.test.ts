import { expect, it } from '@jest/globals';
import { partsOf } from './parts.ts';
import { earliestOf, targetOf } from './target.ts';

const info = (...stops: number[]): string =>
  JSON.stringify([
    { name: 'suvarna', backup: stops.map((stop) => ({ timestamp: { start: stop - 9, stop } })) },
  ]);

it('nothing is restored of before the first backup was done', () => {
  expect(earliestOf(info(1_764_475_200, 1_764_471_600))).toEqual(new Date('2025-11-30T03:00:00.000Z'));
});

it('without a backup there is no earliest moment', () => {
  expect(earliestOf(info())).toBeUndefined();
  expect(earliestOf('[]')).toBeUndefined();
});

it('a moment is said to the millisecond, in UTC', () => {
  expect(targetOf(new Date('2026-11-30T09:40:00.123+05:30'))).toBe('2026-11-30 04:10:00.123+00');
});

it('both parts are meant when none is named, and an unknown one is refused', () => {
  expect(partsOf([])).toEqual(['database', 'files']);
  expect(partsOf(['files'])).toEqual(['files']);
  expect(() => partsOf(['secrets'])).toThrow('there is no "secrets"');
});
