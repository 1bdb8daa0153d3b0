import { describe, expect, it } from '@jest/globals';
import type { Cart } from '@suvarna/contracts/bag';
import type { SafeStorage } from '@suvarna/session';
import { setImmediate } from 'node:timers/promises';
import { createBagStore, type BagState } from './bag.store.ts';
import { followSession } from './follow-session.ts';
import { persisted, type PersistedStore } from './persisted.ts';

/** Tabs that answer each other without end would otherwise take all memory. */
const MOST_WRITES = 100;

/** A browser: one storage, and tabs that hear what another wrote when it is something new. */
function aBrowser() {
  const kept = new Map<string, string>();
  let writes = 0;
  const tabs: EventTarget[] = [];
  const open = (): { readonly events: EventTarget; readonly local: SafeStorage } => {
    const events = new EventTarget();
    tabs.push(events);
    const write = (key: string, value: string | undefined): void => {
      if (kept.get(key) === value || writes >= MOST_WRITES) return;
      writes += 1;
      if (value === undefined) kept.delete(key);
      else kept.set(key, value);
      for (const other of tabs)
        if (other !== events)
          queueMicrotask(() => other.dispatchEvent(Object.assign(new Event('storage'), { key })));
    };
    return {
      events,
      local: {
        get: (key: string) => kept.get(key) ?? null,
        set: write,
        remove: (key: string) => write(key, undefined),
      } as SafeStorage,
    };
  };
  return { open };
}

/** Answers a while after it was asked, with what is in the bag then, or was when it was added. */
function aServer() {
  let pieces = 0;
  let reads = 0;
  const waiting: (() => void)[] = [];
  const later = (count: number): Promise<{ readonly data: Cart }> =>
    new Promise((resolve) => {
      waiting.push(() => resolve({ data: { count, items: [], totals: {} } as unknown as Cart }));
    });
  const api = {
    get: () => {
      reads += 1;
      return later(pieces);
    },
    post: () => {
      pieces += 1;
      return later(pieces);
    },
    ensureGuest: () => Promise.resolve(),
  };
  return {
    api: api as never,
    reads: () => reads,
    /** Answers the oldest question, and lets happen what follows from it. */
    answerOne: async (at = 0): Promise<void> => {
      waiting.splice(at, 1)[0]?.();
      await setImmediate();
    },
    open: () => waiting.length,
  };
}

const session = {
  storedToken: () => null,
  guestToken: () => 'guest',
  person: () => null,
  subscribe: () => () => undefined,
};

describe('a bag in two tabs', () => {
  it.each([
    ['first', 0],
    ['last', 1],
  ])(
    'that both add to it at once is the same in both, and read a few times only: the %s is answered first',
    async (_which, at) => {
      const browser = aBrowser();
      const server = aServer();
      const [one, two] = [0, 1].map((): PersistedStore<BagState> => {
        const { events, local } = browser.open();
        const bag = createBagStore({
          api: server.api,
          bus: { emit: () => undefined },
          hasToken: () => true,
          storage: persisted(local, (state): state is { count: number } => typeof state === 'object'),
        });
        followSession({ session, bag, wishlist: bag as never, others: [], tabs: events });
        return bag;
      }) as [PersistedStore<BagState>, PersistedStore<BagState>];
      const added = Promise.all(
        [one, two].map((bag) => bag.getState().add({ product_id: 1, quantity: 1 }, { title: 'Ring' })),
      );
      await setImmediate();
      await server.answerOne(at);
      for (let answers = 0; server.open() > 0 && answers < 20; answers += 1) await server.answerOne();
      await added;
      expect([one.getState().count, two.getState().count]).toEqual([2, 2]);
      expect([one.getState().status, two.getState().status]).toEqual(['ready', 'ready']);
      expect(server.reads()).toBeLessThan(8);
    },
  );
});
