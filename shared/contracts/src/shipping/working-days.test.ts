import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { dayOfWork, lastCutOff } from './working-days.ts';

describe('the last cut-off', () => {
  it.each([
    ['2026-11-16T08:29:59.999Z', '2026-11-15T08:30:00.000Z'],
    ['2026-11-16T08:30:00.000Z', '2026-11-16T08:30:00.000Z'],
    ['2026-11-16T19:00:00.000Z', '2026-11-16T08:30:00.000Z'],
    ['2026-11-17T00:00:00.000Z', '2026-11-16T08:30:00.000Z'],
  ])('before %s is %s', (at, cutOff) => {
    expect(lastCutOff(new Date(at)).toISOString()).toBe(cutOff);
  });

  it('begins the day of work of every moment until the next one', () => {
    const moment = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-12-31'),
      noInvalidDate: true,
    });
    fc.assert(fc.property(moment, (at) => dayOfWork(lastCutOff(at)) === dayOfWork(at)));
  });
});
