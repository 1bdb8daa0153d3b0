import { createPool } from '@suvarna/database/pool';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { readConfig } from './read-config.ts';
import { warmUp } from './warm-up.ts';
import { createLogger } from './platform/http/observe/logging.ts';
import { startBackground, type Background } from './jobs/start-background.ts';
import { ROLE, SCHEMA } from './platform/database/migrations.ts';
import { PAGE_CONNECTIONS } from './pages.ts';
import { createTestClock } from './platform/test-clock.ts';

const config = readConfig(process.env);
const log = createLogger(config);
const connections = {
  url: config.databaseUrl,
  schema: SCHEMA,
  role: ROLE,
  onIdleError: (error: Error) => log.warn({ err: error }, 'an idle database connection was lost'),
};
const pool = createPool({ ...connections, name: 'commerce' });
const pagePool = createPool({ ...connections, name: 'commerce-pages', max: PAGE_CONNECTIONS });
const testClock = config.testClock ? createTestClock() : undefined;
const app = await buildApp({ config, pool, pagePool, log, ...(testClock && { testClock }) });
/** Filled once the jobs run; a signal may come before that. */
const running: { background?: Background } = {};

/** Not ready → no new work arrives → work under way, asked for or not, ends → connections close. */
async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'stopping');
  app.drain();
  const late = delay(config.drainMs, 'late', { ref: false });
  const outcome = await Promise.race([
    Promise.all([app.close(), running.background?.stop()]).then(() => 'clean'),
    late,
  ]);
  await Promise.race([Promise.all([pool.end(), pagePool.end()]), late]);
  log.info({ outcome }, 'stopped');
  process.exit(outcome === 'clean' ? 0 : 1);
}

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void stop(signal);
  });
}

await warmUp(app.http);
// First, so that a caller who finds the service ready finds pages, too.
await app.pages.listen({ host: config.pagesHost, port: config.pagesPort });
await app.http.listen({ host: config.host, port: config.port });
log.info({ port: config.port, pagesPort: config.pagesPort }, 'the commerce service answers');
running.background = await startBackground(app.deps);
