/** The console as a process: settings, listening, and an orderly end. */
import { endOnSignals } from '@suvarna/settings/drain';
import { settingsOfProcess } from '@suvarna/settings/process-settings';
import { logIds } from '@suvarna/telemetry/log-ids';
import { startTracing } from '@suvarna/telemetry/spans';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { createConsole } from './http/app.ts';

const config = settingsOfProcess(readConfig);
const logger = pino({ level: config.logLevel, base: { service: 'console' }, mixin: logIds });
const endTracing = await startTracing({
  settings: config.tracing,
  service: 'console',
  isEdge: true,
  onFault: (reason) => logger.warn({ reason }, 'spans were not sent'),
});
const { app, drain } = await createConsole({ ...config, logger });
await app.listen({ host: config.host, port: config.port });

endOnSignals(
  {
    noticeMs: config.noticeMs,
    drain,
    async close() {
      await app.close();
      await endTracing();
    },
  },
  {
    stopping: (signal) => logger.info({ signal }, 'stopping'),
    stopped: () => logger.info('stopped'),
    failed: (error) => logger.fatal({ err: error }, 'no orderly end'),
  },
);
