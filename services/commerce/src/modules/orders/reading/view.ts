import { titleOf } from '../title-of.ts';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { TenderUse } from '../../tenders/index.ts';
import type {
  OrderDetails,
  OrderRequest,
  OrderStats,
  OrderSummary,
  Refund,
  TrackedLine,
} from '@suvarna/contracts/orders';
import type { StepRow } from '../rows/order-step.store.ts';
import type { LineRow } from '../rows/order-line.store.ts';
import type { OrderRow } from '../rows/order.store.ts';
import type { CreditNoteRow } from '../rows/credit-note.store.ts';
import type { RefundRow } from '../rows/refund.store.ts';
import type { CountedRequest } from '../rows/request.store.ts';
import { unmarkedBelowMg } from '../pieces/unmarked-below.ts';
import { keptOf, returnableOf } from '../pieces/kept-lines.ts';
import { pickupOf } from './pickup.ts';
import { allowedOf, isUnderWarranty, returnUntil, timelineOf } from '../states.ts';
import { stepsAhead } from './steps-ahead.ts';

const CREDITS = 'credits';

const iso = (at: Date | null): string => at?.toISOString() ?? '';
const deliveryBy = (lines: readonly LineRow[]): string =>
  lines.reduce((last, line) => (line.delivery_date > last ? line.delivery_date : last), '');
const stepsOf = (steps: readonly StepRow[]): OrderDetails['steps'] =>
  steps.map(({ state, at }) => ({ state, at: at.toISOString() }));

/** A step as the store's people see it. */
export const historyStep = ({ state, at, actor, moved_by: by, note }: StepRow) => ({
  state,
  at: at.toISOString(),
  actor,
  by,
  note,
});

export function summaryOf(order: OrderRow, lines: readonly LineRow[]): OrderSummary {
  return {
    order_no: order.order_no,
    state: order.state,
    placed_at: iso(order.placed_at),
    total_payable_paise: order.payable,
    currency: order.currency,
    item_count: lines.reduce((sum, line) => sum + line.quantity, 0),
    delivery_by: deliveryBy(lines),
    is_pickup: order.pickup_code !== null,
    pictures: lines.flatMap((line) => line.quote.productDetails.images.product_images.slice(0, 1)),
    titles: lines.map(({ quote }) => titleOf(quote.productDetails)),
  };
}

/** Of a line, what it is and costs: a gift note is for a customer who signs in. */
function trackedLine({ quote, delivery_date, handed_in: tradedIn }: LineRow): TrackedLine {
  const { item_id, karat, colour, size, size_names, quantity, engraving, line_price_paise, productDetails } =
    quote;
  return {
    item_id,
    karat,
    colour,
    size,
    ...(size_names && { size_names }),
    quantity,
    ...(engraving !== undefined && { engraving }),
    line_price_paise,
    delivery_date,
    productDetails,
    handed_in: tradedIn !== null,
  };
}

const withPickup = ({ order, steps }: Pick<OrderParts, 'order' | 'steps'>): Pick<OrderDetails, 'pickup'> => {
  const pickup = pickupOf(order, steps);
  return pickup === undefined ? {} : { pickup };
};

/** An order as a reader who has a code for it sees it: no name, no address, no note. */
export function statsOf(parts: Omit<OrderParts, 'refunds'>, at: Date): OrderStats {
  const { order, lines, steps, requests } = parts;
  const {
    refund_as_credits: _credits,
    retry_payment: _retry,
    invoice: _invoice,
    ...can
  } = askable(parts, at);
  return {
    order_no: order.order_no,
    state: order.state,
    steps: stepsOf(steps),
    delivery_by: deliveryBy(lines),
    ahead: stepsAhead(order, lines, at),
    lines: lines.map(trackedLine),
    total_payable_paise: order.payable,
    currency: order.currency,
    can,
    return_until: returnUntil(order.delivered_at),
    requests: requests.map((request) => requestView(request)),
    ...withPickup(parts),
  };
}

/** Money that became credits is told together with credits that came back. */
function withCredits(amount: number, tenders: readonly TenderUse[]): readonly TenderUse[] {
  const back = tenders.find(({ kind }) => kind === CREDITS);
  const all = amount + (back?.amount ?? 0);
  return [{ kind: CREDITS, units: all, amount: all }, ...tenders.filter((tender) => tender !== back)];
}

/** @param paidWith what of it went back besides money */
export function refundOf(
  row: RefundRow,
  paidWith: readonly TenderUse[],
  creditNote: CreditNoteRow | undefined,
): Refund {
  const asCredits = row.refund_to === CREDITS && row.bank_amount > 0;
  const tenders = asCredits ? withCredits(row.bank_amount, paidWith) : paidWith;
  return {
    refund_order_id: row.refund_order_id,
    order_no: row.order_no,
    state: row.state,
    amount_paise: row.amount,
    currency: row.currency,
    created_at: row.created_at.toISOString(),
    ...(creditNote && { credit_note_no: creditNote.credit_note_no }),
    tenders: [
      ...(row.bank_amount > 0 && !asCredits
        ? [{ tender: 'bank', amount_paise: row.bank_amount, coins: 0, state: row.state }]
        : []),
      // Tenders are given back in the moment the refund is approved.
      ...tenders.map(({ kind, units, amount }) => ({
        tender: kind,
        amount_paise: amount,
        coins: kind === 'coins' ? units : 0,
        state: 'done' as const,
      })),
    ],
  };
}

export interface OrderParts {
  readonly order: OrderRow;
  readonly lines: readonly LineRow[];
  readonly steps: readonly StepRow[];
  /** The oldest first. */
  readonly refunds: readonly Refund[];
  readonly requests: readonly CountedRequest[];
}

function requestView({
  id,
  kind,
  state,
  state_note,
  reason_id,
  item_ids,
  sizes,
  photos,
  created_at,
}: CountedRequest): OrderRequest {
  const items = item_ids.map((item_id, index) => ({
    item_id,
    ...(sizes[index] !== undefined && { size: sizes[index] }),
  }));
  return {
    request_id: id,
    kind,
    state,
    state_note,
    reason_id,
    items,
    photos,
    created_at: created_at.toISOString(),
  };
}

type Asked = Pick<OrderParts, 'order' | 'lines' | 'requests'>;

/** Which lines may be asked about: kept, under warranty, and not asked about already. */
function openToRequests({ order, lines, requests }: Asked, at: Date): readonly LineRow[] {
  if (order.delivered_at === null || !isUnderWarranty(order, order.delivered_at, at)) return [];
  const waiting = new Set(
    requests
      .filter(({ state }) => state === 'open' || state === 'accepted')
      .flatMap(({ item_ids: ids }) => ids),
  );
  return keptOf(order, lines, requests).filter(({ id }) => !waiting.has(id));
}

/** What may be asked for now, of the order and of its pieces. */
function askable(parts: Asked, at: Date): Required<OrderDetails['can']> {
  const { order, lines, requests } = parts;
  const open = openToRequests(parts, at);
  const allowed = allowedOf(order, at);
  return {
    ...allowed,
    return: allowed.return && returnableOf(lines, requests).length > 0,
    resize: open.some(({ size }) => size !== ''),
    claim: open.length > 0,
  };
}

const NOBODY = { full_name: '', mobile: '', email: '' } as const;
const NOWHERE = { house: '', street: '', landmark: '', city: '', state: '', pincode: '' } as const;

/**
 * A guest's own order as its browser sees it (specification §6: order details are for who is signed in): who
 * it goes to and where is told to no reader, since a guest's token lives in a browser that
 * others may use. A store in which it is collected is no secret.
 */
export function forGuest(details: OrderDetails): OrderDetails {
  return {
    ...details,
    gift_note: '',
    shipping_address: {
      ...details.shipping_address,
      ...NOBODY,
      ...(details.shipping_address.store_id === undefined && NOWHERE),
    },
    billing_address: { ...details.billing_address, ...NOBODY, ...NOWHERE },
    requests: (details.requests ?? []).map(({ pickup_address: _address, ...request }) => request),
  };
}

function lightness(
  line: LineRow,
  orderedOn: string,
): Pick<OrderDetails['lines'][number], 'unmarked_below_mg'> {
  const below = unmarkedBelowMg(line, orderedOn);
  return below === undefined ? {} : { unmarked_below_mg: below };
}

export function detailsOfOrder(parts: OrderParts, at: Date): OrderDetails {
  const { order, lines, steps, refunds, requests } = parts;
  const orderedOn = indianDay(order.placed_at ?? order.created_at);
  return {
    order_no: order.order_no,
    state: order.state,
    created_at: order.created_at.toISOString(),
    placed_at: iso(order.placed_at),
    payment_mode: order.payment_mode,
    gift_note: order.gift_note,
    steps: stepsOf(steps),
    ahead: stepsAhead(order, lines, at),
    lines: lines.map((line) => ({
      ...line.quote,
      dispatch_date: line.dispatch_date,
      delivery_date: line.delivery_date,
      huid: line.huids.join(', '),
      ...lightness(line, orderedOn),
      certificates: [...line.certificates],
      handed_in: line.handed_in !== null,
    })),
    totals: order.totals,
    shipping_address: order.shipping_address,
    billing_address: order.billing_address,
    ...withPickup(parts),
    can: askable(parts, at),
    return_until: returnUntil(order.delivered_at),
    timeline: timelineOf(order),
    refund: refunds.at(-1) ?? null,
    refunds: [...refunds],
    requests: requests.map((request) => ({
      ...requestView(request),
      pickup_address: request.pickup_address,
    })),
  };
}
