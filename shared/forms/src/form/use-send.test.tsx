/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { ApiFailure } from '@suvarna/contracts/call';
import { act, renderHook } from '@testing-library/react';
import { failureKeyIn } from './failure-key.ts';
import { useSend } from './use-send.ts';

const refusal = (status: number, code: string) => new ApiFailure(code, { status, code });

it.each([
  ['no answer', refusal(0, 'CALL.UNREACHABLE'), true, 'offline'],
  ['a fault', refusal(503, 'SERVICE.UNAVAILABLE'), true, 'unclear'],
  ['that it is under way', refusal(409, 'REQUEST.IN_FLIGHT'), true, 'unclear'],
  ['a refusal', refusal(400, 'REQUEST.INVALID'), false, 'failed-here'],
  ['a refusal with words of its own', refusal(400, 'BOX.TOO_MANY'), false, 'full'],
])('what is sent again after %s has the same key where it may be done', async (_what, error, same, words) => {
  const keys: string[] = [];
  let fails = false;
  const { result } = renderHook(() =>
    useSend((_body: object, key) => {
      keys.push(key);
      return fails ? Promise.reject(error) : Promise.resolve();
    }),
  );
  const send = (body: object, failing = false): Promise<unknown> => {
    fails = failing;
    return act(() => result.current.send(body));
  };
  await send({ a: 1 }, true);
  await send({ a: 1 });
  await send({ a: 1 });
  await send({ a: 1 }, true);
  await send({ a: 2 });
  const [first, second, third, fourth, fifth] = keys;
  expect(second === first).toBe(same);
  // Once it is answered it is another wish, as is anything else.
  expect([third === second, fifth === fourth]).toEqual([false, false]);
  expect(failureKeyIn({ 'BOX.TOO_MANY': 'full' }, error)).toBe(words);
});
