import type { Money } from '@suvarna/contracts/money';
import { amountText } from '../../platform/notifications/amount.ts';
import { messagesIn } from '../../platform/notifications/messages.ts';
import { template, type Template } from '../../platform/notifications/template.ts';
import { refunded, type Refunded } from './refunded-message.ts';
import { texts } from './texts.ts';

interface OfOrder {
  readonly orderNo: string;
}
interface OrderPlaced extends OfOrder {
  readonly total: Money;
}
/** About a piece that was delivered. */
interface RequestReceived extends OfOrder {
  readonly kind: 'resize' | 'claim';
}
interface RequestDecided extends RequestReceived {
  readonly decision: 'accepted' | 'declined' | 'done';
  /** What the store's people want to say with it; may be empty. */
  readonly note: string;
}

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    'cancel-requested': OfOrder;
    delivered: OfOrder;
    'order-placed': OrderPlaced;
    'payment-failed': OfOrder;
    refunded: Refunded;
    'request-decided': RequestDecided;
    'request-received': RequestReceived;
    shipped: OfOrder;
  }
}

/** News of an order, and the page that follows it, which guests open too. */
const news = (key: string): Template<OfOrder> =>
  template(key, ({ orderNo }, { page }) => ({ orderNo, page: page(`/orderstats/${orderNo}/`) }));

export const messages = messagesIn(texts, {
  'cancel-requested': news('cancel-requested'),
  delivered: news('delivered'),
  'order-placed': template('order-placed', ({ orderNo, total }, { locale, page }) => ({
    orderNo,
    total: amountText(total, locale),
    page: page(`/orderstats/${orderNo}/`),
  })),
  'payment-failed': news('payment-failed'),
  refunded,
  'request-decided': template('request-decided', ({ orderNo, kind, decision, note }, { t, page }) => ({
    orderNo,
    kind: t(`request-kind.${kind}`),
    decision: t(`request-decided.${decision}`),
    note: note === '' ? '' : `\n\n${note}`,
    page: page(`/account/orders/${orderNo}/`),
  })),
  'request-received': template('request-received', ({ orderNo, kind }, { t, page }) => ({
    orderNo,
    kind: t(`request-kind.${kind}`),
    page: page(`/account/orders/${orderNo}/`),
  })),
  shipped: news('shipped'),
});
