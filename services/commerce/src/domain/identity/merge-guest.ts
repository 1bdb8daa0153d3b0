import type { Tx } from '../../data/database.ts';
import { moveGuestOrders } from '../../data/orders/order-store.ts';
import { revokeGuest } from '../../data/session-store.ts';
import { mergeGuestAddresses } from '../address/addresses.ts';
import { mergeGuestBag } from '../bag/merge.ts';
import { mergeGuestPincode } from '../delivery/shopper-pincode.ts';
import { mergeGuestWishlist } from '../wishlist/wishlist.ts';
import { holdShopper } from './hold-shopper.ts';

/**
 * Everything a guest has becomes the account's: bag, wishlist, addresses, pincode and orders that
 * are not paid yet. Both are held by the locks of their bags, the guest's first, so that nothing is
 * added meanwhile; the guest's sessions end in the same transaction. A repeat, or a twin that
 * waited, finds the guest merged and changes nothing.
 *
 * @returns whether it happened now
 */
export async function mergeGuest(tx: Tx, guestId: string, customerId: string, at: Date): Promise<boolean> {
  if (!(await holdShopper(tx, { kind: 'guest', id: guestId }))) return false;
  await holdShopper(tx, { kind: 'customer', id: customerId });
  await mergeGuestWishlist(tx, guestId, customerId);
  await mergeGuestAddresses(tx, guestId, customerId);
  await mergeGuestPincode(tx, guestId, customerId, at);
  await moveGuestOrders(tx, guestId, customerId);
  await mergeGuestBag(tx, guestId, customerId);
  await revokeGuest(tx, guestId, at);
  return true;
}
