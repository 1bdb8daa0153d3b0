/** The sandbox as a process: settings, listening, and an orderly end. */
import { settingsOfProcess } from '@suvarna/settings/process-settings';
import { pino } from 'pino';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

const config = settingsOfProcess(readConfig);
const log = pino({ level: config.logLevel, base: { service: 'sandbox' } });
const app = await buildApp(config, log);

let ending = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (ending) return;
    ending = true;
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'no orderly end');
        process.exit(1);
      },
    );
  });
}
const address = await app.listen({ host: config.host, port: config.port });
log.info(
  { address },
  'the sandbox answers; it simulates payment, message and sign-in providers and moves nothing real',
);
