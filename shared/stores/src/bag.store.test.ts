import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Cart } from '@suvarna/contracts/bag';
import { ApiFailure } from '@suvarna/contracts/call';
import type { PersistStorage } from 'zustand/middleware';
import { createBagStore } from './bag.store.ts';

const cartOf = (count: number): Cart =>
  ({ count, items: [{ item_id: 'line-1', sku: 'R-1' }], totals: {} }) as unknown as Cart;
const line = { product_id: 7, sku: 'R-1', quantity: 1 };

let answers: Record<string, () => Promise<{ data: Cart }>>;
const calls: string[] = [];
const emitted: unknown[] = [];
const saved: unknown[] = [];
let token = true;

const ask = (path: string) => {
  calls.push(path);
  const answer = answers[path];
  if (!answer) throw new Error(`not expected: ${path}`);
  return answer();
};
const storage = {
  getItem: () => null,
  setItem: (_name: string, value: unknown) => saved.push(value),
  removeItem: () => undefined,
} as unknown as PersistStorage<{ count: number }>;

const bag = () =>
  createBagStore({
    api: { get: ask, post: ask, ensureGuest: () => Promise.resolve() } as never,
    bus: { emit: (name: string, payload: unknown) => emitted.push([name, payload]) } as never,
    hasToken: () => token,
    storage,
  }).getState;

beforeEach(() => {
  answers = {};
  calls.length = emitted.length = saved.length = 0;
  token = true;
});

describe('the bag', () => {
  it('takes the server’s word after an addition, and says so once', async () => {
    answers['customer/cart/add/'] = () => Promise.resolve({ data: cartOf(3) });
    const state = bag();
    await state().add(line, { title: 'Lotus ring' });
    expect(state()).toMatchObject({ count: 3, status: 'ready' });
    expect(emitted).toEqual([
      ['bag.contents.changed', { count: 3 }],
      ['bag.line-item.added', { productId: 7, sku: 'R-1', title: 'Lotus ring', quantity: 1, count: 3 }],
    ]);
    expect(saved.at(-1)).toMatchObject({ state: { count: 3 } });
  });

  it('stays as it was when an addition is refused', async () => {
    answers['customer/cart/add/'] = () => Promise.reject(new Error('BAG.ITEM_OUT_OF_STOCK'));
    const state = bag();
    await expect(state().add(line, { title: 'Lotus ring' })).rejects.toThrow('BAG.ITEM_OUT_OF_STOCK');
    expect(state()).toMatchObject({ count: 0, cart: null });
    expect(emitted).toEqual([]);
  });

  it('asks what became of a change that was not answered, and only then', async () => {
    answers['customer/cart/list/'] = () => Promise.resolve({ data: cartOf(3) });
    const state = bag();
    for (const [status, count] of [
      [409, 0],
      [500, 0],
      [0, 3],
      [200, 3],
    ] as const) {
      answers['customer/cart/add/'] = () =>
        Promise.reject(new ApiFailure('no', { status, code: 'CALL.TIMED_OUT' }));
      await expect(state().add(line, { title: 'Lotus ring' })).rejects.toMatchObject({ status });
      await new Promise((resolve) => setImmediate(resolve));
      expect(state().count).toBe(count);
    }
    expect(calls.filter((path) => path === 'customer/cart/list/')).toHaveLength(2);
  });

  it('listens to the answer of the last question only', async () => {
    let answerFirst: (value: { data: Cart }) => void = () => undefined;
    const first = new Promise<{ data: Cart }>((resolve) => {
      answerFirst = resolve;
    });
    const update = jest
      .fn<() => Promise<{ data: Cart }>>()
      .mockReturnValueOnce(first)
      .mockReturnValueOnce(Promise.resolve({ data: cartOf(5) }));
    answers['customer/cart/update/'] = update;
    const state = bag();
    const slow = state().update('line-1', 2);
    await state().update('line-1', 5);
    answerFirst({ data: cartOf(2) });
    await slow;
    expect(state().count).toBe(5);
  });

  it('asks again when the last question is refused and the one before it was not heard', async () => {
    const answer: ((bag: { data: Cart }) => void)[] = [];
    answers['customer/cart/list/'] = () => new Promise((resolve) => answer.push(resolve));
    answers['customer/cart/remove/'] = () => Promise.reject(new ApiFailure('no', { status: 409, code: 'X' }));
    const state = bag();
    const first = state().refresh();
    await expect(state().remove('line-1')).rejects.toMatchObject({ status: 409 });
    answer[0]?.({ data: cartOf(2) });
    answer[1]?.({ data: cartOf(3) });
    await first;
    await new Promise((resolve) => setImmediate(resolve));
    expect(state()).toMatchObject({ status: 'ready', count: 3 });
  });

  it('of a browser without a token is empty, and no server is asked', async () => {
    token = false;
    const state = bag();
    await state().refresh();
    expect(state()).toMatchObject({ count: 0, status: 'ready' });
    expect(calls).toEqual([]);
  });

  it('says that it could not be read, and keeps the number it knew', async () => {
    answers['customer/cart/add/'] = () => Promise.resolve({ data: cartOf(3) });
    answers['customer/cart/list/'] = () => Promise.reject(new Error('down'));
    const state = bag();
    await state().add(line, { title: 'x' });
    await state().refresh();
    expect(state()).toMatchObject({ count: 3, status: 'failed' });
  });

  it('keeps a gift note with a line, and has the bag the server answers', async () => {
    answers['customer/cart/update/'] = () => Promise.resolve({ data: cartOf(2) });
    const state = bag();
    await state().setGiftNote('line-1', 'For Maa');
    expect(state()).toMatchObject({ count: 2, status: 'ready' });
  });

  it('is forgotten at sign-out', async () => {
    answers['customer/cart/add/'] = () => Promise.resolve({ data: cartOf(3) });
    const state = bag();
    await state().add(line, { title: 'x' });
    state().forget();
    expect(state()).toMatchObject({ count: 0, cart: null, status: 'unread' });
    expect(emitted.at(-1)).toEqual(['bag.contents.changed', { count: 0 }]);
  });
});
