import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import type { JobContext } from '../platform/jobs/job.ts';
import { cleanupModules } from './cleanup-modules.ts';

const context = { log: pino({ level: 'silent' }), clock: () => new Date(), db: {} } as unknown as JobContext;

describe('what has served its time', () => {
  it('is dropped by every module, whichever fails', async () => {
    const tidied: string[] = [];
    const module = (name: string) => ({
      name,
      cleanup: async () => {
        if (name === 'second') throw new Error('held');
        tidied.push(name);
      },
    });
    await expect(
      cleanupModules([module('first'), module('second'), { name: 'none' }, module('third')], context),
    ).rejects.toThrow('1 modules were not tidied.');
    expect(tidied).toEqual(['first', 'third']);
  });
});
