import type { QueuedRequestDetails } from '@suvarna/contracts/requests';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { findPickup } from '../../shipping/index.ts';
import { stepsOfOrder } from '../rows/order-step.store.ts';
import { linesOfOrder } from '../rows/order-line.store.ts';
import { refundsOfOrder } from '../rows/refund.store.ts';
import { decisionsOf, reasonsOf, requestsOf, type CountedRequest } from '../rows/request.store.ts';
import { CALLED_OFF, type OrderRequest } from './order-request.ts';

type Details = Pick<QueuedRequestDetails, 'evidence' | 'terms' | 'history'>;

async function partsOf(db: Database | Tx, { asked: { id, kind, reason_id }, order }: OrderRequest) {
  const request = (await requestsOf(db, order.order_no)).find((one) => one.id === id) as CountedRequest;
  const lines = await linesOfOrder(db, order.order_no);
  const asked = lines.filter((line) => kind === 'cancel' || request.item_ids.includes(line.id));
  return {
    request,
    pieces: asked.map((line) => ({
      item_id: line.id,
      title: line.quote.productDetails.product_title,
      size: request.sizes[request.item_ids.indexOf(line.id)] ?? '',
    })),
    reason: (await reasonsOf(db, kind)).find((one) => one.reason_id === reason_id)?.label ?? '',
  };
}

/** In a line: which pieces of which order, and why. */
export async function summaryOf(db: Database | Tx, request: OrderRequest): Promise<string> {
  const { pieces, reason } = await partsOf(db, request);
  const titles = pieces.map(({ title, size }) => (size === '' ? title : `${title} to size ${size}`));
  return `${titles.join(', ')} of ${request.order.order_no}: ${reason}`;
}

/** Steps of an order that are steps of a return, or of a cancellation. */
const STEPS = {
  return: [
    'return_requested',
    'pickup_scheduled',
    'picked_up',
    'return_qc',
    'return_rejected',
    'return_withdrawn',
    'refund_initiated',
    'refunded',
  ],
  cancel: ['cancel_requested', 'cancelled', 'refund_initiated', 'refunded'],
} as const;

async function historyOf(db: Database | Tx, request: CountedRequest): Promise<Details['history']> {
  const { kind, id, created_at: askedAt, order_no: orderNo } = request;
  if (kind === 'resize' || kind === 'claim')
    return [
      { state: 'open', at: askedAt.toISOString(), actor: 'customer', by: '', reason: '', note: '' },
      ...(await decisionsOf(db, [id])).map(({ state, at, decided_by: by, note }) => ({
        state,
        at: at.toISOString(),
        actor: state === 'withdrawn' ? 'customer' : 'staff',
        by,
        reason: '',
        note,
      })),
    ];
  const next = (await requestsOf(db, orderNo)).find(
    (other) => other.kind === kind && other.created_at > askedAt,
  );
  const calledOff = (await decisionsOf(db, [id])).map(({ at, decided_by: by, note }) => ({
    state: CALLED_OFF,
    at: at.toISOString(),
    actor: 'staff',
    by,
    reason: '',
    note,
  }));
  const steps = (await stepsOfOrder(db, orderNo))
    .filter(
      ({ state, at }) =>
        (STEPS[kind] as readonly string[]).includes(state) &&
        at >= askedAt &&
        (next === undefined || at < next.created_at),
    )
    .map(({ state, at, actor, moved_by: by, note }) => ({
      state: state.replaceAll('_', '-'),
      at: at.toISOString(),
      actor: actor === 'shopper' ? 'customer' : actor,
      by,
      reason: '',
      note,
    }));
  return [...steps, ...calledOff].sort((a, b) => a.at.localeCompare(b.at));
}

export async function detailsOf(db: Database | Tx, asked: OrderRequest): Promise<Details> {
  const { request_id: requestId, order } = asked;
  const { request, pieces, reason } = await partsOf(db, asked);
  const refund = (await refundsOfOrder(db, order.order_no)).find(({ request_id: id }) => id === requestId);
  const pickup = await findPickup(db, requestId);
  return {
    evidence: {
      order_no: order.order_no,
      pieces,
      reason_id: request.reason_id,
      reason,
      comment: request.comment,
      photos: request.photos,
      refund_to: request.refund_to,
      /** What became of fetching it; `''` where no courier was asked to. */
      pickup: pickup?.state ?? '',
      pickup_address: request.kind === 'cancel' ? null : (request.pickup_address ?? order.shipping_address),
    },
    terms:
      refund === undefined
        ? null
        : { refund_order_id: refund.refund_order_id, amount: refund.amount, state: refund.state },
    history: await historyOf(db, request),
  };
}
