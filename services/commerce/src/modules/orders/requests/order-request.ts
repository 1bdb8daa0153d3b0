import type { RequestMachine, Standing } from '../../requests/index.ts';
import type { OrderRow } from '../rows/order.store.ts';
import type { RequestRow } from '../rows/request.store.ts';

/** What was asked for an order, with the order: one stands where the other does. */
export interface OrderRequest extends Standing {
  readonly asked: RequestRow;
  readonly order: OrderRow;
}

type State = Pick<OrderRow, 'state'>;

/** How a return ended; one that goes on stands where its order does. */
const ENDED = {
  accepted: 'refund-initiated',
  done: 'refunded',
  declined: 'return-rejected',
  withdrawn: 'return-withdrawn',
} as const;

export const stateOfOrder = ({ state }: State): string => state.replaceAll('_', '-');

/** Where what was asked for an order stands; the view `request_queue` says the same. */
export function queueStateOf({ kind, state }: Pick<RequestRow, 'kind' | 'state'>, order: State): string {
  if (kind === 'resize' || kind === 'claim') return state ?? '';
  return kind === 'cancel' || state === null || state === 'open' ? stateOfOrder(order) : ENDED[state];
}

/** The store's people called the courier, who does not come any more. */
export const CALLED_OFF = 'pickup-called-off';

type Arrows = RequestMachine['arrows'];

/** Its states are those that its arrows name; what waits for whom until when stands in the view `request_queue`. */
function drawn(first: string, arrows: Arrows): RequestMachine {
  const named = new Set([...arrows.map(({ from }) => from), ...arrows.map(({ to }) => to)]);
  const standing = (state: string) => ({
    open: arrows.some(({ from }) => from === state),
    needsNote: state === 'declined' || state === 'return-rejected',
  });
  return { first, arrows, states: Object.fromEntries([...named].map((state) => [state, standing(state)])) };
}

/** Another size, or a claim: opened again is what the store's people refused. */
const SERVICE = drawn('open', [
  { from: 'open', to: 'accepted', by: 'staff' },
  { from: 'open', to: 'declined', by: 'staff' },
  { from: 'accepted', to: 'done', by: 'staff' },
  { from: 'declined', to: 'open', by: 'staff' },
  { from: 'open', to: 'withdrawn', by: 'customer' },
]);
const RETURN = drawn('return-requested', [
  { from: 'return-requested', to: 'pickup-scheduled', by: 'staff' },
  { from: 'pickup-scheduled', to: 'picked-up', by: 'staff' },
  { from: 'picked-up', to: 'return-qc', by: 'staff' },
  { from: 'return-qc', to: 'refund-initiated', by: 'staff' },
  { from: 'return-qc', to: 'return-rejected', by: 'staff' },
  { from: 'return-rejected', to: 'return-qc', by: 'staff' },
  // A courier who was on the way collected it all the same.
  { from: 'return-withdrawn', to: 'picked-up', by: 'staff' },
  { from: 'return-withdrawn', to: 'return-withdrawn', by: 'staff', as: CALLED_OFF },
  { from: 'return-requested', to: 'return-withdrawn', by: 'customer' },
  { from: 'pickup-scheduled', to: 'return-withdrawn', by: 'customer' },
  { from: 'refund-initiated', to: 'refunded', by: 'payment' },
]);
const CANCEL = drawn('cancel-requested', [
  { from: 'cancel-requested', to: 'cancelled', by: 'staff' },
  { from: 'cancelled', to: 'refund-initiated', by: 'staff' },
  { from: 'refund-initiated', to: 'refunded', by: 'payment' },
]);

/** What may become of what is asked for an order. A return's and a cancellation's arrows are the order's own, too (`order_transitions`). */
export const MACHINES = { cancel: CANCEL, return: RETURN, resize: SERVICE, claim: SERVICE } as const;
