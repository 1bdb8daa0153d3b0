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
  expect(await times(3, 'https://a.example/p', false)).toMatchObject({
    code: 'rate_limited',
    status: 429,
    retryAfter: 60,
  });
  expect(await times(4, 'https://a.example/p', true)).toMatchObject({ code: 'rate_limited' });
  // Another profile of the same host is the same platform.
  expect(await times(1, 'https://a.example/q', false)).toMatchObject({ code: 'rate_limited' });
  expect(await times(2, 'https://b.example/p', false)).toBe('counted');
});

it('codes that do not exist are few, for each platform', async () => {
  const allowance = createAgentAllowance({ unknown: 1_000, verified: 1_000 });
  const a = { profileUrl: 'https://a.example/p', verified: true };
  await allowance.countVainCodes(a, 0);
  for (let at = 0; at < 6; at += 1) await allowance.countVainCodes(a, 10);
  await expect(allowance.countVainCodes(a, 1)).rejects.toMatchObject({ code: 'rate_limited', status: 429 });
  await allowance.countVainCodes({ ...a, profileUrl: 'https://b.example/p' }, 1);
});

it('what all platforms begin is bounded, so that many domains bring no more', async () => {
  const allowance = createAgentAllowance({ unknown: 1_000, verified: 1_000 });
  const of = (at: number) => ({ profileUrl: `https://p${String(at)}.example/`, verified: false });
  for (let at = 0; at < 2_000; at += 1) await allowance.countBegun(of(at));
  await expect(allowance.countBegun(of(2_001))).rejects.toMatchObject({ code: 'rate_limited' });
  await allowance.countBegun({ ...of(1), verified: true });
});

it('lists of tools are few for each address', async () => {
  const allowance = createAgentAllowance({ unknown: 1, verified: 1 });
  for (let at = 0; at < 60; at += 1) await allowance.countListing('203.0.113.7');
  await expect(allowance.countListing('203.0.113.7')).rejects.toMatchObject({ code: 'rate_limited' });
  await allowance.countListing('203.0.113.8');
});
