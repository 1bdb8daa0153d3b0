import { contactsOf } from '../checkout/index.ts';
import { proveClaims } from './rows/coupon-claim.store.ts';
import { findCustomer } from '../identity/index.ts';
import type { GuestMerge } from '../../module.ts';
import { lockOrdersOfGuest, moveGuestOrders } from './rows/order.store.ts';

/**
 * An order earns coins for the account that owns it when its return window is over (domain rules
 * §2.10); one that was over before brings none.
 */
export const guestMerge: GuestMerge = {
  async hold(tx, guestId) {
    await lockOrdersOfGuest(tx, guestId);
    return true;
  },
  async merge(tx, guestId, customerId) {
    const moved = await moveGuestOrders(tx, guestId, customerId);
    const proven = contactsOf(await findCustomer(tx, customerId), undefined).filter((one) => one.proven);
    await proveClaims(
      tx,
      moved,
      proven.map(({ fingerprint }) => fingerprint),
    );
  },
};
