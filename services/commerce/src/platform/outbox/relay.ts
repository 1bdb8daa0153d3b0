import { followUp } from '@suvarna/telemetry/spans';
import type { OpenSpan } from '@suvarna/telemetry/tracer';
import type { Logger } from 'pino';
import type { Database } from '../database/database.ts';
import { claimDue, postpone, settle, type ClaimedRow, type RelayTarget } from './outbox.store.ts';
import { backoffSeconds, MAX_ATTEMPTS } from './backoff.ts';

/** A failure that no further try can mend; the event is dead at once. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/** Hands one row over. It may be called again for the same row: the receiver tells repeats by `row.id`. */
export type Deliver = (row: ClaimedRow) => Promise<void>;

export interface RelayChannel {
  readonly channel: RelayTarget;
  readonly deliver: Deliver;
  /** Deliveries at the same time. */
  readonly atOnce: number;
  /** Before a row is dead; as many as the outbox has when left out. */
  readonly tries?: number;
  /** What stays of a row's payload once it is out; everything when left out. */
  readonly keep?: (row: ClaimedRow) => object;
}

export interface RelayContext {
  readonly db: Database;
  readonly log: Logger;
  readonly clock: () => Date;
}

/** Longer than any delivery may take: after it, the process that claimed the row is certainly gone. */
const LEASE_SECONDS = 60;

/** Name and code say what went wrong; a message could quote an address or a code. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return [
    error.name,
    ...[code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number'),
  ]
    .join(' ')
    .slice(0, 120);
}

/** @returns whether the row is out of the way: not when its delivery failed */
async function deliverOne(
  { db, log, clock }: RelayContext,
  { deliver, keep, channel, tries = MAX_ATTEMPTS }: RelayChannel,
  row: ClaimedRow,
  span: OpenSpan | undefined,
): Promise<boolean> {
  const kept = keep?.(row) ?? row.payload;
  if (row.expires_at !== null && row.expires_at <= clock()) {
    await settle(db, row, 'expired', kept);
    return true;
  }
  try {
    // Counted at the claim: a row that ends its process each time gets here in the end.
    if (row.attempts > tries) throw new PermanentFailure('tried too often');
    await deliver(row);
  } catch (error) {
    const cause = describe(error);
    span?.fail(error);
    log.warn(
      { err: error, channel, type: row.type, event: row.id, attempts: row.attempts },
      'a delivery failed',
    );
    if (!(error instanceof PermanentFailure) && row.attempts < tries)
      await postpone(db, row, backoffSeconds(row.attempts), cause);
    // What expires is a secret and must not wait for a person; the rest stays as it is by now, to be sent after all.
    else await settle(db, row, 'dead', row.expires_at === null ? undefined : kept, cause);
    return false;
  }
  await settle(db, row, 'delivered', kept);
  return true;
}

/** In the trace of the request that said it, and linked to it: much later it is found from either side. */
const deliverTraced = (context: RelayContext, channel: RelayChannel, row: ClaimedRow): Promise<boolean> =>
  followUp(
    {
      name: `process ${channel.channel} ${row.type}`,
      kind: 'consumer',
      attributes: { 'messaging.system': 'suvarna-outbox', 'messaging.destination.name': channel.channel },
    },
    { parent: row.trace_context, link: row.trace_context },
    (span) => deliverOne(context, channel, row, span),
  );

export interface Round {
  readonly tried: number;
  readonly failed: number;
}

/** Delivers what is due in a channel, once around. */
export async function relayOnce(context: RelayContext, channel: RelayChannel): Promise<Round> {
  const rows = await claimDue(context.db, channel.channel, channel.atOnce, LEASE_SECONDS);
  const done = await Promise.all(rows.map((row) => deliverTraced(context, channel, row)));
  return { tried: rows.length, failed: done.filter((out) => !out).length };
}
