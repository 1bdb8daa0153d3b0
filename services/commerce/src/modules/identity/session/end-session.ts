import type { Tx } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/outbox/emit.ts';
import { endSignInsElsewhere, type Elsewhere } from '../records/device.store.ts';
import { revokeGuest } from '../records/session.store.ts';
import { endSignIn, type EndReason } from '../records/sign-in.store.ts';

/** Says that a sign-in ended: what went to its browser ends by the event, in whichever module it is. */
export async function sayEnded(tx: Tx, signInId: string, continuedBy: string | null): Promise<void> {
  await emit(tx, {
    type: 'session.ended',
    key: signInId,
    payload: { sign_in_id: signInId, continued_by: continuedBy },
  });
}

/** Ends one sign-in and says so. */
export async function endSession(tx: Tx, signInId: string, because: EndReason, at: Date): Promise<void> {
  const ended = await endSignIn(tx, { id: signInId }, because, at);
  if (ended !== undefined) await sayEnded(tx, ended.id, null);
}

/** Ends sign-ins of an account from another one. @returns how many ended */
export async function endElsewhere(
  tx: Tx,
  customerId: string,
  which: Elsewhere,
  because: 'signed-out-elsewhere' | 'contact-changed',
  at: Date,
): Promise<number> {
  const ended = await endSignInsElsewhere(tx, customerId, which, because, at);
  for (const id of ended) await sayEnded(tx, id, null);
  return ended.length;
}

/** Another sign-in took the place of the one that a browser had; of the same account it is the same person there. */
export async function replaceSession(
  tx: Tx,
  cookie: string,
  by: { readonly signInId: string; readonly customerId: string },
  at: Date,
): Promise<void> {
  const ended = await endSignIn(tx, { cookie }, 'replaced', at);
  if (ended !== undefined)
    await sayEnded(tx, ended.id, ended.customer_id === by.customerId ? by.signInId : null);
}

/** A guest says good-bye. One who becomes a customer does not: what the guest had moves along. */
export async function endGuest(tx: Tx, guestId: string, at: Date): Promise<void> {
  await revokeGuest(tx, guestId, at);
  await emit(tx, { type: 'guest.left', key: guestId, payload: { guest_id: guestId } });
}
