import type { OrderRow } from '../order.store.ts';
import type { RequestRow } from '../request.store.ts';

type Asked = Pick<RequestRow, 'kind' | 'state'>;
type Standing = Pick<OrderRow, 'state' | 'payment_mode'>;

/** How a return ended; one that goes on stands where its order does. */
const ENDED = {
  accepted: 'refund-initiated',
  done: 'refunded',
  declined: 'return-rejected',
  withdrawn: 'return-withdrawn',
} as const;

/** Where what was asked for an order stands in the queue; the view `request_queue` says the same. */
export function queueStateOf({ kind, state }: Asked, order: Standing): string {
  if (kind === 'resize' || kind === 'claim') return state ?? '';
  if (kind === 'cancel' || state === null || state === 'open') return order.state.replaceAll('_', '-');
  return ENDED[state];
}

type Arrows = Readonly<Record<string, readonly string[]>>;

/** What the store's people may decide where a request stands; opened again is what they refused. */
const SERVICE: Arrows = { open: ['accepted', 'declined'], accepted: ['done'], declined: ['open'] };
const RETURN: Arrows = {
  'return-requested': ['pickup-scheduled'],
  'pickup-scheduled': ['picked-up'],
  'picked-up': ['return-qc'],
  'return-qc': ['refund-initiated', 'return-rejected'],
  'return-rejected': ['return-qc'],
  // A courier who was on the way collected it all the same.
  'return-withdrawn': ['picked-up'],
};
const CANCEL: Arrows = { 'cancel-requested': ['cancelled'], cancelled: ['refund-initiated'] };
const ARROWS = { resize: SERVICE, claim: SERVICE, return: RETURN, cancel: CANCEL } as const;

/** The store's people called the courier, who does not come any more. */
export const CALLED_OFF = 'pickup-called-off';

interface Around {
  /** It is the one that its order's state tells of. */
  readonly isLatest: boolean;
  /** A courier may still come for it. */
  readonly isFetched: boolean;
}

/** What can be decided now of a request that stands there. */
export function decisionsAt(
  request: Asked,
  order: Standing,
  { isLatest, isFetched }: Around,
): readonly string[] {
  if (request.state === 'withdrawn' && isFetched)
    return [...decisionsAt(request, order, { isLatest, isFetched: false }), CALLED_OFF];
  const state = queueStateOf(request, order);
  // Of returns that came to their end, the one that the order's own state still tells of.
  if (request.kind === 'return' && (!isLatest || state !== order.state.replaceAll('_', '-'))) return [];
  if (state === 'cancelled' && order.payment_mode === 'cod') return [];
  return ARROWS[request.kind][state] ?? [];
}

const statesOf = (arrows: Arrows, ...others: readonly string[]): readonly string[] => [
  ...new Set([...Object.keys(arrows), ...Object.values(arrows).flat(), ...others]),
];

export const QUEUE_STATES = {
  resize: statesOf(SERVICE, 'withdrawn'),
  claim: statesOf(SERVICE, 'withdrawn'),
  return: statesOf(RETURN, 'refunded'),
  cancel: statesOf(CANCEL, 'refunded'),
} as const;
