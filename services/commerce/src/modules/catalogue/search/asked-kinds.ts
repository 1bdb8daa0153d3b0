/** What is really searched for, as counts of kinds of pieces: of no person, and none of the words they typed. */
import { indianDay } from '@suvarna/contracts/indian-day';
import { LRUCache } from 'lru-cache';
import { KINDS, type Kind } from './kinds.ts';

/** As far back as something counts as what is searched for now, and so often it is searched for before it is said. */
const DAYS = 7;
const LEAST = 3;
const QUERIES = 2_000;

export interface AskedKinds {
  /** What a query turned out to be about; nothing where its answers are of all kinds. */
  understood(query: string, kind: Kind | undefined): void;
  /** Somebody searched for it. */
  asked(query: string): void;
  /** The most searched for first. */
  most(): readonly Kind[];
}

export function createAskedKinds(clock: () => Date): AskedKinds {
  const kindOf = new LRUCache<string, Kind>({ max: QUERIES });
  /** Counts by day and kind. */
  const days = new Map<string, Map<Kind, number>>();

  return {
    understood(query, kind) {
      if (kind) kindOf.set(query, kind);
    },
    asked(query) {
      const kind = kindOf.get(query);
      if (kind === undefined) return;
      const day = indianDay(clock());
      const counts = days.get(day) ?? new Map<Kind, number>();
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      days.set(day, counts);
      for (const oldest of days.keys()) {
        if (days.size <= DAYS) break;
        days.delete(oldest);
      }
    },
    most() {
      const sums = new Map<Kind, number>();
      for (const counts of days.values())
        for (const [kind, count] of counts) sums.set(kind, (sums.get(kind) ?? 0) + count);
      return [...sums]
        .filter(([, count]) => count >= LEAST)
        .toSorted(([one, a], [other, b]) => b - a || KINDS.indexOf(one) - KINDS.indexOf(other))
        .map(([kind]) => kind);
    },
  };
}

const ofCatalogue = new WeakMap<object, AskedKinds>();

/** One for all listeners of a service: pages and calls are searched by the same people. */
export function askedKindsOf(catalogue: object, clock: () => Date): AskedKinds {
  const known = ofCatalogue.get(catalogue) ?? createAskedKinds(clock);
  ofCatalogue.set(catalogue, known);
  return known;
}
