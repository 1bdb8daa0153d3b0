import type { GuestMerge } from '../../module.ts';
import { choicesOf, saveCoupon } from './buyer/choices.store.ts';

/** The coupon entered for the guest's bag goes with it, unless the account's bag has one. */
export const guestMerge: GuestMerge = {
  async merge(tx, guestId, customerId) {
    const entered = await choicesOf(tx, { kind: 'guest', id: guestId });
    const own = await choicesOf(tx, { kind: 'customer', id: customerId });
    if (entered.coupon_code !== null && own.coupon_code === null)
      await saveCoupon(tx, { kind: 'customer', id: customerId }, entered.coupon_code);
  },
};
