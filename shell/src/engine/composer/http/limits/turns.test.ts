import { describe, expect, test } from '@jest/globals';
import { createTurns } from './turns.ts';

const never = (): Promise<never> => new Promise(() => undefined);
const going = new AbortController().signal;

/** Work that ends when it is told to. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  return {
    begun,
    named: (name: string) => () => {
      begun.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    },
    end: async (name: string) => {
      ends.get(name)?.resolve(name);
      await new Promise(setImmediate);
    },
    fail: async (name: string) => {
      ends.get(name)?.reject(new Error(name));
      await new Promise(setImmediate);
    },
  };
}

describe('turns', () => {
  test('are so many at once for one caller, in the order they came, and others do not wait', async () => {
    const waits: number[] = [];
    const inTurn = createTurns({
      atOnce: 2,
      tooLong: never,
      onWaited: (seconds) => waits.push(seconds),
    });
    const { begun, named, end } = createWork();
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => inTurn('a', going, named(name)));
    const other = inTurn('b', going, named('b1'));
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('a2');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
    await end('a1');
    await end('a3');
    await end('a4');
    await end('b1');
    expect(await Promise.all([...all, other])).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
    expect(waits).toHaveLength(2);
  });

  test('of what is costly are two at once for one caller, until they end, and others of it pass them', async () => {
    const inTurn = createTurns({ atOnce: 6, tooLong: () => Promise.resolve() });
    const { begun, named, end } = createWork();
    const costly = ['c1', 'c2', 'c3', 'c4'].map((name) => inTurn('a', going, named(name), true));
    const light = inTurn('a', going, named('a1'));
    const other = inTurn('b', going, named('b1'), true);
    await new Promise(setImmediate);
    // However long the first two take: what is slow lets no further ones in.
    expect(begun.toSorted()).toEqual(['a1', 'b1', 'c1', 'c2']);
    await end('c2');
    expect(begun.at(-1)).toBe('c3');
    for (const name of ['c1', 'c3', 'c4', 'a1', 'b1']) await end(name);
    expect(await Promise.all([...costly, light, other])).toEqual(['c1', 'c2', 'c3', 'c4', 'a1', 'b1']);
  });

  test('of what is costly are not begun for who has gone', async () => {
    const inTurn = createTurns({ tooLong: never });
    const { begun, named, end } = createWork();
    const first = [inTurn('a', going, named('c1'), true), inTurn('a', going, named('c2'), true)];
    const gone = new AbortController();
    const left = inTurn('a', gone.signal, named('c3'), true).catch((error: unknown) => error);
    gone.abort(new Error('gone'));
    expect(await left).toEqual(new Error('gone'));
    for (const name of ['c1', 'c2']) await end(name);
    await Promise.all(first);
    expect(begun).toEqual(['c1', 'c2']);
  });

  test('end with what fails, which is told to its caller alone', async () => {
    const inTurn = createTurns({ atOnce: 1, tooLong: never });
    const { begun, named, end, fail } = createWork();
    const failed = inTurn('a', going, named('a1')).catch((error: unknown) => error);
    const next = inTurn('a', going, named('a2'));
    await fail('a1');
    expect(await failed).toEqual(new Error('a1'));
    expect(begun).toEqual(['a1', 'a2']);
    await end('a2');
    expect(await next).toBe('a2');
  });

  test('are not taken by who has gone', async () => {
    const inTurn = createTurns({ atOnce: 1, tooLong: never });
    const { begun, named, end } = createWork();
    const first = inTurn('a', going, named('a1'));
    const leaving = new AbortController();
    const left = inTurn('a', leaving.signal, named('a2')).catch((error: unknown) => error);
    const last = inTurn('a', going, named('a3'));
    leaving.abort();
    expect(await left).toMatchObject({ name: 'AbortError' });
    await end('a1');
    expect(begun).toEqual(['a1', 'a3']);
    await end('a3');
    expect(await Promise.all([first, last])).toEqual(['a1', 'a3']);
  });

  test('go on to the next when something takes long, which is answered all the same', async () => {
    let tooLong: () => void = () => undefined;
    const inTurn = createTurns({
      atOnce: 1,
      tooLong: () =>
        new Promise<void>((resolve) => {
          tooLong = resolve;
        }),
    });
    const { begun, named, end } = createWork();
    const slow = inTurn('a', going, named('a1'));
    const next = inTurn('a', going, named('a2'));
    expect(begun).toEqual(['a1']);
    tooLong();
    await new Promise(setImmediate);
    expect(begun).toEqual(['a1', 'a2']);
    await end('a2');
    await end('a1');
    expect(await Promise.all([slow, next])).toEqual(['a1', 'a2']);
  });
});
