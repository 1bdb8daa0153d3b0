import { describe, expect, it } from '@jest/globals';
import { isRateStale } from './stale-rate.ts';

describe('a gold rate', () => {
  it.each([
    ['on its own day', '2026-11-20T05:00:00Z', '2026-11-20T18:00:00Z', false],
    ['before the cut-off of the next working day', '2026-11-20T05:00:00Z', '2026-11-21T08:29:59Z', false],
    ['from the cut-off of the next working day', '2026-11-20T05:00:00Z', '2026-11-21T08:30:00Z', true],
    ['over a Sunday', '2026-11-21T05:00:00Z', '2026-11-23T08:00:00Z', false],
    ['after a Sunday', '2026-11-21T05:00:00Z', '2026-11-23T08:30:00Z', true],
  ])('%s', (_, since, now, stale) => {
    expect(isRateStale(since, new Date(now))).toBe(stale);
  });
});
