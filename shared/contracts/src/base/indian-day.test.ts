import { describe, expect, it } from '@jest/globals';
import { indianDay, startOfIndianDay } from './indian-day.ts';

describe('a day in India', () => {
  it('begins at half past six in the evening by UTC', () => {
    expect([
      indianDay(new Date('2026-11-20T18:29:59Z')),
      indianDay(new Date('2026-11-20T18:30:00Z')),
    ]).toEqual(['2026-11-20', '2026-11-21']);
    for (const at of ['2026-11-20T18:30:00Z', '2026-11-21T18:29:59Z'])
      expect(startOfIndianDay(new Date(at))).toEqual(new Date('2026-11-20T18:30:00Z'));
  });
});
