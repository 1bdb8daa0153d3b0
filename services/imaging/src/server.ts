/** The image service as a process: settings, listening, and an orderly end. */
import { settingsOfProcess } from '@suvarna/settings/process-settings';
import { endOnSignals } from '@suvarna/settings/drain';
import { logIds } from '@suvarna/telemetry/log-ids';
import { startTracing } from '@suvarna/telemetry/spans';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

const config = settingsOfProcess(readConfig);
const log = pino({
  level: config.logLevel,
  base: { service: 'imaging' },
  mixin: logIds,
  timestamp: pino.stdTimeFunctions.isoTime,
});
const endTracing = await startTracing({
  settings: config.tracing,
  service: 'imaging',
  isEdge: false,
  onFault: (reason) => log.warn({ reason }, 'spans were not sent'),
});
const app = await buildApp({ config, log });

endOnSignals(
  {
    noticeMs: config.noticeMs,
    drain: app.drain,
    async close() {
      await app.close();
      await endTracing();
    },
  },
  {
    stopping: (signal) => log.info({ signal }, 'stopping'),
    stopped: () => log.info('stopped'),
    failed: (error) => log.fatal({ err: error }, 'no orderly end'),
  },
  ['SIGTERM', 'SIGINT', 'SIGHUP'],
);
const address = await app.http.listen({ host: config.host, port: config.port });
log.info({ address, chromium: config.chromium === '' ? 'none' : 'found' }, 'the image service answers');
