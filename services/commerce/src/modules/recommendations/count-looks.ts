import type { CountedEvent } from '@suvarna/contracts/events';
import { keyedFingerprintOf } from '../../platform/crypto/fingerprint.ts';
import type { Database } from '../../platform/database/database.ts';
import { takeAllowance } from '../../platform/http/limits/allowance.store.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { addLooks, leaveMarks, type Pair } from './looks.store.ts';
import { keyInUse } from '../../platform/crypto/keys.ts';

const DAY_MS = 86_400_000;
/** Of one batch, and batches of one address and day: enough for all who shop behind it, and a bound for who makes them up. */
const MOST_PAIRS = 20;
const A_DAY = { limit: 200, seconds: 86_400 } as const;
const MARK_BYTES = 16;

/** The Monday of a moment, in UTC: looks are added up by the week. */
export function weekOf(at: Date): string {
  const sinceMonday = (at.getUTCDay() + 6) % 7;
  return new Date(at.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** Pairs of designs that are there, each once, however often a batch tells it. */
function pairsOf(events: readonly CountedEvent[], isKnown: (id: number) => boolean): Pair[] {
  const pairs = new Map<string, Pair>();
  for (const { name, product_id: seen, after = [] } of events) {
    if (name !== 'product-viewed' || seen === undefined || !isKnown(seen)) continue;
    for (const other of after)
      if (other !== seen && isKnown(other)) {
        const pair: Pair = [Math.min(seen, other), Math.max(seen, other)];
        pairs.set(pair.join(' '), pair);
      }
  }
  return [...pairs.values()].slice(0, MOST_PAIRS);
}

interface Visitor {
  /** Whom limits count a call for. It is kept nowhere. */
  readonly address: string;
  readonly secret: string;
}

/**
 * Counts which designs were looked at together. Browsers tell it only with consent. From one address a
 * pair counts once in a week, so that a visitor who reloads, or makes looks up, moves no more than one shopper does.
 */
export async function countLooks(
  { db, catalogue }: { readonly db: Database; readonly catalogue: Pick<Catalogue, 'snapshot'> },
  events: readonly CountedEvent[],
  { address, secret }: Visitor,
  at: Date,
): Promise<void> {
  const pairs = pairsOf(events, (id) => catalogue.snapshot()?.byId.has(id) === true);
  if (pairs.length === 0) return;
  const [key, week] = [Buffer.from(keyInUse(secret)), weekOf(at)];
  const name = `looks:${keyedFingerprintOf(key, ['looks', address]).toString('base64url')}`;
  if ((await takeAllowance(db, { ...A_DAY, name }, at)) !== undefined) return;
  const marked = pairs.map((pair) => ({
    pair,
    mark: keyedFingerprintOf(key, ['look', week, address, ...pair]).subarray(0, MARK_BYTES),
  }));
  await db.transaction().execute(async (tx) => {
    const left = await leaveMarks(
      tx,
      week,
      marked.map(({ mark }) => mark),
    );
    const isFirst = ({ mark }: (typeof marked)[number]): boolean => left.has(mark.toString('hex'));
    await addLooks(
      tx,
      week,
      marked.filter(isFirst).map(({ pair }) => pair),
    );
  });
}
