import { randomUUID } from 'node:crypto';
import type { Tx } from './database.ts';

export type Lane = 'events' | 'sms' | 'email';

export interface NewOutboxRow {
  readonly lane: Lane;
  readonly type: string;
  readonly key: string;
  readonly payload: object;
  readonly expiresAt?: Date | undefined;
}

/** Adds a row; `false` when this type and key were said before. */
export async function insertOutboxRow(tx: Tx, row: NewOutboxRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx.insertInto('outbox').values({
    id: randomUUID(), lane: row.lane, type: row.type, key: row.key, payload: JSON.stringify(row.payload),
    expires_at: row.expiresAt ?? null, claim: null, outcome: null, settled_at: null,
  }).onConflict((conflict) => conflict.columns(['type', 'key']).doNothing()).executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
