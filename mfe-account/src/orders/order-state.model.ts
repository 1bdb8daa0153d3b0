import type { OrderDetails, OrderStats, Refund } from '@suvarna/contracts/orders';

/** States on the way to the shopper (domain rules §2.13): only then is there a day to expect it by. */
const ON_ITS_WAY: readonly string[] = [
  'placed',
  'confirmed',
  'in_production',
  'quality_check',
  'hallmarking',
  'ready',
  'shipped',
  'out_for_delivery',
];
const UNPAID: readonly string[] = ['payment_pending', 'payment_failed'];
const BAD: readonly string[] = ['payment_failed', 'cancelled', 'return_rejected', 'expired'];
const GOOD: readonly string[] = ['delivered', 'closed', 'refunded'];

/** It waits for its payment. */
export const isUnpaid = (state: string): boolean => UNPAID.includes(state);

export const isOnItsWay = (state: string): boolean => ON_ITS_WAY.includes(state);

/** What a shopper may ask of an order; also the last part of its address. */
export const ASKED = ['cancel', 'return', 'resize', 'claim'] as const;
export type Asked = (typeof ASKED)[number];

/** The request that an order as a whole waits for an answer to; one for another size, or of a fault, leaves its state as it is. */
export const requestOf = (state: string): 'cancel' | 'return' | null =>
  state === 'cancel_requested' ? 'cancel' : state === 'return_requested' ? 'return' : null;

/** What went back, or is on its way, the oldest first; an order that is sent back in parts has several. */
export const refundsOf = ({ refund, refunds }: OrderDetails): readonly Refund[] =>
  refunds ?? (refund === null ? [] : [refund]);

/** How a state is coloured; most are neither good nor bad. */
export const toneOf = (state: string): 'good' | 'bad' | undefined =>
  GOOD.includes(state) ? 'good' : BAD.includes(state) ? 'bad' : undefined;

/** What happened, oldest first. Tries to pay are forgotten once the order was placed. */
export function stepsToShow(steps: OrderStats['steps']): OrderStats['steps'] {
  const placed = steps.some(({ state }) => state === 'placed');
  return placed ? steps.filter(({ state }) => !isUnpaid(state)) : steps;
}

/** The day the last piece is expected: what the store expects now, or else what it promised; `''` when there is none to expect. */
export const expectedDayOf = (state: string, ahead: OrderStats['ahead'], promised: string): string =>
  isOnItsWay(state) ? (ahead?.at(-1)?.by ?? promised) : '';

export const expectedDay = ({ state, ahead, lines }: OrderDetails): string =>
  expectedDayOf(
    state,
    ahead,
    lines
      .map((line) => line.delivery_date)
      .sort()
      .at(-1) ?? '',
  );
