import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aVictim, killWhileWriting, type Victim } from './kill.fixtures.ts';

describe('a server that is killed with -9 while it is written to', () => {
  // One for both: making a database costs more than killing it twice. The proof has the store's own settings.
  let victim: Victim;
  beforeAll(async () => {
    victim = await aVictim({ scratch: true });
  });
  afterAll(() => victim.end());

  it('opens again and has all it acknowledged, three times', async () => {
    expect(await killWhileWriting(victim, { rounds: 3, synchronousCommit: 'on' })).toEqual({
      rounds: 3,
      acknowledged: expect.any(Number),
      lost: 0,
      corruptions: 0,
    });
  }, 120_000);

  it('would lose rows if it acknowledged them too early: this test can fail', async () => {
    const { lost, corruptions } = await killWhileWriting(victim, { rounds: 2, synchronousCommit: 'off' });
    expect(lost).toBeGreaterThan(0);
    expect(corruptions).toBe(0);
  }, 120_000);
});
