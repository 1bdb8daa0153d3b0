import { freePort } from '@suvarna/testing/free-ports';
import { until } from '@suvarna/testing/until';
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** The image service as a process of its own, without a browser: it draws again what is sent to it. */
export async function startImaging(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${String(port)}`;
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'services/imaging/src/server.ts'],
    {
      cwd: resolve(import.meta.dirname, '../../..'),
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        STORE_STAGE: 'local',
        PORT: String(port),
        CHROMIUM: 'none',
        LOG_LEVEL: 'fatal',
      },
    },
  );
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await until(async () => {
    if (child.exitCode !== null) throw new Error('the image service did not start');
    return fetch(`${url}/livez`).then(
      ({ ok }) => ok,
      () => false,
    );
  });
  return {
    url,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
