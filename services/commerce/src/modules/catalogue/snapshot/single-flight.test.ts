import { beforeEach, describe, expect, it } from '@jest/globals';
import { singleFlight, type Looks } from './single-flight.ts';

let stored: string;
let seen: string[];
/** Looks that have read and not yet ended. */
let ends: PromiseWithResolvers<void>[];
let looks: Looks;

beforeEach(() => {
  [stored, seen, ends] = ['old', [], []];
  looks = singleFlight(async () => {
    const read = stored;
    const end = Promise.withResolvers<void>();
    ends.push(end);
    await end.promise;
    seen.push(read);
  });
});

/** Lets what hangs on settled promises run. */
const settle = () => new Promise(setImmediate);

describe('a single flight', () => {
  it('reads again for who asks during a look that may have read before', async () => {
    const first = looks.again();
    stored = 'new';
    const second = looks.again();
    ends[0]?.resolve();
    await first;
    await settle();
    expect([seen, looks.isLooking()]).toEqual([['old'], true]);
    ends[1]?.resolve();
    await second;
    expect([seen, looks.isLooking()]).toEqual([['old', 'new'], false]);
  });

  it('reads once more for all who ask in the meantime, never at the same time', async () => {
    const all = [looks.again(), looks.again(), looks.again(), looks.again()];
    expect(ends).toHaveLength(1);
    ends[0]?.resolve();
    await settle();
    expect(ends).toHaveLength(2);
    ends[1]?.resolve();
    await Promise.all(all);
    expect(ends).toHaveLength(2);
  });

  it('tells a failure to who asked for it, and reads for the next', async () => {
    const first = looks.again();
    const second = looks.again();
    ends[0]?.reject(new Error('the database is away'));
    await expect(first).rejects.toThrow('away');
    await settle();
    ends[1]?.resolve();
    await expect(second).resolves.toBeUndefined();
  });

  it('has ended when nothing is read any more, whatever came of it', async () => {
    const first = looks.again();
    ends[0]?.reject(new Error('the database is away'));
    await looks.ended();
    expect(looks.isLooking()).toBe(false);
    await expect(first).rejects.toThrow('away');
  });
});
