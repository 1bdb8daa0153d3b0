import type { ColumnType, JSONColumnType } from 'kysely';

/**
 * Every table of the service. Each module adds its own, where the rest of it stands: its `tables.ts`
 * declares this interface again with them.
 */
export interface Tables {
  idempotency_keys: {
    principal: string;
    route: string;
    key: string;
    fingerprint: Buffer;
    claim: string;
    leased_until: Date;
    status: number | null;
    answer: JSONColumnType<object> | null;
    created_at: ColumnType<Date, never, never>;
  };
}
