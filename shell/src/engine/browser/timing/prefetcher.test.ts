import { describe, expect, it, jest } from '@jest/globals';
import { createPrefetcher, type Ready } from './prefetcher.ts';
import type { Destination } from '../navigation/signpost.ts';

const to = (path: string): Destination => ({ url: new URL(path, 'https://shop.example') }) as Destination;
const ready = {} as Ready;

function setUp(
  prepare: (destination: Destination) => Promise<Ready> = () => Promise.resolve(ready),
  pause: () => Promise<void> = () => Promise.resolve(),
) {
  const state = { revision: 1, time: 0 };
  const spy = jest.fn(prepare);
  return {
    state,
    spy,
    prefetcher: createPrefetcher({
      prepare: spy,
      revision: () => state.revision,
      now: () => state.time,
      pause,
    }),
  };
}

describe('pages prepared ahead of a visit', () => {
  it('are prepared once and handed over once', async () => {
    const { spy, prefetcher } = setUp();
    prefetcher.start(to('/a/'));
    prefetcher.start(to('/a/'));
    expect(spy).toHaveBeenCalledTimes(1);
    await expect(prefetcher.take(to('/a/'))).resolves.toBe(ready);
    expect(prefetcher.take(to('/a/'))).toBeUndefined();
  });

  it('that no shopper is about to visit take a task each, once their code is there; what is slow to come holds up no other', async () => {
    const pauses: (() => void)[] = [];
    const { spy, prefetcher } = setUp(undefined, () => new Promise((resolve) => pauses.push(resolve)));
    const settled = () => new Promise(setImmediate);
    const code = Promise.withResolvers<void>();
    prefetcher.startInTurn(to('/a/'), code.promise);
    prefetcher.startInTurn(to('/b/'), code.promise);
    prefetcher.startInTurn(to('/c/'), Promise.resolve());
    await settled();
    for (const path of ['/c/', '/a/', '/b/']) {
      expect(pauses).toHaveLength(1);
      pauses.pop()?.();
      await settled();
      expect(spy.mock.lastCall?.[0].url.pathname).toBe(path);
      code.resolve();
      await settled();
    }
    expect(spy).toHaveBeenCalledTimes(3);
  });

  it('are not used after a swap, nor when they are old', () => {
    const { state, prefetcher } = setUp();
    prefetcher.start(to('/a/'));
    state.revision = 2;
    expect(prefetcher.take(to('/a/'))).toBeUndefined();
    prefetcher.start(to('/b/'));
    state.time = 30_000;
    expect(prefetcher.take(to('/b/'))).toBeUndefined();
  });

  it('keep the latest sixteen', () => {
    const { prefetcher } = setUp();
    for (let n = 0; n < 17; n += 1) prefetcher.start(to(`/${n}/`));
    expect(prefetcher.take(to('/0/'))).toBeUndefined();
    expect(prefetcher.take(to('/16/'))).toBeDefined();
  });

  it('are forgotten when they failed, so that the visit tries itself', async () => {
    const { prefetcher } = setUp(() => Promise.reject(new Error('gone')));
    prefetcher.start(to('/a/'));
    await Promise.resolve();
    await Promise.resolve();
    expect(prefetcher.take(to('/a/'))).toBeUndefined();
  });
});

describe('pages that were left', () => {
  it('are handed over once, for five minutes, and only in the composition they were made in', async () => {
    const { state, spy, prefetcher } = setUp();
    prefetcher.leave(to('/a/'), ready);
    expect(prefetcher.take(to('/a/'))).toBeUndefined();
    state.time = 299_999;
    await expect(prefetcher.takeLeft(to('/a/'))).resolves.toBe(ready);
    expect(prefetcher.takeLeft(to('/a/'))).toBeUndefined();
    prefetcher.leave(to('/a/'), ready);
    state.revision = 2;
    expect(prefetcher.takeLeft(to('/a/'))).toBeUndefined();
    prefetcher.leave(to('/b/'), ready);
    state.time += 300_000;
    expect(prefetcher.takeLeft(to('/b/'))).toBeUndefined();
    expect(spy).not.toHaveBeenCalled();
  });

  it('are the latest eight', () => {
    const { prefetcher } = setUp();
    for (let n = 0; n < 9; n += 1) prefetcher.leave(to(`/${n}/`), ready);
    expect(prefetcher.takeLeft(to('/0/'))).toBeUndefined();
    expect(prefetcher.takeLeft(to('/8/'))).toBeDefined();
  });
});
