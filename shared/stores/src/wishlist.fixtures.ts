/** Two tabs of one browser and the server behind them, as far as a wishlist meets them. */
import { ApiFailure } from '@suvarna/contracts/call';
import { createSafeStorage } from '@suvarna/session';
import { oneAfterTheOther } from './one-after-the-other.ts';
import { persisted, type PersistedStore } from './persisted.ts';
import {
  createWishlistStore,
  type PersistedTaps,
  type PersistedWishlist,
  type WishlistState,
} from './wishlist.store.ts';

const mapAsStorage = (map: Map<string, string>): Storage =>
  ({
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
    removeItem: (key: string) => map.delete(key),
  }) as unknown as Storage;

type Fault = 'none' | 'before' | 'after';

const down = (): ApiFailure => new ApiFailure('down', { status: 503, code: 'SERVICE.UNAVAILABLE' });

function startServer(whoAsks: () => string) {
  const lists = new Map<string, number[]>();
  const calls: string[] = [];
  const merged: number[] = [];
  const lostAnswers = new Set<number>();
  const refusals = new Map<string, Error>();
  const faults = new Map<number, Fault>();
  const keys: string[] = [];
  const answered = new Map<string, Promise<unknown>>();
  let cut: 'on the way there' | 'on the way back' | undefined;
  const own = (): number[] => lists.get(whoAsks()) ?? [];
  const answer = (ids: readonly number[]) => ({
    data: { results: ids.map((product_id) => ({ product_id })), count: ids.length },
  });

  async function act(action: string, ids: readonly number[], change: () => void): Promise<unknown> {
    // On the way there.
    await Promise.resolve();
    calls.push(`${action} ${ids.join(',')}`);
    const refusal = refusals.get(action);
    if (refusal !== undefined) {
      refusals.delete(action);
      throw refusal;
    }
    if (ids.some((id) => faults.get(id) === 'before')) throw down();
    change();
    const lost = action === 'merge' ? [] : ids.filter((id) => faults.get(id) === 'after');
    for (const id of lost) lostAnswers.add(id);
    if (lost.length > 0) throw down();
    const { data } = answer(own());
    // And back.
    await Promise.resolve();
    return { data };
  }

  return {
    lists,
    calls,
    merged,
    lostAnswers,
    /** The key of every addition and removal that was sent. */
    keys,
    /** No call is answered any more: its page goes before that. */
    cutOff: (where: NonNullable<typeof cut>) => {
      cut = where;
    },
    nextPage: () => {
      cut = undefined;
    },
    fail: (action: string, error: Error) => refusals.set(action, error),
    faultFor: (id: number, fault: Fault) => {
      lostAnswers.delete(id);
      faults.set(id, fault);
    },
    faultsAreOver: () => faults.clear(),
    post: (
      path: string,
      body: { readonly product_id?: number; readonly product_ids?: readonly number[] },
      { idempotencyKey = '' }: { readonly idempotencyKey?: string } = {},
    ) => {
      if (idempotencyKey !== '') keys.push(idempotencyKey);
      const known = answered.get(idempotencyKey);
      if (known !== undefined) return known;
      const never = new Promise<never>(() => undefined);
      if (cut === 'on the way there') return never;
      const action = path.split('/')[1] ?? '';
      const ids = body.product_ids ?? [body.product_id ?? 0];
      const answerOnce = act(action, ids, () => {
        if (action === 'merge') merged.push(...ids);
        if (action === 'remove' && !own().includes(ids[0] ?? 0))
          throw new ApiFailure('gone', { status: 404, code: 'WISHLIST.ITEM_NOT_FOUND' });
        const others = own().filter((id) => !ids.includes(id));
        lists.set(
          whoAsks(),
          action === 'remove' ? others : [...new Set([...ids.filter((id) => !own().includes(id)), ...own()])],
        );
      });
      if (cut === undefined) return answerOnce;
      answered.set(idempotencyKey, answerOnce);
      return never;
    },
    get: async (path: string, options?: { readonly query?: { readonly product_ids?: string } }) => {
      const refusal = refusals.get('read');
      if (refusal !== undefined) throw refusal;
      if (!path.includes('favourites')) return answer(own());
      const ids = options?.query?.product_ids ?? '';
      calls.push(`favourites ${ids}`);
      return answer(ids.split(',').map(Number));
    },
  };
}

export interface Tabs {
  readonly server: ReturnType<typeof startServer>;
  readonly emitted: unknown[];
  readonly store: (tab: number) => PersistedStore<WishlistState>;
  /** What the browser keeps under the store's name. */
  readonly stored: () => string | null;
  readonly signIn: (who?: string) => void;
  /** What a tab keeps for its next page. */
  readonly storedInTab: (tab: number) => readonly (string | undefined)[];
  /** Both pages are being left; {@link reload} ends that. */
  readonly leave: () => void;
  /** Both tabs begin again with what the browser and each of them kept; what held the others up is over. */
  readonly reload: () => void;
}

export function startTabs(): Tabs {
  const kept = new Map<string, string>();
  const emitted: unknown[] = [];
  let who: string | null = null;
  const tabStorage = [new Map<string, string>(), new Map<string, string>()];
  let exclusively = oneAfterTheOther();
  let ids = 0;
  let isLeft = false;
  const server = startServer(() => who ?? '');

  const openTab = (tab: number): PersistedStore<WishlistState> =>
    createWishlistStore({
      api: server as never,
      bus: { emit: (name: string, payload: unknown) => emitted.push([name, payload]) } as never,
      hasToken: () => who !== null,
      storage: persisted(storageOf(tab), (value): value is PersistedWishlist => typeof value === 'object'),
      taps: persisted(
        createSafeStorage(() => mapAsStorage(tabStorage[tab] ?? new Map<string, string>())),
        (value): value is PersistedTaps => typeof value === 'object',
      ),
      isLeft: () => isLeft,
      randomId: () => `key-${++ids}`,
      exclusively,
    });
  // A write of one tab is a `storage` event in the other.
  const storageOf = (tab: number) =>
    createSafeStorage(
      () =>
        ({
          getItem: (key: string) => kept.get(key) ?? null,
          setItem: (key: string, value: string) => {
            if (kept.get(key) === value) return;
            kept.set(key, value);
            queueMicrotask(() => void stores[1 - tab]?.persist.rehydrate());
          },
          removeItem: (key: string) => kept.delete(key),
        }) as unknown as Storage,
    );
  let stores = [openTab(0), openTab(1)];

  return {
    server,
    emitted,
    store: (tab) => {
      const found = stores[tab];
      if (found === undefined) throw new Error(`no tab ${String(tab)}`);
      return found;
    },
    stored: () => kept.get('wishlist') ?? null,
    signIn: (name = 'customer') => {
      who = name;
    },
    storedInTab: (tab) => [...(tabStorage[tab]?.values() ?? [])],
    leave: () => {
      isLeft = true;
    },
    reload: () => {
      isLeft = false;
      exclusively = oneAfterTheOther();
      server.nextPage();
      stores = [openTab(0), openTab(1)];
    },
  };
}
