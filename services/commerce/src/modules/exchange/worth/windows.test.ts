import { describe, expect, it } from '@jest/globals';
import { indianDay } from '@suvarna/contracts/indian-day';
import { EXCHANGE_AFTER_DAYS, RETURN_WINDOW_DAYS } from '@suvarna/contracts/storefront-constants';
import fc from 'fast-check';
import { returnUntil } from '../../orders/states.ts';
import { availableFrom } from './windows.ts';

const DAY = 86_400_000;
const moment = fc.date({ min: new Date('2025-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });

const online = (deliveredAt: Date) => ({ deliveredAt, inStore: false });

describe('the day from which a piece may be exchanged', () => {
  it('is the 30th after its delivery, or the 15th where it is brought to a store', () => {
    const at = new Date('2026-11-23T06:30:00Z');
    expect(availableFrom(online(at), 'exchange', 'pickup')).toBe('2026-12-23');
    expect(availableFrom(online(at), 'exchange', 'store')).toBe('2026-12-08');
    expect(availableFrom(online(at), 'buyback', 'pickup')).toBe('2026-11-23');
  });

  it('is the 15th for what was collected in a store, however it goes back', () => {
    const collected = { deliveredAt: new Date('2026-11-23T06:30:00Z'), inStore: true };
    for (const how of ['pickup', 'store'] as const)
      expect(availableFrom(collected, 'exchange', how)).toBe('2026-12-08');
  });

  it('is by the calendar in India, at whatever moment it was delivered, and leaves no day without a way back', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const after = (days: number): string => indianDay(new Date(at.getTime() + days * DAY));
        expect(availableFrom(online(at), 'exchange', 'pickup')).toBe(after(EXCHANGE_AFTER_DAYS.online));
        expect(availableFrom(online(at), 'exchange', 'store')).toBe(after(EXCHANGE_AFTER_DAYS.store));
        for (const how of ['pickup', 'store'] as const)
          expect(availableFrom(online(at), 'buyback', how)).toBe(indianDay(at));
        expect(
          availableFrom(online(at), 'exchange', 'store') <= availableFrom(online(at), 'exchange', 'pickup'),
        ).toBe(true);
        // The first day of exchange in a store is no later than the day after the last one of returns.
        expect(availableFrom(online(at), 'exchange', 'store') <= after(RETURN_WINDOW_DAYS + 1)).toBe(true);
        expect(returnUntil(at) < availableFrom(online(at), 'exchange', 'pickup')).toBe(true);
      }),
    );
  });
});
