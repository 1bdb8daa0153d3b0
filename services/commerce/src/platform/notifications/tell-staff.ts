import type { Tx } from '../database/database.ts';
import { insertOutboxRow } from '../outbox/outbox.store.ts';

/** Something that the store's people have to do something about. */
export interface StaffAlert {
  /** A word of the operators' channel. */
  readonly event:
    | 'rate_stale'
    | 'rate_missing'
    | 'rates_waiting'
    | 'feed_refused'
    | 'feed_away'
    | 'plans_pooled';
  /** Names what happened: the same key again tells no person. */
  readonly key: string;
  /** One sentence in English; nothing of it was typed by a shopper. */
  readonly text: string;
  readonly expiresAt: Date;
}

/** Tells the store's people by their alert channel, once, when the transaction is committed. */
export async function tellStaff(tx: Tx, { event, key, text, expiresAt }: StaffAlert): Promise<void> {
  await insertOutboxRow(tx, {
    channel: 'alerts',
    type: `alert.${event}`,
    key,
    payload: { event, text },
    expiresAt,
  });
}
