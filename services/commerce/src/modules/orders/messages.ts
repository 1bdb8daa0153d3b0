import type { Money } from '@suvarna/contracts/money';
import { amountText } from '../../platform/notifications/amount.ts';
import { messagesIn } from '../../platform/notifications/messages.ts';
import { dayText } from '../../platform/notifications/day.ts';
import { template, type Template } from '../../platform/notifications/template.ts';
import { placedEmail } from './payment/placed-email.ts';
import type { PlacedOrder } from './payment/placed-order.ts';
import { refunded, type Refunded } from './refunds/refunded-message.ts';
import { texts } from './texts.ts';

interface OfOrder {
  readonly orderNo: string;
}
interface OrderPlaced extends OfOrder {
  readonly total: Money;
  /** What it is of, in the mail; left out of messages from before it was shown. */
  readonly order?: PlacedOrder;
}
/** @property store where it waits, in a line */
interface PickupReady extends OfOrder {
  readonly store: string;
  readonly code: string;
  /** Last day on which it is kept there; left out of messages from before it was said. */
  readonly until?: string;
}
/** About a piece that was delivered. */
interface RequestReceived extends OfOrder {
  readonly kind: 'resize' | 'claim';
  /** Who has no account follows the order by a code. */
  readonly isGuest?: boolean;
}
interface RequestDecided extends RequestReceived {
  readonly decision: 'accepted' | 'declined' | 'done';
  /** No courier comes for it: it was collected in a store, and no door was chosen. Left out of messages from before it was said. */
  readonly isBrought?: boolean;
  /** What the store's people want to say with it, in the mail. */
  readonly note?: string;
}

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    'cancel-requested': OfOrder;
    delivered: OfOrder;
    'order-placed': OrderPlaced;
    'payment-failed': OfOrder;
    refunded: Refunded;
    'pickup-ready': PickupReady;
    'pickup-reminder': PickupReady;
    'not-collected': OfOrder;
    'request-decided': RequestDecided;
    'request-received': RequestReceived;
    'request-withdrawn': RequestReceived;
    'return-withdrawn': OfOrder;
    shipped: OfOrder;
  }
}

/** News of an order, and the page that follows it, which guests open too. */
const news = (key: string): Template<OfOrder> =>
  template(key, ({ orderNo }, { page }) => ({ orderNo, page: page(`/orderstats/${orderNo}/`) }));

/** What waits in a store, what to say there, and until when. */
const toCollect = (key: string): Template<PickupReady> =>
  template(key, ({ orderNo, store, code, until }, { locale, t, page }) => ({
    orderNo,
    store,
    code,
    kept: until === undefined ? '' : t('pickup-kept', { day: dayText(until, locale) }),
    page: page(`/orderstats/${orderNo}/`),
  }));

/** Where requests stand. */
const pageOf = (orderNo: string, isGuest = false): string =>
  isGuest ? `/orderstats/${orderNo}/` : `/account/orders/${orderNo}/`;

const plainPlaced = template<OrderPlaced>('order-placed', ({ orderNo, total }, { locale, page }) => ({
  orderNo,
  total: amountText(total, locale),
  page: page(`/orderstats/${orderNo}/`),
}));

/** As text, and beside it as a page. */
const orderPlaced: Template<OrderPlaced> = {
  sms: (values, context) => plainPlaced.sms(values, context),
  email: (values, context) => ({
    ...plainPlaced.email(values, context),
    ...(values.order && { html: placedEmail({ ...values, order: values.order }, context) }),
  }),
};

export const messages = messagesIn(texts, {
  'cancel-requested': news('cancel-requested'),
  delivered: news('delivered'),
  'order-placed': orderPlaced,
  'payment-failed': news('payment-failed'),
  'not-collected': news('not-collected'),
  'pickup-ready': toCollect('pickup-ready'),
  'pickup-reminder': toCollect('pickup-reminder'),
  refunded,
  'request-decided': template(
    'request-decided',
    ({ orderNo, kind, isGuest, decision, isBrought, note = '' }, { t, page }) => ({
      orderNo,
      kind: t(`request-kind.${kind}`),
      decision: t(
        `request-decided.${decision === 'accepted' && isBrought === true ? 'accepted-bring' : decision}`,
      ),
      note: note === '' ? '' : `\n\n${note}`,
      page: page(pageOf(orderNo, isGuest)),
    }),
  ),
  'request-received': template('request-received', ({ orderNo, kind, isGuest }, { t, page }) => ({
    orderNo,
    kind: t(`request-kind.${kind}`),
    page: page(pageOf(orderNo, isGuest)),
  })),
  'request-withdrawn': template('request-withdrawn', ({ orderNo, kind, isGuest }, { t, page }) => ({
    orderNo,
    kind: t(`request-kind.${kind}`),
    page: page(pageOf(orderNo, isGuest)),
  })),
  'return-withdrawn': news('return-withdrawn'),
  shipped: news('shipped'),
});
