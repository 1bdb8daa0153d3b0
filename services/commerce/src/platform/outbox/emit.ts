import type { Tx } from '../database/database.ts';
import { insertOutboxRow } from './outbox.store.ts';

/**
 * What this service says after a transaction, and what each event carries: identifiers only, never a
 * person's data. Every module adds its own: its `events.ts` declares this interface again with them.
 */
export interface DomainEvents {}
export type EventType = keyof DomainEvents;

export interface NewEvent<Type extends EventType = EventType> {
  readonly type: Type;
  /** Names this event among those of its type, e.g. the order number: emitted again, it is the same event. */
  readonly key: string;
  readonly payload: DomainEvents[Type];
}

/**
 * Says that something happened, in the transaction in which it happens: both are committed or
 * neither. Delivered at least once, later, in no promised order (platform/outbox/relay.ts).
 */
export async function emit<Type extends EventType>(
  tx: Tx,
  event: NewEvent<Type>,
): Promise<'emitted' | 'repeated'> {
  return (await insertOutboxRow(tx, { channel: 'events', ...event })) ? 'emitted' : 'repeated';
}
