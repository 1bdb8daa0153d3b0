import type { GuestMerge } from '../../module.ts';
import { holdShopper } from './hold-shopper.ts';
import { moveBag } from './merge.ts';

/** Both bags are held, the guest's first: nothing is added to either in the meantime. */
export const guestMerge: GuestMerge = {
  async hold(tx, guestId, customerId) {
    if (!(await holdShopper(tx, { kind: 'guest', id: guestId }))) return false;
    await holdShopper(tx, { kind: 'customer', id: customerId });
    return true;
  },
  merge: (tx, guestId, customerId, _at, { priceOf }) =>
    moveBag(tx, guestId, { kind: 'customer', id: customerId }, priceOf),
};
