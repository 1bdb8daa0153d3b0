import type { GuestMerge } from '../../module.ts';
import { moveCoupon } from './buyer/choices.store.ts';

export const guestMerge: GuestMerge = {
  merge: (tx, guestId, customerId) =>
    moveCoupon(tx, { kind: 'guest', id: guestId }, { kind: 'customer', id: customerId }),
};
