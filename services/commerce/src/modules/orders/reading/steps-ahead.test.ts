import { describe, expect, it } from '@jest/globals';
import type { OrderState } from '@suvarna/contracts/orders';
import { stepsAhead } from './steps-ahead.ts';

/** Wednesday, 18 November 2026, 10:00 in India. */
const PLACED = new Date('2026-11-18T04:30:00Z');
const RING = { category: 'rings', gross_weight_mg: 3_000, quantity: 1 };
/** As the estimate of that moment has them: made in nine working days, two on the road. */
const MADE = { dispatch_date: '2026-11-27', delivery_date: '2026-11-30', from_stock: false, ...RING };
const READY = { dispatch_date: '2026-11-18', delivery_date: '2026-11-19', from_stock: true, ...RING };
const COIN = { ...READY, category: 'gold-coins', from_stock: false };
/** Two of 1.9 g each. */
const LIGHT = { ...READY, gross_weight_mg: 3_800, quantity: 2, from_stock: false };

const ahead = (state: OrderState, lines: readonly (typeof MADE)[], at: Date = PLACED) =>
  stepsAhead({ state, placed_at: PLACED }, lines, at).map((step) => `${step.state} ${step.by}`);

describe('the steps still to come', () => {
  it('of a piece that is made: its making, test and mark before it leaves, on the days that were promised', () => {
    expect(ahead('placed', [MADE])).toEqual([
      'confirmed 2026-11-18',
      'in_production 2026-11-18',
      'quality_check 2026-11-27',
      'hallmarking 2026-11-27',
      'ready 2026-11-27',
      'shipped 2026-11-27',
      'out_for_delivery 2026-11-30',
      'delivered 2026-11-30',
    ]);
  });

  it('of a piece that lies ready have no making, and of a coin or a piece under two grams no mark', () => {
    expect(ahead('placed', [READY])).toEqual([
      'confirmed 2026-11-18',
      'quality_check 2026-11-18',
      'ready 2026-11-18',
      'shipped 2026-11-18',
      'out_for_delivery 2026-11-19',
      'delivered 2026-11-19',
    ]);
    for (const unmarked of [COIN, LIGHT])
      expect(ahead('placed', [unmarked]).join(' ')).not.toContain('hallmarking');
  });

  it('wait for the last piece of an order', () => {
    expect(ahead('quality_check', [READY, MADE])).toEqual([
      'hallmarking 2026-11-27',
      'ready 2026-11-27',
      'shipped 2026-11-27',
      'out_for_delivery 2026-11-30',
      'delivered 2026-11-30',
    ]);
  });

  it('are confirmed the next working day when the order came after the cut-off', () => {
    const evening = new Date('2026-11-18T12:00:00Z');
    expect(stepsAhead({ state: 'placed', placed_at: evening }, [MADE], evening)[0]).toEqual({
      state: 'confirmed',
      by: '2026-11-19',
    });
  });

  it('are never expected on a day that is over: who is late leaves today, or the next working day, and is as long on the road', () => {
    expect(ahead('in_production', [MADE], new Date('2026-12-03T15:00:00Z'))).toEqual([
      'quality_check 2026-12-03',
      'hallmarking 2026-12-03',
      'ready 2026-12-03',
      'shipped 2026-12-03',
      'out_for_delivery 2026-12-05',
      'delivered 2026-12-05',
    ]);
    // A Sunday: no work is done.
    expect(ahead('ready', [READY], new Date('2026-11-22T05:00:00Z'))).toEqual([
      'shipped 2026-11-23',
      'out_for_delivery 2026-11-24',
      'delivered 2026-11-24',
    ]);
    expect(ahead('shipped', [READY], new Date('2026-11-20T05:00:00Z'))).toEqual([
      'out_for_delivery 2026-11-20',
      'delivered 2026-11-20',
    ]);
  });

  it.each<OrderState>([
    'payment_pending',
    'payment_failed',
    'delivered',
    'cancel_requested',
    'cancelled',
    'return_requested',
    'refunded',
    'expired',
  ])('are none for an order that is %s', (state) => {
    expect(ahead(state, [MADE])).toEqual([]);
  });
});
