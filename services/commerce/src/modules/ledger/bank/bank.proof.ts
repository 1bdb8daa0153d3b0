import { describe, expect, it } from '@jest/globals';
import { reportFigures } from '@suvarna/testing/report-figures';
import { runBank } from './bank.fixtures.ts';

describe('32 clients at once, whose process and whose database are killed (F1)', () => {
  it('never show a total that is off, and lose nothing that was acknowledged, for a minute', async () => {
    const result = await runBank({
      clients: 32,
      seconds: 60,
      faults: [
        'kill-clients',
        'stop-server-at-once',
        'kill-clients',
        'kill-server',
        'kill-clients',
        'stop-server-at-once',
        'kill-clients',
        'kill-clients',
      ],
    });
    reportFigures('bank', { ...result, unexpected: result.unexpected.length });
    expect(result).toMatchObject({ unexpected: [], wrongReads: 0, lost: 0, faults: 8 });
    expect([result.acknowledged > 2_000, result.reads > 100]).toEqual([true, true]);
  });
});
