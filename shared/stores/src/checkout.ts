/**
 * Persisted stores that only the checkout uses (specification §3). Not shared by federation: a page
 * that sells nothing yet does not load them.
 */
import { browserStorage, session } from '@suvarna/session';
import { createAddressStore, isKeptAddress } from './address.store.ts';
import { createCheckoutCouponStore, isCoupon } from './checkout-coupon.store.ts';
import { createGiftStore, isGift } from './gift.store.ts';
import { persisted } from './persisted.ts';

const { local } = browserStorage;

export const checkoutCouponStore = createCheckoutCouponStore(persisted(local, isCoupon));
export const addressStore = createAddressStore(persisted(local, isKeptAddress));
/** Stays through a sign-out (specification §4). */
export const giftStore = createGiftStore(persisted(local, isGift));

let person = session.person();

session.subscribe(() => {
  const before = person;
  person = session.person();
  if (before === null || before === person) return;
  for (const store of [checkoutCouponStore, addressStore]) {
    store.getState().forget();
    store.persist.clearStorage();
  }
});
