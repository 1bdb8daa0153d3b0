import { describe, expect, it } from '@jest/globals';
import { createFairQueue } from './fair-queue.ts';

/** Work that is done when the test says so, in the order in which it began. */
function someWork(atOnce: number) {
  const turns = createFairQueue(atOnce);
  const begun: string[] = [];
  const under = new Map<string, PromiseWithResolvers<void>>();
  return {
    begun,
    come: (caller: string, name: string, signal?: AbortSignal): Promise<void> =>
      turns.run(
        caller,
        () => {
          begun.push(name);
          const work = Promise.withResolvers<void>();
          under.set(name, work);
          return work.promise;
        },
        signal,
      ),
    end: async (name: string, error?: Error): Promise<void> => {
      if (error === undefined) under.get(name)?.resolve();
      else under.get(name)?.reject(error);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('turns', () => {
  it('are of each caller one after the other, whichever came first', async () => {
    const { begun, come, end } = someWork(1);
    const all = [
      ...['a1', 'a2', 'a3', 'a4'].map((name) => come('a', name)),
      come('b', 'b1'),
      come('c', 'c1'),
    ];
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'a4']) await end(name);
    await Promise.all(all);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  });

  it('are so many at a time, and free again after all, also after what failed', async () => {
    const { begun, come, end } = someWork(2);
    const first = come('a', 'a1');
    const rest = [come('a', 'a2'), come('a', 'a3')];
    expect(begun).toEqual(['a1', 'a2']);
    const failed = first.catch((error: unknown) => error);
    await end('a1', new Error('no memory'));
    expect(await failed).toEqual(new Error('no memory'));
    expect(begun).toEqual(['a1', 'a2', 'a3']);
    await end('a2');
    await end('a3');
    await Promise.all(rest);
    const later = [come('b', 'b1'), come('b', 'b2'), come('b', 'b3')];
    expect(begun.slice(3)).toEqual(['b1', 'b2']);
    for (const name of ['b1', 'b2', 'b3']) await end(name);
    await Promise.all(later);
  });

  it('of who left are not had: the next in line begins, and others keep theirs', async () => {
    const { begun, come, end } = someWork(1);
    const gone = new AbortController();
    const first = come('a', 'a1');
    const left = ['b1', 'b2'].map((name) => come('b', name, gone.signal));
    const [stays, last] = [come('b', 'b3'), come('c', 'c1')];
    gone.abort(new Error('left'));
    expect(await Promise.allSettled(left)).toMatchObject(
      left.map(() => ({ status: 'rejected', reason: new Error('left') })),
    );
    await expect(come('d', 'd1', gone.signal)).rejects.toThrow('left');
    for (const name of ['a1', 'b3', 'c1']) await end(name);
    await Promise.all([first, stays, last]);
    expect(begun).toEqual(['a1', 'b3', 'c1']);
  });
});
