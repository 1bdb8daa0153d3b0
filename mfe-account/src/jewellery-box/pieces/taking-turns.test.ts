import { expect, it } from '@jest/globals';
import { takingTurns } from './taking-turns.ts';

it('lets so many work at once, and the next when one ended, well or not', async () => {
  const inTurn = takingTurns(2);
  const begun: number[] = [];
  const ends: { readonly done: () => void; readonly fail: (error: Error) => void }[] = [];
  const all = [0, 1, 2, 3].map((number) =>
    inTurn(() => {
      begun.push(number);
      return new Promise<void>((done, fail) => ends.push({ done, fail }));
    }),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  ends[0]?.fail(new Error('away'));
  await expect(all[0]).rejects.toThrow('away');
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  ends[1]?.done();
  await all[1];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2, 3]);
  ends.slice(2).forEach(({ done }) => done());
  await Promise.all(all.slice(1));
});
