import { describe, expect, it } from '@jest/globals';
import { persisted } from './persisted.ts';
import { createRecentlyViewedStore, type RecentlyViewedState } from './recently-viewed.store.ts';

const memory = new Map<string, string>();
const local = {
  get: (key: string) => memory.get(key) ?? null,
  set: (key: string, value: string) => {
    memory.set(key, value);
  },
  remove: (key: string) => {
    memory.delete(key);
  },
  keys: () => [...memory.keys()],
};
const isItems = (value: unknown): value is Pick<RecentlyViewedState, 'items'> =>
  typeof value === 'object' && value !== null && 'items' in value;

describe('recently viewed', () => {
  it('keeps the last seven products, newest first, each once', () => {
    const store = createRecentlyViewedStore({
      getItem: () => null,
      setItem: () => undefined,
      removeItem: () => undefined,
    });
    for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 3]) store.getState().see(id);
    expect(store.getState().items.map((item) => item.product_id)).toEqual([3, 8, 7, 6, 5, 4, 2]);
  });

  it('survives a reload, and starts again from text it cannot read', () => {
    const storage = persisted(local as never, isItems);
    createRecentlyViewedStore(storage).getState().see(9);
    expect(createRecentlyViewedStore(storage).getState().items).toEqual([{ product_id: 9 }]);
    memory.set('recentlyViewed', '{half');
    expect(createRecentlyViewedStore(storage).getState().items).toEqual([]);
  });
});
