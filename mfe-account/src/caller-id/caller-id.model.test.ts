import { describe, expect, it } from '@jest/globals';
import { ApiFailure } from '@suvarna/contracts/call';
import type { CallerIdStatus } from '@suvarna/contracts/identity';
import fc from 'fast-check';
import { ASK_EVERY_MS, followCallerId, WAIT_MS, type CallerIdEnd } from './caller-id.model.ts';

const failure = (status: number, code: string, msg: string): ApiFailure =>
  new ApiFailure(msg, { status, code });
const PENDING = failure(400, 'CALLER_ID.PENDING', 'Request pending');
const pending: CallerIdStatus = { status: 'pending', ask_url: 'https://app.example/ask' };
const done: CallerIdStatus = { status: 'done' };

/** Plays answers one after the other; the last one is given for ever. Time passes only by waiting. */
async function play(
  logins: readonly (Error | null)[],
  statuses: readonly (Error | CallerIdStatus)[],
  cancelAt = Infinity,
) {
  const controller = new AbortController();
  const asked: string[] = [];
  let [clock, calls] = [0, 0];
  const take = <Answer>(list: readonly Answer[], at: number): Answer =>
    list[Math.min(at, list.length - 1)] as Answer;
  const count = { login: 0, status: 0 };
  const end: CallerIdEnd = await followCallerId({
    login: async () => {
      calls += 1;
      const answer = take(logins, count.login++);
      if (answer !== null) throw answer;
    },
    status: async () => {
      calls += 1;
      const answer = take(statuses, count.status++);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onAsk: (url) => asked.push(url),
    wait: async (milliseconds) => {
      clock += milliseconds;
      if (clock >= cancelAt) controller.abort();
    },
    now: () => clock,
    signal: controller.signal,
  });
  return { end, asked, clock, calls, count };
}

describe('a sign-in by caller identification', () => {
  it('ignores "Request pending", says once where to confirm, and signs in when it is done', async () => {
    const played = await play([PENDING, null], [pending, pending, done]);
    expect(played).toMatchObject({
      end: 'signed-in',
      asked: ['https://app.example/ask'],
      clock: 2 * ASK_EVERY_MS,
      count: { login: 2, status: 3 },
    });
  });

  it.each([
    ['the person rejects', [PENDING], [pending, { status: 'user_rejected' } as const], 'rejected'],
    [
      'the provider says user_rejected in a failure',
      [failure(400, 'X', 'user_rejected')],
      [pending],
      'rejected',
    ],
    [
      'the provider fails',
      [PENDING],
      [pending, failure(400, 'CALLER_ID.FAILED', 'Try another method')],
      'failed',
    ],
    [
      'the first call is refused',
      [failure(400, 'CALLER_ID.FAILED', 'Try another method')],
      [pending],
      'failed',
    ],
    ['the request is gone', [PENDING], [failure(404, 'X', 'There is no such thing.')], 'failed'],
    ['something unexpected is thrown', [new TypeError('x')], [pending], 'failed'],
  ] as const)('ends when %s: %s', async (_case, logins, statuses, end) => {
    expect((await play([...logins], [...statuses])).end).toBe(end);
  });

  it.each([
    failure(0, 'CALL.UNREACHABLE', 'no answer'),
    failure(503, 'SERVICE.UNAVAILABLE', 'later'),
    failure(429, 'REQUEST.TOO_MANY', 'later'),
    failure(400, 'X', 'Request in progress'),
  ])('goes on when the store is away for a moment: %s', async (away) => {
    expect((await play([PENDING, null], [pending, away, done])).end).toBe('signed-in');
  });

  it('ends after two minutes when nobody decides', async () => {
    const { end, clock } = await play([PENDING], [pending]);
    expect([end, clock]).toEqual(['failed', WAIT_MS]);
  });

  it('ends when it is cancelled', async () => {
    expect((await play([PENDING], [pending], 3 * ASK_EVERY_MS)).end).toBe('cancelled');
  });

  it('always ends, and never asks faster than every two seconds but for the beginning', async () => {
    const logins = fc.array(
      fc.constantFrom<Error | null>(
        PENDING,
        failure(0, 'X', 'away'),
        failure(503, 'X', 'away'),
        failure(400, 'X', 'Request again'),
      ),
      { minLength: 1, maxLength: 6 },
    );
    const statuses = fc.array(
      fc.constantFrom<Error | CallerIdStatus>(
        pending,
        done,
        failure(429, 'X', 'later'),
        failure(400, 'X', 'Request again'),
      ),
      { minLength: 1, maxLength: 6 },
    );
    await fc.assert(
      fc.asyncProperty(logins, statuses, async (said, statusesSaid) => {
        const { calls, end } = await play(said, statusesSaid);
        expect(end).toBe('failed');
        // A confirmed request is followed by its login call at once.
        expect(calls).toBeLessThanOrEqual(2 * (WAIT_MS / ASK_EVERY_MS) + 2);
      }),
    );
  });
});
