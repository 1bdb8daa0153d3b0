import { settingsOfProcess } from '@suvarna/settings/process-settings';
import { assertPooledLogin } from '@suvarna/database/pooled-login';
import { createPool } from '@suvarna/database/pool';
import { endOnSignals } from '@suvarna/settings/drain';
import { startTracing } from '@suvarna/telemetry/spans';
import { buildApp } from './app.ts';
import { readConfig } from './read-config.ts';
import { warmUp } from './warm-up.ts';
import { saidBy } from './platform/http/observe/said-error.ts';
import { createLogger } from './platform/http/observe/logging.ts';
import { startBackground, type Background } from './jobs/start-background.ts';
import { pooledLogin, ROLE, SCHEMA } from './platform/database/migrations.ts';
import { createTestClock } from './platform/test-clock.ts';

const config = settingsOfProcess(readConfig);
const log = createLogger(config);
/** What state the process is in is unknown; the line of the log is out when it ends. */
const die = (error: unknown): void => {
  log.fatal({ err: saidBy(error) }, 'surprise, the process ends');
  process.exit(1);
};
process.on('unhandledRejection', die);
process.on('uncaughtException', die);
const endTracing = await startTracing({
  settings: config.tracing,
  service: 'commerce',
  isEdge: false,
  onFault: (message) => log.warn({ reason: message }, 'spans were not sent'),
});
const connections = {
  url: config.database.url,
  schema: SCHEMA,
  role: ROLE,
  sharing: config.database.sharing,
  namesStatements: config.database.namesStatements,
  onIdleError: (error: Error) => log.warn({ err: error }, 'an idle database connection was lost'),
};
const { calls, pages: forPages } = config.database.connections;
const pool = createPool({ ...connections, name: 'commerce', max: calls });
const pagePool = createPool({ ...connections, name: 'commerce-pages', max: forPages });
if (config.database.sharing === 'transaction')
  await assertPooledLogin(pool, pooledLogin(config.database.url));
const testClock = config.testClock ? createTestClock() : undefined;
/** Filled once the jobs run; a signal may come before that. */
const running: { background?: Background } = {};
const app = await buildApp({
  config,
  pool,
  pagePool,
  log,
  runsJobs: () => running.background !== undefined,
  ...(testClock && { testClock }),
});

endOnSignals(
  {
    noticeMs: config.noticeMs,
    finishMs: config.drainMs,
    drain: () => app.drain(),
    async close() {
      await Promise.all([app.close(), running.background?.stop()]);
      await Promise.all([pool.end(), pagePool.end()]);
      await endTracing();
    },
  },
  {
    stopping: (signal) => log.info({ signal }, 'stopping'),
    stopped: () => log.info('stopped'),
    failed: (error) => log.fatal({ err: saidBy(error) }, 'no orderly end'),
  },
);

const answersCalls = config.role !== 'jobs';
if (answersCalls) await warmUp(app.http);
// First, so that a caller who finds the service ready finds pages, too.
const pages = answersCalls && (await app.pages.listen({ host: config.pagesHost, port: config.pagesPort }));
const address = await app.http.listen({ host: config.host, port: config.port });
log.info({ address, pages, role: config.role }, 'the commerce service answers');
if (config.role !== 'http') running.background = await startBackground(app.deps, app.measurePool);
