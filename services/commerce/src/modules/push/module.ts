import { sql } from 'kysely';
import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { holdSignIn } from '../identity/index.ts';
import { pushChannel } from './push-channel.ts';
import { webPushSender } from './web-push-sender.ts';
import { settings } from './push-settings.ts';
import type { Consumer } from '../../platform/outbox/consume.ts';
import { pushRoutes } from './push.routes.ts';
import { staffPushRoutes } from './staff-push.routes.ts';
import { notifyBrowsers } from './notify-browsers.ts';
import { pushData } from './personal-data.ts';
import { dropSubscriptionsFor, dropSubscriptionsOf, moveSubscriptions } from './push.store.ts';

const pushPlaced: Consumer<'order.placed'> = {
  name: 'push-order-placed',
  run: (tx, { order_no: orderNo }) => notifyBrowsers(tx, 'order-placed', orderNo, new Date()),
};

const pushShipped: Consumer<'order.shipped'> = {
  name: 'push-order-shipped',
  run: (tx, { order_no: orderNo }) => notifyBrowsers(tx, 'shipped', orderNo, new Date()),
};

/** A person who had the account for a while hears no more of it; a browser says again that it is there when a person signs in. */
const endNotices: Consumer<'account.signed-out-everywhere'> = {
  name: 'end-push-subscriptions',
  run: (tx, { customer_id: customerId, at }) => dropSubscriptionsOf(tx, customerId, new Date(at)),
};

/** Who signs out here, or is signed out from elsewhere, does not sit at this browser any more. */
const endNoticesOfSession: Consumer<'session.ended'> = {
  name: 'end-push-of-session',
  async run(tx, { sign_in_id: signInId, continued_by: by }) {
    // The one that went on may have ended in the meantime, and have been heard of first.
    if (by !== null && (await holdSignIn(tx, by))) await moveSubscriptions(tx, signInId, by);
    else await dropSubscriptionsFor(tx, { signInId });
  },
};

const endNoticesOfGuest: Consumer<'guest.left'> = {
  name: 'end-push-of-guest',
  run: (tx, { guest_id: guestId }) => dropSubscriptionsFor(tx, { guestId }),
};

export const push = defineModule({
  name: 'push',
  needs: NEEDS,
  // Notices reach a browser for half a year, whether or not it comes back.
  keepsGuest: sql`exists (select from push_subscriptions where push_subscriptions.guest_id = guests.id)`,
  personalData: pushData,
  routes: { api: [pushRoutes], staff: [staffPushRoutes] },
  consumers: {
    'order.placed': [pushPlaced],
    'order.shipped': [pushShipped],
    'account.signed-out-everywhere': [endNotices],
    'session.ended': [endNoticesOfSession],
    'guest.left': [endNoticesOfGuest],
  },
  settings,
  channels: ({ config, db, clock }) =>
    config.push === null ? [] : [pushChannel(db, webPushSender(config.push), clock)],
});
