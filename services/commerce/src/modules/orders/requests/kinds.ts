import { Refusal } from '../../../platform/refusal.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { createRequestKinds, type RequestKind, type RequestNews } from '../../requests/index.ts';
import { findPickup } from '../../shipping/index.ts';
import type { Tenders } from '../../tenders/index.ts';
import { NOT_COLLECTED } from '@suvarna/contracts/storefront-constants';
import { isLatestOf, photoOf } from '../rows/request.store.ts';
import { assertStillThere } from './move-service.ts';
import { OrderEvidence, orderKeeper } from './order-keeper.ts';
import { CALLED_OFF, MACHINES, stateOfOrder, type OrderRequest } from './order-request.ts';
import { summaryOf } from './request-details.ts';

async function possible(
  db: Database | Tx,
  { request_id: id, asked, order, state }: OrderRequest,
  drawn: readonly string[],
): Promise<readonly string[]> {
  // Of returns that came to their end, the one that the order's own state still tells of.
  const isOver = asked.kind === 'return' && (state !== stateOfOrder(order) || !(await isLatestOf(db, asked)));
  const isUnpaid = state === 'cancelled' && order.payment_mode === 'cod';
  const pickup = state === 'return-withdrawn' ? await findPickup(db, id) : undefined;
  const isFetched = pickup?.wanted === 'cancelled' && (pickup.state === 'asked' || pickup.state === 'booked');
  return drawn.filter((to) => (to === CALLED_OFF ? isFetched : !isOver && !isUnpaid));
}

const DECIDED = ['accepted', 'declined', 'done'] as const;

/** What its shopper hears; of a return that goes on, the order says the rest. */
function newsOf({ asked, order, state }: OrderRequest): RequestNews | undefined {
  const { order_no: orderNo, customer_id: customerId } = order;
  if (state === 'cancel-requested')
    return {
      template: asked.reason_id === NOT_COLLECTED ? 'not-collected' : 'cancel-requested',
      values: { orderNo },
    };
  if (state === 'return-withdrawn') return { template: 'return-withdrawn', values: { orderNo } };
  if (asked.kind !== 'resize' && asked.kind !== 'claim') return undefined;
  const values = { orderNo, kind: asked.kind, isGuest: customerId === null };
  if (state === 'open') return { template: 'request-received', values };
  const decision = DECIDED.find((one) => one === state);
  if (decision === undefined) return undefined;
  // As of a return: no courier fetches anything in a store.
  const isBrought = order.shipping_address.store_id !== undefined && asked.pickup_address === null;
  return {
    template: 'request-decided',
    values: { ...values, decision, isBrought },
    inMail: { note: asked.state_note },
  };
}

/** What shoppers ask for their orders. @param tenders needed only where the store's people approve a refund */
export function orderRequests(tenders?: Tenders): readonly RequestKind<OrderRequest>[] {
  const keeper = orderKeeper(tenders);
  return (['cancel', 'return', 'resize', 'claim'] as const).map((kind) => ({
    kind,
    keeper,
    machine: MACHINES[kind],
    evidence: OrderEvidence,
    async summary({ request_id: id }, db) {
      const request = await keeper.find(db, id);
      return request === undefined ? '' : summaryOf(db, request);
    },
    possible,
    conflict: () => new Refusal('ORDER.STATE_CONFLICT'),
    async decide(tx, { asked, order }, { to, terms }) {
      if (Object.keys(terms).length > 0) return undefined;
      if (to === 'open') await assertStillThere(tx, order, asked);
      return null;
    },
    photo: photoOf,
    news: newsOf,
  }));
}

/** For a person who is none of the store's people: those alone approve refunds. */
export const ORDER_REQUESTS = createRequestKinds(orderRequests());
