import { expect, it } from '@jest/globals';
import { promised } from './promise.model.ts';
import { readingNow } from './reading.model.ts';

const at = (time: string) => readingNow('en', new Date(time));

it('is the same from one cut-off to the next, and counts the same days', () => {
  expect(at('2026-11-16T08:29:59.999Z')).toEqual(at('2026-11-15T20:00:00Z'));
  expect(at('2026-11-16T08:30:00Z')).not.toEqual(at('2026-11-16T08:29:59.999Z'));
  const ready = { leadDays: 1, ready: true, currency: 'INR' } as const;
  expect(promised(at('2026-11-16T04:00:00Z'), ready).deliversBy).toBe('17 Nov');
  expect(promised(at('2026-11-16T08:31:00Z'), ready).deliversBy).toBe('18 Nov');
});
