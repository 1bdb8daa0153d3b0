import { findOrder } from './modules/orders/order.store.ts';
import { tellBuyer } from './modules/orders/tell-buyer.ts';
import { tellBrowsers } from './modules/push/tell-browsers.ts';
import type { Consumer, Consumers } from './platform/outbox/consume.ts';

const tellOfFailedPayment: Consumer<'order.payment-failed'> = {
  name: 'tell-of-failed-payment',
  run: async (tx, { order_no: orderNo }) => {
    const order = await findOrder(tx, orderNo);
    // Paid by another try meanwhile: then there is nothing to worry about.
    if (order?.state === 'payment_failed') await tellBuyer(tx, order, 'payment-failed', { orderNo });
  },
};

const pushPlaced: Consumer<'order.placed'> = {
  name: 'push-order-placed',
  run: (tx, { order_no: orderNo }) => tellBrowsers(tx, 'order-placed', orderNo, new Date()),
};

const pushShipped: Consumer<'order.shipped'> = {
  name: 'push-order-shipped',
  run: (tx, { order_no: orderNo }) => tellBrowsers(tx, 'shipped', orderNo, new Date()),
};

/** Who acts on what this service says. Events without a consumer are kept for a month, for those to come. */
export const CONSUMERS: Consumers = {
  'order.placed': [pushPlaced],
  'order.payment-failed': [tellOfFailedPayment],
  'order.cancel-requested': [],
  'order.shipped': [pushShipped],
  'order.delivered': [],
  'order.refunded': [],
};
