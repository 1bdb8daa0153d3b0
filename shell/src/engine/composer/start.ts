/** The life of the process: configuration, listening, following, and a quiet end. */
import { createComposer } from './app.ts';
import { readConfig, type ComposerConfig } from './config.ts';
import { createLog, type ComposerLog } from './log.ts';

const DRAIN_MS = 10_000;

export async function start(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const die = (error: unknown): void => {
    log.fatal({ error }, 'surprise, the process ends');
    process.exitCode = 1;
    // Let the log line out, then go: what state we are in is unknown.
    setImmediate(() => process.exit(1));
  };
  process.on('unhandledRejection', die);
  process.on('uncaughtException', die);

  const stop = await run(config, log, die);
  const once = (): void => {
    process.off('SIGTERM', once);
    process.off('SIGINT', once);
    setTimeout(() => process.exit(1), DRAIN_MS + config.noticeMs).unref();
    stop().catch(die);
  };
  process.on('SIGTERM', once);
  process.on('SIGINT', once);
}

/** @returns what ends it quietly, when it listens and follows */
export async function run(
  config: ComposerConfig,
  log: ComposerLog,
  die: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const composer = await createComposer(config, log);
  const following = new AbortController();
  const booted = await composer.follower.boot();
  log.info({ reason: booted ? 'last-known-good' : 'nothing stored' }, 'composer starting');

  const address = await composer.app.listen({ host: config.host, port: config.port, backlog: 1_024 });
  if (config.opsPort > 0) await composer.ops.listen({ host: config.host, port: config.opsPort });
  log.info({ address }, 'composer listening');
  const followed = composer.follower.run(following.signal);
  followed.catch(die);

  return async () => {
    log.info({}, 'composer stopping');
    composer.drain();
    await new Promise((resolve) => {
      setTimeout(resolve, config.noticeMs);
    });
    following.abort();
    await composer.close();
    await followed;
    log.info({}, 'composer stopped');
  };
}
