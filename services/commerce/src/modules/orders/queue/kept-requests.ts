import type { Tx } from '../../../platform/database/database.ts';
import { RequestRefused, type KeptDecision, type KeptKind } from '../../requests/index.ts';
import { endPickup } from '../../shipping/index.ts';
import type { Tenders } from '../../tenders/index.ts';
import { OrderRefused } from '../errors.ts';
import { lockOrder } from '../order.store.ts';
import { approveRefund } from '../refund.ts';
import { findRequest, noteDecision, photoOf } from '../request.store.ts';
import { stepByStaff, type OrderStep } from '../staff-steps.ts';
import type { ServiceDecision } from '../tables.ts';
import { decideService } from './decide-service.ts';
import { around, detailsOf, summaryOf } from './queue-details.ts';
import { CALLED_OFF, decisionsAt, QUEUE_STATES } from './queue-state.ts';

/** Decides what was asked for an order, with the order locked: of two who decide at once, the second is told. */
async function decide(tx: Tx, tenders: Tenders, decision: KeptDecision): Promise<void> {
  const { requestId, to, reason, note, terms, by, at } = decision;
  const known = await findRequest(tx, requestId);
  const order = known && (await lockOrder(tx, known.order_no));
  const request = order && (await findRequest(tx, requestId));
  if (order === undefined || request === undefined) throw new OrderRefused('ORDER.REQUEST_NOT_FOUND');
  if (!decisionsAt(request, order, await around(tx, request)).includes(to))
    throw new OrderRefused('ORDER.STATE_CONFLICT');
  if (reason !== '' || Object.keys(terms).length > 0)
    throw new RequestRefused('CUSTOMER_REQUEST.DECISION_INVALID');
  const { order_no: orderNo } = order;
  if (request.kind === 'resize' || request.kind === 'claim')
    // What is in the list above is one of them.
    return decideService(tx, order, request, { to: to as ServiceDecision, by, note, at });
  if (to === CALLED_OFF) {
    await endPickup(tx, requestId, 'cancelled');
    await noteDecision(tx, { request_id: requestId, state: 'called-off', at, decided_by: by, note });
  } else if (to === 'refund-initiated') await approveRefund(tx, tenders, { orderNo, approvedBy: by, at });
  else await stepByStaff(tx, { orderNo, to: to.replaceAll('-', '_') as OrderStep, by, note, at });
}

/** What shoppers ask for their orders, in the queue of all requests. */
export const keptRequests = ({ tenders }: { readonly tenders: Tenders }): readonly KeptKind[] =>
  (['cancel', 'return', 'resize', 'claim'] as const).map((kind) => ({
    kind,
    states: QUEUE_STATES[kind],
    summary: summaryOf,
    details: detailsOf,
    decide: (tx, decision) => decide(tx, tenders, decision),
    photo: photoOf,
  }));
