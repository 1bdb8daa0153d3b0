import { defineModule } from '../../module.ts';
import { NEEDS } from './needs.ts';
import { mergeGuestWishlist } from './wishlist.ts';
import { wishlistRoutes } from './wishlist.routes.ts';
import type { Consumer } from '../../platform/outbox/consume.ts';
import { dropUnusedShares, endShares } from './wishlist.store.ts';
import { wishlistData } from './personal-data.ts';

/** A person who had the account for a while keeps no link to look at its wishes. */
const endLinks: Consumer<'account.signed-out-everywhere'> = {
  name: 'end-wishlist-shares',
  run: (tx, { customer_id: customerId, at }) => endShares(tx, customerId, new Date(at)),
};

export const wishlist = defineModule({
  name: 'wishlist',
  needs: NEEDS,
  personalData: wishlistData,
  routes: { api: [wishlistRoutes] },
  consumers: { 'account.signed-out-everywhere': [endLinks] },
  cleanup: dropUnusedShares,
  guestMerge: { merge: mergeGuestWishlist },
});
