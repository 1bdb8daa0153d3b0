import { expect, it } from '@jest/globals';
import { createAgentAllowance } from './agent-allowance.ts';

it('a platform that signs has more than anybody who names it, and each has its own', async () => {
  const allowance = createAgentAllowance({ unknown: 2, verified: 3 });
  const count = (profileUrl: string, verified: boolean): Promise<unknown> =>
    allowance.count({ profileUrl, verified }).then(
      () => 'counted',
      (error: unknown) => error,
    );
  const times = async (many: number, ...of: Parameters<typeof count>): Promise<unknown> => {
    for (let at = 1; at < many; at += 1) expect(await count(...of)).toBe('counted');
    return count(...of);
  };
  expect(await times(3, 'a', false)).toMatchObject({ code: 'rate_limited', status: 429, retryAfter: 60 });
  expect(await times(4, 'a', true)).toMatchObject({ code: 'rate_limited' });
  expect(await times(2, 'b', false)).toBe('counted');
});
