import { afterAll, beforeAll, it } from '@jest/globals';
import { runSessions, startSessions } from './random-sessions.fixtures.ts';

let sessions: Awaited<ReturnType<typeof startSessions>>;
beforeAll(async () => {
  sessions = await startSessions('agents_random');
});
afterAll(() => sessions.stop());

it('a checkout goes along the drawing of its statuses, its sums add up, and what is final stays', () =>
  runSessions(sessions, { runs: 25, steps: 12 }));
