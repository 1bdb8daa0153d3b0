import type { GuestMerge } from '../../module.ts';
import { lockOpened, moveOpened } from './sessions/session.store.ts';

/** What a guest took over of an agent is the account's, so that its link stays open in the same browser. */
export const guestMerge: GuestMerge = {
  async hold(tx, guestId) {
    await lockOpened(tx, guestId);
    return true;
  },
  merge: (tx, guestId, customerId) => moveOpened(tx, guestId, customerId),
};
