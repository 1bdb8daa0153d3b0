import type { Database, Tx } from '../database/database.ts';
import { noteEffect, type ClaimedRow } from './outbox.store.ts';
import type { DomainEvents, EventType } from './emit.ts';
import { PermanentFailure, type Deliver } from './relay.ts';

export interface Consumer<Type extends EventType> {
  /** Never changes: it is how repeats are told. */
  readonly name: string;
  /** Runs in a transaction that also notes that it ran: once per event, however often it is delivered. */
  readonly run: (tx: Tx, payload: DomainEvents[Type]) => Promise<void>;
}
export type Consumers = { readonly [Type in EventType]: readonly Consumer<Type>[] };

/** Brings an event to all its consumers. One that failed is tried again with the event; the others know that they ran. */
export function deliverToConsumers(db: Database, consumers: Consumers): Deliver {
  return async (row: ClaimedRow) => {
    const known = Object.hasOwn(consumers, row.type) ? consumers[row.type as EventType] : undefined;
    if (known === undefined) throw new PermanentFailure(`no module knows ${row.type}`);
    for (const consumer of known) {
      await db.transaction().execute(async (tx) => {
        if (await noteEffect(tx, consumer.name, row.id)) await consumer.run(tx, row.payload as never);
      });
    }
  };
}
