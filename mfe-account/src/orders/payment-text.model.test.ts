import { describe, expect, it } from '@jest/globals';
import { en, hi } from '../texts.fixtures.ts';
import { paymentText } from './payment-text.model.ts';

const AT = '2026-11-20T08:00:00Z';
const of = (payment_mode: string, ...states: string[]): string | undefined =>
  paymentText({
    payment_mode,
    state: states.at(-1) ?? '',
    placed_at: states.includes('placed') ? AT : '',
    steps: states.map((state) => ({ state, at: AT })),
  });

describe('what is said of the payment', () => {
  it.each([
    ['sandbox', ['payment_pending'], 'To be paid online', 'ऑनलाइन भुगतान करना है'],
    ['razorpay', ['payment_pending', 'payment_failed'], 'To be paid online', 'ऑनलाइन भुगतान करना है'],
    ['razorpay', ['payment_pending', 'placed'], 'Paid online', 'ऑनलाइन भुगतान हुआ'],
    ['sandbox', ['placed', 'cancelled'], 'Paid online', 'ऑनलाइन भुगतान हुआ'],
    ['cod', ['placed'], 'To be paid on delivery', 'डिलीवरी पर भुगतान करना है'],
    ['cod', ['placed', 'out_for_delivery'], 'To be paid on delivery', 'डिलीवरी पर भुगतान करना है'],
    ['cod', ['placed', 'delivered', 'closed'], 'Paid on delivery', 'डिलीवरी पर भुगतान हुआ'],
  ])('of %s after %j: %s', (mode, states, english, hindi) => {
    const key = of(mode, ...states) as keyof typeof en;
    expect([en[key], hi[key]]).toEqual([english, hindi]);
  });

  it.each([
    ['sandbox', 'payment_pending', 'expired'],
    ['cod', 'placed', 'cancelled'],
  ])('is nothing where nothing was paid and nothing is to be: %s, %s, %s', (mode, ...states) => {
    expect(of(mode, ...states)).toBeUndefined();
  });
});
