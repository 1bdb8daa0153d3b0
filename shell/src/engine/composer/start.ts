/** The life of the process: configuration, listening, following, and a quiet end. */
import { settingsOfProcess } from '@suvarna/settings/process-settings';
import { endOnSignals, type Ending } from '@suvarna/settings/drain';
import { startTracing } from '@suvarna/telemetry/spans';
import { createComposer } from './app.ts';
import { readConfig, type ComposerConfig } from './config.ts';
import { createLog, type ComposerLog } from './log.ts';

export async function start(): Promise<void> {
  const config = settingsOfProcess(readConfig);
  const log = createLog(config.logLevel);
  const die = (error: unknown): void => {
    log.fatal({ error }, 'surprise, the process ends');
    process.exitCode = 1;
    // Let the log line out, then go: what state we are in is unknown.
    setImmediate(() => process.exit(1));
  };
  process.on('unhandledRejection', die);
  process.on('uncaughtException', die);

  endOnSignals(await run(config, log, die), {
    stopping: () => log.info({}, 'composer stopping'),
    stopped: () => log.info({}, 'composer stopped'),
    failed: (error) => log.fatal({ error }, 'composer did not end in order'),
  });
}

/** @returns how it ends quietly, when it listens and follows */
export async function run(
  config: ComposerConfig,
  log: ComposerLog,
  die: (error: unknown) => void,
): Promise<Ending> {
  const endTracing = await startTracing({
    settings: config.tracing,
    service: 'composer',
    isEdge: true,
    onFault: (reason) => log.warn({ reason }, 'spans were not sent'),
  });
  const composer = await createComposer(config, log);
  const following = new AbortController();
  const booted = await composer.follower.boot();
  log.info({ reason: booted ? 'last-known-good' : 'nothing stored' }, 'composer starting');

  const address = await composer.app.listen({ host: config.host, port: config.port, backlog: 1_024 });
  if (config.opsPort > 0) await composer.ops.listen({ host: config.host, port: config.opsPort });
  log.info({ address }, 'composer listening');
  const followed = composer.follower.run(following.signal);
  followed.catch(die);

  return {
    noticeMs: config.noticeMs,
    drain: composer.drain,
    async close() {
      following.abort();
      await composer.close();
      await followed;
      await endTracing();
    },
  };
}
