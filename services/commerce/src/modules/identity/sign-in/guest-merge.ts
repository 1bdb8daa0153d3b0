import type { Tx } from '../../../platform/database/database.ts';

/**
 * Gives the account everything the guest has, in the transaction of the sign-in. What a guest can have
 * is other modules' business: the bag provides what does it.
 *
 * @returns whether it happened now: a guest's things go once
 */
export type MergeGuest = (tx: Tx, guestId: string, customerId: string, at: Date) => Promise<boolean>;
