import { describe, expect, it } from '@jest/globals';
import { runBank } from './bank.fixtures.ts';

describe('32 clients at once, whose process and whose database are killed (F1)', () => {
  it('never show a total that is off, and lose nothing that was acknowledged', async () => {
    const { acknowledged, reads, ...found } = await runBank({
      clients: 32,
      seconds: 3,
      faults: ['kill-clients', 'stop-server-at-once'],
    });
    expect(found).toEqual({
      refused: expect.any(Number),
      cut: expect.any(Number),
      unexpected: [],
      wrongReads: 0,
      lost: 0,
      faults: 2,
    });
    expect([acknowledged >= 140, reads >= 9]).toEqual([true, true]);
  }, 120_000);
});
