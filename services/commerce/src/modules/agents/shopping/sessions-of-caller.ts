import type { Database, Tx } from '../../../platform/database/database.ts';
import type { AgentCall } from '../operation.ts';
import { findSession, lockSession, type SessionRow } from '../sessions/session.store.ts';
import type { SessionKind } from '../tables.ts';

type Call = Pick<AgentCall<unknown>, 'caller' | 'id' | 'deps'>;

const ownedBy = ({ caller, id }: Call, kind: SessionKind) => ({
  id,
  kind,
  profileUrl: caller.profileUrl,
  verified: caller.verified,
});

/** A session whose time is over is canceled, also before its row says so. */
const asOf = (row: SessionRow | undefined, at: Date): SessionRow | undefined =>
  row !== undefined && (row.state === 'open' || row.state === 'accepted') && row.expires_at <= at
    ? { ...row, state: 'canceled' }
    : row;

export const ownSession = async (
  db: Database,
  call: Call,
  kind: SessionKind,
): Promise<SessionRow | undefined> => asOf(await findSession(db, ownedBy(call, kind)), call.deps.clock());

export const lockOwnSession = async (
  tx: Tx,
  call: Call,
  kind: SessionKind,
): Promise<SessionRow | undefined> => asOf(await lockSession(tx, ownedBy(call, kind)), call.deps.clock());

/** A cart is there or it is not (UCP cart). */
export const isCartThere = (row: SessionRow | undefined): row is SessionRow => row?.state === 'open';
