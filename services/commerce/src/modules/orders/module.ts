import { sql } from 'kysely';
import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { provide } from '../../provide.ts';
import { shopperOrders } from './shopper-orders.ts';
import { soldPieces } from './pieces/sold-pieces.ts';
import { redrawStored } from '../../platform/photos/redraw-stored.ts';
import { events } from './events.ts';
import { messages } from './messages.ts';
import { guestMerge } from './guest-merge.ts';
import type { Consumer } from '../../platform/outbox/consume.ts';
import { closeOrders, closePartsKept } from './closing/close.ts';
import { expireOrders } from './payment/expire.ts';
import { invoiceRoutes } from './invoice/invoice.routes.ts';
import { orderPurpose } from './payment/order-purpose.ts';
import { findOrder } from './rows/order.store.ts';
import { orderRoutes } from './orders.routes.ts';
import { staffOrderRoutes } from './staff-order.routes.ts';
import { orderRequests } from './requests/kinds.ts';
import { notifyBuyer } from './notify-buyer.ts';
import { orderData } from './personal-data.ts';
import { dropEndedTracking } from './reading/tracking.store.ts';
import { callOffUncollected, remindToCollect } from './delivery/uncollected.ts';

const notifyOfFailedPayment: Consumer<'order.payment-failed'> = {
  name: 'tell-of-failed-payment',
  run: async (tx, { order_no: orderNo }) => {
    const order = await findOrder(tx, orderNo);
    // Paid by another try in the meantime: then there is nothing to worry about.
    if (order?.state === 'payment_failed') await notifyBuyer(tx, order, 'payment-failed', { orderNo });
  },
};

export const orders = defineModule({
  name: 'orders',
  needs: NEEDS,
  keepsGuest: sql`exists (select from orders where orders.guest_id = guests.id)`,
  provides: {
    shopperOrders: provide([], () => shopperOrders),
    soldPieces: provide(['pagePool'], ({ pagePool }) => soldPieces(pagePool)),
  },
  personalData: orderData,
  routes: {
    api: [orderRoutes, invoiceRoutes],
    staff: [staffOrderRoutes],
  },
  requests: [({ tenders }) => orderRequests(tenders)],
  jobs: [
    redrawStored('request_photos', 'request_id'),
    {
      name: 'orders.expire',
      cron: '* * * * *',
      run: async ({ db, clock, tenders }) => {
        await expireOrders({ db, tenders }, clock());
      },
    },
    {
      name: 'orders.close',
      cron: '17 * * * *',
      run: async ({ db, clock }) => {
        await closeOrders(db, clock());
      },
    },
    {
      name: 'coins.earn',
      cron: '22 * * * *',
      run: async ({ db, clock }) => {
        await closePartsKept(db, clock());
      },
    },
    {
      name: 'orders.uncollected',
      cron: '37 * * * *',
      run: async ({ db, clock }) => {
        try {
          await remindToCollect(db, clock());
        } finally {
          // Also when a customer could not be reminded.
          await callOffUncollected(db, clock());
        }
      },
    },
  ],
  consumers: { 'order.payment-failed': [notifyOfFailedPayment] },
  guestMerge,
  purposes: [
    provide(['catalogue', 'tenders', 'grantedModes'], ({ catalogue, tenders, grantedModes }) =>
      orderPurpose(catalogue.priceOf, tenders, grantedModes),
    ),
  ],
  messages,
  events,
  cleanup: dropEndedTracking,
});
