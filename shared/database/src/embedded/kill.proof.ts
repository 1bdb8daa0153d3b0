import { describe, expect, it } from '@jest/globals';
import { reportFigures } from '@suvarna/testing/report-figures';
import { aVictim, killWhileWriting } from './kill.fixtures.ts';

describe('a server that is killed with -9 while it is written to', () => {
  it('opens again and has all it acknowledged, twenty times', async () => {
    const victim = await aVictim();
    try {
      const result = await killWhileWriting(victim, { rounds: 20, synchronousCommit: 'on' });
      reportFigures('kill -9 during writes', { ...result });
      expect(result).toMatchObject({ rounds: 20, lost: 0, corruptions: 0 });
    } finally {
      await victim.end();
    }
  });
});
