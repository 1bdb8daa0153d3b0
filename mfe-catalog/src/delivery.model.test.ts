import { describe, expect, it } from '@jest/globals';
import { deliveryDay } from './delivery.model.ts';

describe('delivery promise', () => {
  it('takes four days in India for a piece that is ready', () => {
    expect(deliveryDay('2026-11-16T04:00:00Z', 1, 'INR')).toBe('2026-11-20');
  });

  it('counts from tomorrow after 14:00 in India', () => {
    expect(deliveryDay('2026-11-16T08:29:00Z', 1, 'INR')).toBe('2026-11-20');
    expect(deliveryDay('2026-11-16T08:31:00Z', 1, 'INR')).toBe('2026-11-21');
  });

  it('skips Sundays and adds the days in the workshop', () => {
    expect(deliveryDay('2026-11-20T04:00:00Z', 1, 'INR')).toBe('2026-11-25');
    expect(deliveryDay('2026-11-16T04:00:00Z', 7, 'INR')).toBe('2026-11-27');
  });

  it('takes nine days abroad', () => {
    expect(deliveryDay('2026-11-16T04:00:00Z', 1, 'GBP')).toBe('2026-11-26');
  });
});
