import { expect, it } from '@jest/globals';
import { TooManyWait } from './file-unavailable.ts';
import { createNextLook } from './next-look.ts';

/** Looks that end when they are told to, at a clock that moves by waiting alone. */
function aLook(most = 1_000) {
  let clock = 0;
  const looks: { readonly at: number; readonly end: PromiseWithResolvers<void> }[] = [];
  const next = createNextLook(
    () => {
      const end = Promise.withResolvers<void>();
      looks.push({ at: clock, end });
      return end.promise;
    },
    {
      everyMs: 250,
      most,
      now: () => clock,
      wait: (milliseconds) => {
        clock += milliseconds;
        return Promise.resolve();
      },
    },
  );
  return { looks, next };
}
const settle = () => new Promise(setImmediate);

it('looks once for all who ask before it begins, and once more for those who ask after', async () => {
  const { looks, next } = aLook();
  const before = Array.from({ length: 500 }, () => next());
  await settle();
  const after = Array.from({ length: 500 }, () => next());
  await settle();
  expect(looks.map(({ at }) => at)).toEqual([0]);
  looks[0]?.end.resolve();
  await Promise.all(before);
  await settle();
  expect(looks.map(({ at }) => at)).toEqual([0, 250]);
  looks[1]?.end.resolve();
  await Promise.all(after);
});

it('a look that fails is told to those who waited for it, and the next one begins', async () => {
  const { looks, next } = aLook();
  const failed = next();
  await settle();
  const later = next();
  looks[0]?.end.reject(new Error('away'));
  await expect(failed).rejects.toThrow('away');
  await settle();
  looks[1]?.end.resolve();
  await later;
});

it('turns away who would be too many to wait', async () => {
  const { looks, next } = aLook(2);
  const waiting = [next(), next()];
  await expect(next()).rejects.toThrow(TooManyWait);
  await settle();
  looks[0]?.end.resolve();
  await Promise.all(waiting);
});
