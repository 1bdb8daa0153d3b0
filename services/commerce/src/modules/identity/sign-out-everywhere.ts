import type { Tx } from '../../platform/database/database.ts';
import { emit } from '../../platform/outbox/emit.ts';
import { endSignIn, type EndReason } from './sign-in.store.ts';

/**
 * Ends every sign-in of an account and says so: what was handed out from the account, a link say, ends
 * by the event, in whichever module it is.
 */
export async function signOutEverywhere(
  tx: Tx,
  customerId: string,
  because: EndReason,
  at: Date,
): Promise<void> {
  await endSignIn(tx, { customerId }, because, at);
  await emit(tx, {
    type: 'account.signed-out-everywhere',
    key: `${customerId}:${at.toISOString()}`,
    payload: { customer_id: customerId, at: at.toISOString() },
  });
}
