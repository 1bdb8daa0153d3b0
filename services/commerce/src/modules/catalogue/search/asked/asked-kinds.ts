/** What is really searched for, as counts of kinds of pieces: of no person, and none of the words they typed. */
import { indianDay } from '@suvarna/contracts/indian-day';
import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../../../../dependencies.ts';
import { addAsked, askedSince, type AskedKind } from './asked-kinds.store.ts';
import { KINDS, type Kind } from '../words/kinds.ts';

/** As far back as something counts as what is searched for now, and so often it is searched for before it is said. */
const DAYS = 7;
const LEAST = 3;
const QUERIES = 2_000;
/** A search writes nothing by itself: its count waits for so long at most. */
const SETTLE_EVERY_MS = 60_000;

export interface AskedKinds {
  /** What a query turned out to be about; nothing where its answers are of all kinds. */
  understood(query: string, kind: Kind | undefined): void;
  /** A shopper searched for it. */
  asked(query: string): void;
  /** The most searched for first. */
  most(): readonly Kind[];
}

/** Those of all processes, and of those before them. */
export interface KeptAskedKinds extends AskedKinds {
  /** Writes what was searched for here since it last did, and reads what was elsewhere. It never rejects. */
  settle(): Promise<void>;
  /** Writes what is left. */
  close(): Promise<void>;
}

type Exchange = (counts: readonly AskedKind[]) => Promise<readonly AskedKind[]>;

/** The first day that still counts. */
export const firstAskedDay = (at: Date): string =>
  indianDay(new Date(at.getTime() - (DAYS - 1) * 86_400_000));

function addTo(counts: Map<string, AskedKind>, { day, kind, asked }: AskedKind): void {
  const key = `${day} ${kind}`;
  counts.set(key, { day, kind, asked: (counts.get(key)?.asked ?? 0) + asked });
}

/** In memory. `settle` hands on what was counted since it last did, and takes what is kept in return. */
export function createAskedKinds(
  clock: () => Date,
): AskedKinds & { settle(exchange: Exchange): Promise<void> } {
  const kindOf = new LRUCache<string, Kind>({ max: QUERIES });
  let kept: readonly AskedKind[] = [];
  let fresh = new Map<string, AskedKind>();
  let handedOn: readonly AskedKind[] = [];

  return {
    understood(query, kind) {
      if (kind) kindOf.set(query, kind);
    },
    asked(query) {
      const kind = kindOf.get(query);
      if (kind !== undefined) addTo(fresh, { day: indianDay(clock()), kind: kind.id, asked: 1 });
    },
    most() {
      const first = firstAskedDay(clock());
      const sums = new Map<string, number>();
      for (const { day, kind, asked } of [...kept, ...handedOn, ...fresh.values()])
        if (day >= first) sums.set(kind, (sums.get(kind) ?? 0) + asked);
      const countOf = ({ id }: Kind): number => sums.get(id) ?? 0;
      return KINDS.filter((kind) => countOf(kind) >= LEAST).toSorted(
        (one, other) => countOf(other) - countOf(one),
      );
    },
    async settle(exchange) {
      handedOn = [...fresh.values()];
      fresh = new Map();
      try {
        kept = await exchange(handedOn);
      } catch (error) {
        for (const count of handedOn) addTo(fresh, count);
        throw error;
      } finally {
        handedOn = [];
      }
    },
  };
}

/** Opened before the service listens, so that a new process knows what was searched for before it. */
export async function openAskedKinds({
  db,
  clock,
  log,
}: Pick<Dependencies, 'db' | 'clock' | 'log'>): Promise<KeptAskedKinds> {
  const counts = createAskedKinds(clock);
  const exchange: Exchange = (fresh) =>
    db.transaction().execute(async (tx) => {
      await addAsked(tx, fresh);
      return askedSince(tx, firstAskedDay(clock()));
    });
  let under: Promise<void> | undefined;
  const settle = (): Promise<void> =>
    (under ??= counts
      .settle(exchange)
      .catch((error: unknown) => {
        // They are handed on with the next ones.
        log.warn({ err: error }, 'what is searched for could not be written down');
      })
      .finally(() => {
        under = undefined;
      }));

  await settle();
  const timer = setInterval(() => void settle(), SETTLE_EVERY_MS);
  timer.unref();
  return {
    ...counts,
    settle,
    async close() {
      clearInterval(timer);
      await under;
      await settle();
    },
  };
}
