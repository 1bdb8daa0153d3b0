import type {
  CancelRequestBody,
  ClaimRequestBody,
  OrderDetails,
  RefundTo,
  RequestPhoto,
  ResizeRequestBody,
  ReturnRequestBody,
} from '@suvarna/contracts/api/orders';
import type { Asked } from './order-state.model.ts';

export type Piece = OrderDetails['lines'][number];
/** The order that something is asked for, as far as the asking needs it. */
export type AskedOrder = Pick<OrderDetails, 'order_no' | 'lines' | 'requests'> & {
  readonly can?: Pick<OrderDetails['can'], 'refund_as_credits'>;
};
export type RequestBody = CancelRequestBody | ClaimRequestBody | ResizeRequestBody | ReturnRequestBody;

/** What was filled in so far. */
export interface Draft {
  readonly reason: string;
  readonly comment: string;
  /** `item_id`s of the pieces it is about. */
  readonly chosen: readonly string[];
  /** Where money that comes back is to go. */
  readonly refundTo: RefundTo;
  /** New sizes by `item_id`. */
  readonly sizes: Readonly<Record<string, string>>;
}

/** Keys of texts, by the field that is wrong; a size's is its `item_id`. */
export type Faults = Readonly<Partial<Record<string, string>>>;

/**
 * Pieces that may be asked about: with the shopper, and not waiting for an answer already. One whose fault
 * was only reported may still be sent back: the days for that go by meanwhile. A piece is sent back once.
 */
export function piecesFor(what: Asked, { lines, requests = [] }: AskedOrder): readonly Piece[] {
  if (what === 'cancel') return [];
  const taken = requests.filter(
    ({ kind, state }) =>
      (state === 'open' && what !== 'return') ||
      state === 'accepted' ||
      (kind === 'return' && (what === 'return' || state !== 'declined')),
  );
  const ids = new Set(taken.flatMap(({ items }) => items.map((item) => item.item_id)));
  return lines.filter((line) => !ids.has(line.item_id) && (what !== 'resize' || line.size !== ''));
}

/** What an order's shopper is offered to ask for, in the order of the buttons. */
export function offeredBy(order: OrderDetails): readonly Asked[] {
  const { can } = order;
  const offers: readonly Asked[] = ['cancel', 'return', 'resize', 'claim'];
  return offers.filter(
    (what) => can[what] === true && (what === 'cancel' || piecesFor(what, order).length > 0),
  );
}

/** All of an order is usually sent back; a fault, or a size, is usually that of one piece. */
export function firstDraft(what: Asked, pieces: readonly Piece[]): Draft {
  const chosen = what === 'return' || pieces.length === 1 ? pieces.map((piece) => piece.item_id) : [];
  return { reason: '', comment: '', chosen, refundTo: 'source', sizes: {} };
}

/** Whether its shopper may choose where money that comes back goes. */
export const mayChooseRefund = (what: Asked, { can }: AskedOrder): boolean =>
  (what === 'cancel' || what === 'return') && can?.refund_as_credits === true;

export function faultsOf(what: Asked, { reason, chosen, sizes }: Draft): Faults {
  return {
    ...(reason === '' && { reason: 'order.reason-needed' }),
    ...(what !== 'cancel' && chosen.length === 0 && { pieces: 'order.pieces-needed' }),
    ...(what === 'resize' &&
      Object.fromEntries(chosen.filter((id) => !sizes[id]).map((id) => [id, 'order.size-needed']))),
  };
}

export function bodyOf(
  what: Asked,
  orderNo: string,
  draft: Draft,
  photos: readonly RequestPhoto[],
): RequestBody {
  const comment = draft.comment.trim();
  const common = { order_no: orderNo, reason_id: Number(draft.reason), ...(comment && { comment }) };
  const refund = draft.refundTo === 'credits' && { refund_to: draft.refundTo };
  if (what === 'cancel') return { ...common, ...refund };
  if (what === 'resize')
    return { ...common, items: draft.chosen.map((id) => ({ item_id: id, size: draft.sizes[id] ?? '' })) };
  return {
    ...common,
    item_ids: [...draft.chosen],
    ...(what === 'return' && refund),
    ...(photos.length > 0 && { photos: [...photos] }),
  };
}
