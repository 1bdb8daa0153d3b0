import type { GuestMerge } from '../../module.ts';
import { moveCoupon } from './buyer/choices.store.ts';
import { handOverPriceHold } from './price-hold/hand-over-price-hold.ts';
import { findHandedOver } from './price-hold/price-hold.store.ts';

export const guestMerge: GuestMerge = {
  async merge(tx, guestId, customerId, at, { priceHoldSecret }) {
    const [guest, customer] = [
      { kind: 'guest', id: guestId },
      { kind: 'customer', id: customerId },
    ] as const;
    await moveCoupon(tx, guest, customer);
    const promised = await findHandedOver(tx, guest, at);
    if (promised !== undefined)
      await handOverPriceHold(tx, { owner: guest, at, priceHoldSecret }, promised.id, customer);
  },
};
