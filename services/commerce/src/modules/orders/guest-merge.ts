import type { GuestMerge } from '../../module.ts';
import { lockOrdersOfGuest, moveGuestOrders } from './order.store.ts';

/**
 * An order earns coins for the account that owns it when its return window is over (domain rules
 * §2.10); one that was over before brings none.
 */
export const guestMerge: GuestMerge = {
  async hold(tx, guestId) {
    await lockOrdersOfGuest(tx, guestId);
    return true;
  },
  merge: moveGuestOrders,
};
