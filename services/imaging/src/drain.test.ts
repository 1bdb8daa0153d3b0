/** The end of the process: no caller whom a balancer still sends to it notices. */
import { expect, it, jest } from '@jest/globals';
import { beginCall, callThroughBalancer, isClosed } from '@suvarna/testing/balancer';
import { until } from '@suvarna/testing/until';
import { startWholeProcess, type WholeProcess } from '@suvarna/testing/whole-process';

jest.setTimeout(60_000);

const start = (SHUTDOWN_NOTICE_MS: string): Promise<WholeProcess> =>
  startWholeProcess({
    entry: 'services/imaging/src/server.ts',
    env: { STORE_STAGE: 'local', PORT: '0', CHROMIUM: 'none', SHUTDOWN_NOTICE_MS },
    answers: /"address":"([^"]+)","chromium"/,
  });

it('answers every call until a balancer knows that it ends', async () => {
  const imaging = await start('1000');
  const [origin = ''] = imaging.origins;
  const calls = callThroughBalancer(origin, ['/metrics', '/media/designs/1/front-yellow-320', '/livez']);
  await until(() => calls.answered() > 50);
  const ended = imaging.end();
  await until(() => imaging.logs().includes('stopping'));
  expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  expect((await fetch(`${origin}/livez`)).status).toBe(200);
  await calls.finished;
  expect(calls.failed).toEqual([]);
  expect(calls.closed()).toBeGreaterThan(0);
  expect(await ended).toBe(0);
  expect(imaging.logs()).toContain('stopped');
});

it('finishes a call that is under way when the listener is closed', async () => {
  const imaging = await start('0');
  const [origin = ''] = imaging.origins;
  const call = await beginCall(`${origin}/drawings`, {
    pictures: ['/media/designs/1/hero-yellow-515-1mazsd01aw5zj5'],
  });
  const ended = imaging.end();
  await until(() => isClosed(origin));
  expect(await call.finish()).toEqual({ status: 202, connection: 'close' });
  expect(await ended).toBe(0);
});

it('ends at once at a second signal', async () => {
  const imaging = await start('60000');
  const ended = imaging.end();
  await until(() => imaging.logs().includes('stopping'));
  // The signal ended it, no code of its own.
  expect(await imaging.end()).toBeNull();
  await ended;
});
