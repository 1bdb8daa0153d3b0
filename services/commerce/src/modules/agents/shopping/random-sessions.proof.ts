import { afterAll, beforeAll, it } from '@jest/globals';
import { reportFigures } from '@suvarna/testing/report-figures';
import { runSessions, startSessions } from './random-sessions.fixtures.ts';

const LENGTH = { runs: 1_000, steps: 30 };
const AN_HOUR = 3_600_000;
let sessions: Awaited<ReturnType<typeof startSessions>>;
beforeAll(async () => {
  sessions = await startSessions('agents_random_proof');
});
afterAll(() => sessions.stop());

it(
  'a checkout goes along the drawing of its statuses, its sums add up, and what is final stays',
  async () => {
    await runSessions(sessions, LENGTH);
    reportFigures('random sequences of an agent', LENGTH);
  },
  AN_HOUR,
);
