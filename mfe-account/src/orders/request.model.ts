import type {
  CancelRequestBody,
  ClaimRequestBody,
  OrderDetails,
  OrderRequest,
  RefundTo,
  RequestPhoto,
  ResizeRequestBody,
  ReturnRequestBody,
  TrackedLine,
} from '@suvarna/contracts/orders';
import type { Address } from '@suvarna/contracts/customers';
import type { Asked } from './order-state.model.ts';

export type Piece = TrackedLine;
/** The order that something is asked for, as far as the asking needs it. */
export interface AskedOrder extends Pick<OrderDetails, 'order_no' | 'requests'> {
  readonly lines: readonly Piece[];
  readonly can?: Partial<OrderDetails['can']> | undefined;
  /** Where it went; left out where a courier is sent nowhere else. */
  readonly shipping_address?: Address;
  /** Where it was collected. */
  readonly pickup?: OrderDetails['pickup'] | undefined;
}
export type RequestBody = CancelRequestBody | ClaimRequestBody | ResizeRequestBody | ReturnRequestBody;

/** What was filled in so far. */
export interface Draft {
  readonly reason: string;
  readonly comment: string;
  /** `item_id`s of the pieces it is about. */
  readonly chosen: readonly string[];
  /** Where money that comes back is to go. */
  readonly refundTo: RefundTo;
  /** Where pieces are fetched; `''` for where the order went. */
  readonly pickupId: string;
  /** New sizes by `item_id`. */
  readonly sizes: Readonly<Record<string, string>>;
}

/** Keys of texts, by the field that is wrong; a size's is its `item_id`. */
export type Faults = Readonly<Partial<Record<string, string>>>;

/** Whether a piece that is sent back takes a request with it: it was not answered. */
const endsWithReturn = ({ kind, state }: OrderRequest): boolean =>
  state === 'open' && (kind === 'claim' || kind === 'resize');

/** What was asked for chosen pieces otherwise, and is taken back when they are sent back. */
export const takenBackWith = (
  { requests = [] }: Pick<AskedOrder, 'requests'>,
  chosen: readonly string[],
): readonly OrderRequest[] =>
  requests.filter(
    (request) => endsWithReturn(request) && request.items.some((item) => chosen.includes(item.item_id)),
  );

/**
 * Pieces that may be asked about: with the shopper, and not waiting for an answer already. A piece is sent
 * back once; a return that was taken back is none.
 */
export function piecesFor(what: Asked, { lines, requests = [] }: AskedOrder): readonly Piece[] {
  if (what === 'cancel') return [];
  const taken = requests.filter((request) => {
    const { kind, state } = request;
    if (what === 'return' && endsWithReturn(request)) return false;
    return (
      state === 'open' ||
      state === 'accepted' ||
      (kind === 'return' && state !== 'withdrawn' && (what === 'return' || state !== 'declined'))
    );
  });
  const ids = new Set(taken.flatMap(({ items }) => items.map((item) => item.item_id)));
  return lines.filter(
    (line) => line.handed_in !== true && !ids.has(line.item_id) && (what !== 'resize' || line.size !== ''),
  );
}

/** What an order's shopper is offered to ask for, in the order of the buttons. */
export function offeredBy(order: AskedOrder): readonly Asked[] {
  const { can } = order;
  const offers: readonly Asked[] = ['cancel', 'return', 'resize', 'claim'];
  return offers.filter(
    (what) => can?.[what] === true && (what === 'cancel' || piecesFor(what, order).length > 0),
  );
}

/** All of an order is usually sent back; a fault, or a size, is usually that of one piece. */
export function firstDraft(what: Asked, pieces: readonly Piece[]): Draft {
  const chosen = what === 'return' || pieces.length === 1 ? pieces.map((piece) => piece.item_id) : [];
  return { reason: '', comment: '', chosen, refundTo: 'source', pickupId: '', sizes: {} };
}

/** Where couriers may be sent for it: the country of the order; `null` where nothing is chosen. */
export const pickupCountry = (what: Asked, { shipping_address: address }: AskedOrder): string | null =>
  what === 'cancel' || address === undefined ? null : address.country_id;

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
  const pickup = draft.pickupId !== '' && { pickup_address_id: draft.pickupId };
  if (what === 'resize')
    return {
      ...common,
      ...pickup,
      items: draft.chosen.map((id) => ({ item_id: id, size: draft.sizes[id] ?? '' })),
    };
  return {
    ...common,
    ...pickup,
    item_ids: [...draft.chosen],
    ...(what === 'return' && refund),
    ...(photos.length > 0 && { photos: [...photos] }),
  };
}
