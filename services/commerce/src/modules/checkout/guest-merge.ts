import type { GuestMerge } from '../../module.ts';
import { keepWishes, wishesOf } from './wish.store.ts';

/** The coupon entered for the guest's bag goes with it, unless the account's bag has one. */
export const guestMerge: GuestMerge = {
  async merge(tx, guestId, customerId) {
    const entered = await wishesOf(tx, { kind: 'guest', id: guestId });
    const own = await wishesOf(tx, { kind: 'customer', id: customerId });
    if (entered.coupon_code !== null && own.coupon_code === null)
      await keepWishes(tx, { kind: 'customer', id: customerId }, { coupon_code: entered.coupon_code });
  },
};
