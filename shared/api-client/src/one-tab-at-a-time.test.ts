import { describe, expect, jest, test } from '@jest/globals';
import { oneTabAtATime } from './one-tab-at-a-time.ts';

type Work = (lock: object | null) => unknown;
type Request = (
  options: { readonly ifAvailable?: boolean; readonly signal?: AbortSignal },
  work: Work,
) => Promise<unknown>;
const locksOf = (request: Request): LockManager =>
  ({
    request: (_name: string, options: Parameters<Request>[0], work: Work) => request(options, work),
    query: () => Promise.reject(new Error('not asked')),
  }) as unknown as LockManager;
const given = locksOf((_options, work) => Promise.resolve(work({})));
const kept = locksOf(
  ({ signal }, work) =>
    new Promise((resolve, reject) => {
      if (!signal) return resolve(work(null));
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    }),
);
const forbidden = locksOf(() => Promise.reject(new DOMException('denied', 'SecurityError')));
/** Another tab has it first, and gives it back. */
const givenBack = locksOf(({ ifAvailable }, work) => Promise.resolve(work(ifAvailable ? null : {})));
const nothingYet = (): boolean => false;

describe('work of one tab at a time', () => {
  test.each([
    ['given', given],
    ['absent', undefined],
    ['forbidden', forbidden],
    ['held by a frozen tab', kept],
    ['given back by another tab', givenBack],
  ])('is done once with a lock that is %s', async (_what, locks) => {
    const work = jest.fn(() => Promise.resolve('done'));
    expect(await oneTabAtATime(locks, 20)(work, () => true)).toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('that fails is not done again', async () => {
    const work = jest.fn(() => Promise.reject(new Error('no')));
    await expect(oneTabAtATime(given)(work, nothingYet)).rejects.toThrow('no');
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('begins after another tab when what that tab wrote has arrived', async () => {
    jest.useFakeTimers();
    let stored = 'old';
    const seen: string[] = [];
    const working = oneTabAtATime(givenBack)(
      () => {
        seen.push(stored);
        return Promise.resolve();
      },
      () => stored !== 'old',
    );
    await jest.advanceTimersByTimeAsync(60);
    expect(seen).toEqual([]);
    stored = 'new';
    await jest.advanceTimersByTimeAsync(25);
    await working;
    expect(seen).toEqual(['new']);
    jest.useRealTimers();
  });

  test('begins half a second after another tab that wrote nothing', async () => {
    jest.useFakeTimers();
    const work = jest.fn(() => Promise.resolve());
    const working = oneTabAtATime(givenBack)(work, nothingYet);
    await jest.advanceTimersByTimeAsync(480);
    expect(work).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(40);
    await working;
    expect(work).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
