import { describe, expect, jest, test } from '@jest/globals';
import { oneTabAtATime } from './one-tab-at-a-time.ts';

type Request = (name: string, options: { readonly signal: AbortSignal }, work: () => Promise<unknown>) => Promise<unknown>;
const locksOf = (request: Request): LockManager => ({ request, query: () => Promise.reject(new Error('not asked')) }) as unknown as LockManager;
const given = locksOf((_name, _options, work) => work());
const kept = locksOf((_name, { signal }) => new Promise((_resolve, reject) => {
  signal.addEventListener('abort', () => reject(signal.reason as Error));
}));
const forbidden = locksOf(() => Promise.reject(new DOMException('denied', 'SecurityError')));

describe('work of one tab at a time', () => {
  test.each([['given', given], ['absent', undefined], ['forbidden', forbidden], ['held by a frozen tab', kept]])('is done once with a lock that is %s', async (_what, locks) => {
    const work = jest.fn(() => Promise.resolve('done'));
    expect(await oneTabAtATime(locks, 20)(work)).toBe('done');
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('that fails is not done again', async () => {
    const work = jest.fn(() => Promise.reject(new Error('no')));
    await expect(oneTabAtATime(given)(work)).rejects.toThrow('no');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
