import { keepWishes, wishesOf } from './modules/checkout/wish.store.ts';
import type { Tx } from './platform/database/database.ts';
import { lockOrdersOfGuest, moveGuestOrders } from './modules/orders/order.store.ts';
import { revokeGuest } from './modules/identity/session.store.ts';
import { mergeGuestAddresses } from './modules/customers/addresses.ts';
import { mergeGuestBag } from './modules/bag/merge.ts';
import { mergeGuestPincode } from './modules/shipping/shopper-pincode.ts';
import { mergeGuestWishlist } from './modules/wishlist/wishlist.ts';
import { holdShopper } from './modules/bag/hold-shopper.ts';
import type { MergeGuest } from './modules/identity/guest-merge.ts';
import type { Shopper } from './modules/identity/shopper.ts';

/**
 * Everything a guest has becomes the account's: bag with its coupon, wishlist, addresses, pincode
 * and orders. An order earns coins for the account that owns it when its return window is over
 * (domain rules §2.10); one that was over before brings none. Both are held by the locks of their bags, the guest's first, so that nothing is
 * added meanwhile; the guest's sessions end in the same transaction. A repeat, or a twin that
 * waited, finds the guest merged and changes nothing.
 *
 * @returns whether it happened now
 */
export const mergeGuest: MergeGuest = async (tx, guestId, customerId, at) => {
  const guest: Shopper = { kind: 'guest', id: guestId };
  const customer: Shopper = { kind: 'customer', id: customerId };
  // Orders before bags, as a payment that comes in meanwhile takes them: neither waits for the other in a circle.
  await lockOrdersOfGuest(tx, guestId);
  if (!(await holdShopper(tx, guest))) return false;
  await holdShopper(tx, customer);
  await mergeGuestWishlist(tx, guestId, customerId);
  await mergeGuestAddresses(tx, guestId, customerId);
  await mergeGuestPincode(tx, guestId, customerId, at);
  await mergeGuestCoupon(tx, guest, customer);
  await moveGuestOrders(tx, guestId, customerId);
  await mergeGuestBag(tx, guestId, customerId);
  await revokeGuest(tx, guestId, at);
  return true;
};

/** The coupon entered for the guest's bag goes with it, unless the account's bag has one. */
async function mergeGuestCoupon(tx: Tx, guest: Shopper, customer: Shopper): Promise<void> {
  const [entered, own] = [await wishesOf(tx, guest), await wishesOf(tx, customer)];
  if (entered.coupon_code !== null && own.coupon_code === null)
    await keepWishes(tx, customer, { coupon_code: entered.coupon_code });
}
