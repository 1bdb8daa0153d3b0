import type { Database } from '../../platform/database/database.ts';
import { countFaults, undecidedHolds, type LedgerCounts } from './ledger-check.store.ts';

export interface LedgerFindings extends LedgerCounts {
  /** Names of holds (`coins:<order>`) that were to be decided by now and are not: an order that ended and gave nothing back. */
  readonly undecidedHolds: readonly string[];
}

/** Time in which the job that ends unpaid orders may be late. */
const GRACE_MS = 10 * 60_000;
const HOLDS_AT_ONCE = 100;

/** Compares the ledger with itself. The database's own rules make all of it impossible; this says whether they held. */
export async function checkLedger(db: Database, at: Date): Promise<LedgerFindings> {
  return {
    ...(await countFaults(db)),
    undecidedHolds: await undecidedHolds(db, new Date(at.getTime() - GRACE_MS), HOLDS_AT_ONCE),
  };
}
