/** A change and its row of the audit log: both or neither. */
import type { Pool, PoolClient } from '@suvarna/database/pool';
import type { AuditRecord } from '../domain/audit-chain.ts';
import { appendAudit, type SignedLog } from './audit.store.ts';
import { inTransaction } from './transaction.ts';

export interface AuditedStore extends SignedLog {
  readonly pool: Pool;
  readonly now: () => Date;
}

type Row = Pick<AuditRecord, 'actor' | 'action' | 'reason'> &
  Partial<Pick<AuditRecord, 'channel' | 'remote' | 'subject'>>;

/** Does the work; no row is written where it answers `null`. */
export const createAudited =
  ({ pool, now, ...log }: AuditedStore) =>
  async <Result>(row: Row, work: (client: PoolClient) => Promise<Result | null>): Promise<Result | null> => {
    const { result, end } = await inTransaction(pool, async (client) => {
      const result = await work(client);
      if (result === null) return { result, end: null };
      const record: AuditRecord = {
        at: now().toISOString(),
        channel: null,
        revision: null,
        remote: null,
        version: null,
        release: null,
        ...row,
      };
      return { result, end: await appendAudit(client, log, record) };
    });
    if (end) await log.memory.remember({ audit: end });
    return result;
  };

/** Of a statement that changes one row or none. */
export const changedOne = ({ rowCount }: { readonly rowCount: number | null }): true | null =>
  rowCount === 1 ? true : null;
