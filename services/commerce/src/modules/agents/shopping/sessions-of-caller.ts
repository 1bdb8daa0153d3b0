import type { Database, Tx } from '../../../platform/database/database.ts';
import type { AgentCall } from '../operation.ts';
import { findSession, type LockedSession, lockSession, type SessionRow } from '../sessions/session.store.ts';
import type { SessionKind } from '../tables.ts';

type Call = Pick<AgentCall<unknown>, 'caller' | 'id' | 'deps'>;

const ownedBy = ({ caller, id }: Call, kind: SessionKind) => ({
  id,
  kind,
  profileUrl: caller.profileUrl,
  verified: caller.verified,
});

/** A session whose time is over is canceled, also before its row says so. */
const asOf = (row: SessionRow, at: Date): SessionRow =>
  (row.state === 'open' || row.state === 'accepted') && row.expires_at <= at
    ? { ...row, state: 'canceled' }
    : row;

export async function ownSession(
  db: Database,
  call: Call,
  kind: SessionKind,
): Promise<SessionRow | undefined> {
  const row = await findSession(db, ownedBy(call, kind));
  return row && asOf(row, call.deps.clock());
}

export async function lockOwnSession(
  tx: Tx,
  call: Call,
  kind: SessionKind,
): Promise<LockedSession | undefined> {
  const at = call.deps.clock();
  const locked = await lockSession(tx, ownedBy(call, kind), at);
  return locked && { ...locked, row: asOf(locked.row, at) };
}

/** A cart is there or it is not (UCP cart). */
export const isCartThere = (row: SessionRow | undefined): row is SessionRow => row?.state === 'open';
