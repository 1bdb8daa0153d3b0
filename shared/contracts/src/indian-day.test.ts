import { describe, expect, it } from '@jest/globals';
import { indianDay } from './indian-day.ts';

describe('a day in India', () => {
  it('begins at half past six in the evening by UTC', () => {
    expect([
      indianDay(new Date('2026-11-20T18:29:59Z')),
      indianDay(new Date('2026-11-20T18:30:00Z')),
    ]).toEqual(['2026-11-20', '2026-11-21']);
  });
});
