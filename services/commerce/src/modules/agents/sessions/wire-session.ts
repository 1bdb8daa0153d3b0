import type { QuoteLine } from '@suvarna/contracts/checkout';
import { fieldIn, type Locale } from '@suvarna/contracts/locale';
import { dayText } from '../../../platform/notifications/day.ts';
import type { Message } from '../model/message.ts';
import { texts } from '../texts.ts';
import type { PricedSession } from './priced-session.ts';
import type { SessionRow } from './session.store.ts';
import type { Status } from './status.ts';
import { wireLineTotals, wireTotals } from './wire-totals.ts';

type Say = ReturnType<typeof texts>;

/** What a session is shown with. */
export interface ShownSession {
  readonly row: Pick<SessionRow, 'id' | 'kind' | 'currency' | 'wanted' | 'expires_at'>;
  readonly session: PricedSession;
  readonly messages: readonly Message[];
  readonly locale: Locale;
  readonly shopOrigin: string;
  /** Where its person goes on; `undefined` once there is nothing to go on with. */
  readonly continueUrl: string | undefined;
}

const PICTURE_WIDTH = 1_024;

/** An item as it was priced; made from what the quote keeps, so that it is what was promised. */
export function wireItem(line: QuoteLine, locale: Locale, shopOrigin: string) {
  const { productDetails: card, sku, quantity, line_price_paise: price, size } = line;
  const t = texts(locale);
  const [picture] = card.images.product_images;
  const title = fieldIn({ ...card, title: card.product_title }, 'title', locale);
  return {
    id: sku,
    title: size === '' ? title : t('item.sized', { title, size }),
    price: Math.round(price / quantity),
    ...(picture && { image_url: `${shopOrigin}${picture.src.replace('{w}', String(PICTURE_WIDTH))}` }),
  };
}

const wireLines = ({ session, locale, shopOrigin }: ShownSession) =>
  session.quote.items.map((line) => ({
    id: line.item_id,
    item: wireItem(line, locale, shopOrigin),
    quantity: line.quantity,
    totals: wireLineTotals(texts(locale), line),
  }));

function wireDiscounts(t: Say, { session: { quote }, row: { wanted } }: ShownSession) {
  const { coupon, items } = quote;
  if (wanted.discounts?.codes === undefined && coupon === null) return {};
  return {
    discounts: {
      codes: wanted.discounts?.codes ?? [],
      applied:
        coupon === null
          ? []
          : [
              {
                code: coupon.code,
                title: t('discount.title', { code: coupon.code }),
                amount: coupon.discount_paise,
                method: 'across',
                allocations: items.flatMap(({ coupon_share_paise: amount }, index) =>
                  amount > 0 ? [{ path: `$.line_items[${String(index)}]`, amount }] : [],
                ),
              },
            ],
    },
  };
}

/** One way at a time, and one group: pieces of one session travel together (rules 92 to 94). */
function wireFulfillment(t: Say, { session, locale }: ShownSession) {
  const { placement, arrival, quote } = session;
  const ids = quote.items.map(({ item_id: id }) => id);
  const { type, destinations, selectedId, service } = placement;
  const amount = quote.totals.shipping_charge_paise;
  const option = {
    id: type === 'pickup' ? 'collect' : 'insured',
    title: t(type === 'pickup' ? 'option.collect' : 'option.insured'),
    ...(arrival !== undefined && {
      description: t(type === 'pickup' ? 'option.ready-by' : 'option.arrives-by', {
        day: dayText(arrival, locale),
      }),
      latest_fulfillment_time: `${arrival}T20:00:00+05:30`,
    }),
    totals: [{ type: 'total', amount }],
  };
  return {
    fulfillment: {
      methods: [
        {
          id: type,
          type,
          line_item_ids: ids,
          destinations,
          selected_destination_id: selectedId,
          ...(service !== undefined && {
            groups: [{ id: 'all', line_item_ids: ids, options: [option], selected_option_id: option.id }],
          }),
        },
      ],
      available_methods: [
        ...(type === 'pickup'
          ? [{ type: 'shipping', line_item_ids: ids, description: t('method.shipping') }]
          : []),
        ...(type === 'shipping'
          ? [{ type: 'pickup', line_item_ids: ids, description: t('method.pickup') }]
          : []),
      ],
    },
  };
}

/** Pages that say by what rules the store sells (rule 55). */
const PAGES = {
  privacy_policy: '/policy/privacy/',
  terms_of_service: '/policy/terms/',
  refund_policy: '/policy/returns/',
  shipping_policy: '/policy/shipping/',
  faq: '/faqs/',
} as const;

const wireLinks = (shopOrigin: string, locale: Locale) =>
  Object.entries(PAGES).map(([type, path]) => ({
    type,
    url: `${shopOrigin}${locale === 'hi' ? '/hi' : ''}${path}`,
  }));

const shared = (shown: ShownSession) => {
  const { row, session, messages, locale, continueUrl } = shown;
  const t = texts(locale);
  const { buyer, context } = row.wanted;
  return {
    id: row.id,
    line_items: wireLines(shown),
    currency: row.currency,
    totals: wireTotals(t, session.quote.totals, session.placement.service !== undefined),
    ...(context && { context }),
    ...(buyer && { buyer }),
    ...wireDiscounts(t, shown),
    ...(messages.length > 0 && { messages }),
    links: wireLinks(shown.shopOrigin, locale),
    expires_at: row.expires_at.toISOString(),
    ...(continueUrl !== undefined && { continue_url: continueUrl }),
  };
};

/** As a cart is answered: estimates, as nothing of its place is known. */
export const wireCart = (shown: ShownSession) => shared(shown);

/** As a checkout is answered. */
export const wireCheckout = (
  shown: ShownSession,
  status: Status,
  order: { readonly id: string; readonly path: string } | undefined,
) => ({
  ...shared(shown),
  status,
  ...wireFulfillment(texts(shown.locale), shown),
  ...(order && { order: { id: order.id, permalink_url: `${shown.shopOrigin}${order.path}` } }),
});
