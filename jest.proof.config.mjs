/**
 * Proofs: `x.proof.ts` beside the code, run by `npm run proof`. What a short form shows in `npm test`
 * they show at full length: more runs, more rounds, minutes instead of seconds. One at a time, so
 * that none disturbs the other, on the same database server as the tests.
 */
import config from './jest.config.mjs';

const database = config.projects.find(({ displayName }) => displayName === 'database');
// Other cases every time.
const { '^fast-check$': _, ...moduleNameMapper } = database.moduleNameMapper;

export default {
  ...config,
  projects: [
    {
      ...database,
      roots: [...database.roots, '<rootDir>/e2e/firefox', '<rootDir>/e2e/pictures'],
      moduleNameMapper,
      displayName: 'proof',
      testMatch: ['**/*.proof.ts'],
    },
  ],
  maxWorkers: 1,
  testTimeout: 15 * 60_000,
};
