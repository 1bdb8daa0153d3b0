import type { OrderDetails } from '@suvarna/contracts/orders';
import type { Locale } from '@suvarna/contracts/locale';
import { dayText } from '../../../platform/notifications/day.ts';
import { texts } from '../texts.ts';
import { orderPath } from '../sessions/show-session.ts';
import { wireItem } from '../sessions/wire-session.ts';
import { wireLineTotals, wireTotals } from '../sessions/wire-totals.ts';

/** An order with what says it as a platform is told of it. */
export interface ToldOrder {
  readonly order: OrderDetails;
  readonly checkoutId: string;
  readonly locale: Locale;
  readonly shopOrigin: string;
}

type Line = OrderDetails['lines'][number];

/** What the store's states are to a platform; others say nothing of where the pieces are. */
const EVENTS: Readonly<Record<string, string>> = {
  placed: 'processing',
  shipped: 'shipped',
  out_for_delivery: 'in_transit',
  delivered: 'delivered',
  cancelled: 'canceled',
  picked_up: 'returned_to_sender',
};
const isCancelled = ({ steps }: OrderDetails): boolean => steps.some(({ state }) => state === 'cancelled');

/** Ids of lines that were sent back and that the store took. */
const givenBack = ({ requests = [] }: OrderDetails): ReadonlySet<string> =>
  new Set(
    requests
      .filter(({ kind, state }) => kind === 'return' && (state === 'accepted' || state === 'done'))
      .flatMap(({ items }) => items.map(({ item_id: id }) => id)),
  );

const isDelivered = ({ steps }: OrderDetails): boolean => steps.some(({ state }) => state === 'delivered');

function quantityOf(order: OrderDetails, line: Line) {
  const isGone = isCancelled(order) || givenBack(order).has(line.item_id);
  const total = isGone ? 0 : line.quantity;
  return { original: line.quantity, total, fulfilled: isDelivered(order) ? total : 0 };
}

function statusOf({ total, fulfilled }: ReturnType<typeof quantityOf>): string {
  if (total === 0) return 'removed';
  return fulfilled === total ? 'fulfilled' : fulfilled > 0 ? 'partial' : 'processing';
}

const counted = (lines: readonly Line[], sign: 1 | -1 = 1) =>
  lines.map(({ item_id: id, quantity }) => ({ id, quantity: sign * quantity }));

/** Where it goes, no nearer than its town: the street is between the buyer and the store. */
function destination({ shipping_address: to }: OrderDetails) {
  const { city, state, pincode, country_id: country } = to;
  return {
    address_country: country,
    ...(city !== '' && { address_locality: city }),
    ...(state !== '' && { address_region: state }),
    ...(pincode !== '' && { postal_code: pincode }),
  };
}

/** Money that went back, or is on its way: each once, with what it was for where that is known (rules 101 and 102). */
function adjustments(order: OrderDetails) {
  const back = givenBack(order);
  const lines = isCancelled(order) ? order.lines : order.lines.filter(({ item_id: id }) => back.has(id));
  const { refunds = [] } = order;
  return refunds.map((refund) => ({
    id: refund.refund_order_id,
    type: 'refund',
    occurred_at: refund.created_at,
    status: refund.state === 'done' ? 'completed' : 'pending',
    // Of several refunds each is of some of the lines; which is told where there is one.
    ...(refunds.length === 1 && lines.length > 0 && { line_items: counted(lines, -1) }),
    totals: [{ type: 'total', amount: -refund.amount_paise }],
  }));
}

/** The whole order as it stands (rule 100): who bought it, and how, is not in it. */
export function orderSnapshot({ order, checkoutId, locale, shopOrigin }: ToldOrder) {
  const t = texts(locale);
  const { order_no: id, lines, steps, totals } = order;
  const permalink = `${shopOrigin}${locale === 'hi' ? '/hi' : ''}${orderPath(id)}`;
  const arrival = lines
    .map(({ delivery_date: day }) => day)
    .sort()
    .at(-1);
  const isPickup = order.shipping_address.store_id !== undefined;
  const adjusted = adjustments(order);
  return {
    id,
    label: id,
    checkout_id: checkoutId,
    permalink_url: permalink,
    currency: totals.currency,
    line_items: lines.map((line) => {
      const quantity = quantityOf(order, line);
      return {
        id: line.item_id,
        item: wireItem(line, locale, shopOrigin),
        quantity,
        totals: wireLineTotals(t, line),
        status: statusOf(quantity),
      };
    }),
    fulfillment: {
      expectations: [
        {
          id: 'all',
          line_items: counted(lines),
          method_type: isPickup ? 'pickup' : 'shipping',
          destination: destination(order),
          ...(arrival !== undefined && {
            description: t(isPickup ? 'option.ready-by' : 'option.arrives-by', {
              day: dayText(arrival, locale),
            }),
          }),
        },
      ],
      events: steps.flatMap(({ state, at }, index) => {
        const type = EVENTS[state];
        return type === undefined
          ? []
          : [
              {
                id: `${id}-${String(index + 1)}`,
                occurred_at: at,
                type,
                line_items: counted(lines),
                // Couriers of jewellery are not followed by strangers: the order's own page says where it is.
                ...(type !== 'processing' && { tracking_number: id, tracking_url: permalink }),
              },
            ];
      }),
    },
    ...(adjusted.length > 0 && { adjustments: adjusted }),
    totals: wireTotals(t, totals, true),
  };
}
