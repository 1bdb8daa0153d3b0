import type { Tx } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/outbox/emit.ts';
import { sayEnded } from './end-session.ts';
import { endSignInsOf, type EndReason } from '../records/sign-in.store.ts';

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
  for (const id of await endSignInsOf(tx, customerId, because, at)) await sayEnded(tx, id, null);
  await emit(tx, {
    type: 'account.signed-out-everywhere',
    key: `${customerId}:${at.toISOString()}`,
    payload: { customer_id: customerId, at: at.toISOString() },
  });
}
