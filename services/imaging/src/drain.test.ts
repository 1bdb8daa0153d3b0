/** The end of the process: no caller whom a balancer still sends to it notices. */
import { expect, it, jest } from '@jest/globals';
import { callThroughBalancer } from '@suvarna/testing/balancer';
import { until } from '@suvarna/testing/until';
import { startWholeProcess } from '@suvarna/testing/whole-process';

jest.setTimeout(60_000);

it('answers every call until a balancer knows that it ends', async () => {
  const imaging = await startWholeProcess({
    entry: 'services/imaging/src/server.ts',
    env: {
      STORE_STAGE: 'local',
      PORT: '0',
      CHROMIUM: 'none',
      SHUTDOWN_NOTICE_MS: '1000',
    },
    answers: /"address":"([^"]+)","chromium"/,
  });
  const [origin = ''] = imaging.origins;
  const calls = callThroughBalancer(origin, ['/metrics', '/media/designs/1/front-yellow-320', '/livez']);
  await until(() => calls.answered() > 50);
  const ended = imaging.end();
  await until(() => imaging.logs().includes('stopping'));
  expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  expect((await fetch(`${origin}/livez`)).status).toBe(200);
  await calls.finished;
  expect(calls.failed).toEqual([]);
  expect(calls.closed()).toBeGreaterThanOrEqual(8);
  expect(await ended).toBe(0);
  expect(imaging.logs()).toContain('stopped');
});
