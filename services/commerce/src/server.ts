import { createPool } from '@suvarna/database/pool';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createLogger } from './http/conventions/logging.ts';
import { startBackground, type Background } from './jobs/start-background.ts';
import { ROLE, SCHEMA } from './migrations.ts';

const config = readConfig(process.env);
const log = createLogger(config);
const pool = createPool({
  url: config.databaseUrl,
  schema: SCHEMA,
  role: ROLE,
  name: 'commerce',
  onIdleError: (error) => log.warn({ err: error }, 'an idle database connection was lost'),
});
const app = await buildApp({ config, pool, log });
/** Filled once the jobs run; a signal may come before that. */
const running: { background?: Background } = {};

/** Not ready → no new work arrives → work under way, asked for or not, ends → connections close. */
async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'stopping');
  app.drain();
  const late = delay(config.drainMs, 'late', { ref: false });
  const outcome = await Promise.race([Promise.all([app.close(), running.background?.stop()]).then(() => 'clean'), late]);
  await Promise.race([pool.end(), late]);
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

await app.http.listen({ host: config.host, port: config.port });
log.info({ port: config.port }, 'the commerce service answers');
running.background = await startBackground(app.deps);
