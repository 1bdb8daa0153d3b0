/** Composers one after the other in one process, for tests: see running-composer.fixtures.ts. */
process.env.NODE_ENV = 'production';
const { readConfig } = await import('../config.ts');
const { createLog } = await import('../log.ts');
const { run } = await import('../start.ts');
const { endQuietly } = await import('@suvarna/settings/drain');

export interface Asked {
  /** Said before anything of this composer is logged. */
  readonly begin: string;
  readonly env: Readonly<Record<string, string>>;
}

const die = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`, () => process.exit(1));
};
process.on('unhandledRejection', die);
process.on('uncaughtException', die);
// The caller is gone.
process.on('disconnect', () => process.exit(0));

let stop = (): Promise<void> => Promise.resolve();

process.on('message', (asked: Asked | 'stop') => {
  (asked === 'stop' ? end() : begin(asked)).catch(die);
});

async function begin({ begin: said, env }: Asked): Promise<void> {
  process.stdout.write(`${said}\n`);
  const config = readConfig(env);
  const ending = await run(config, createLog(config.logLevel), die);
  stop = () => endQuietly(ending);
}

async function end(): Promise<void> {
  await stop();
  process.send?.('stopped');
}
