/**
 * The real composer, apart from the test: as the process it is in a store, or one of many that a process
 * runs one after the other. Three quarters of what a start costs are its modules, which are loaded then.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { until } from '@suvarna/testing/until';
import type { Asked } from './composer-host.ts';

export interface RunningComposer {
  readonly origin: string;
  readonly logs: () => string;
  /** @returns the exit code; that of a composer which shares its process is 0 when it ended quietly */
  stop(): Promise<number | null>;
}

const SERVER = join(import.meta.dirname, '..', 'server.ts');
const HOST = join(import.meta.dirname, 'composer-host.ts');
/** The composer is compiled once for all of its processes: a third of what a start costs. */
const COMPILED = join(import.meta.dirname, '..', '..', '..', '..', '..', 'node_modules', '.cache', 'node');

/** Processes that run no composer now. Kept on what lives as long as the worker (node-environment.mjs). */
const ofWorker = (globalThis as unknown as Record<symbol, { composerHosts?: ChildProcess[] } | undefined>)[
  Symbol.for('suvarna.load-once')
];
const idle: ChildProcess[] = ((ofWorker ?? {}).composerHosts ??= []);

type Environment = Readonly<Record<string, string>>;

const environment = (env: Environment): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'production',
  NODE_OPTIONS: '',
  NODE_COMPILE_CACHE: COMPILED,
  ...env,
});

/** As in a store: `server.ts` in a process of its own, which signals end. */
export async function aComposerOfItsOwn(env: Environment): Promise<RunningComposer> {
  const child = spawn(process.execPath, [SERVER], {
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { logs } = listenTo(child);
  return {
    logs,
    origin: await originIn(logs, child),
    async stop() {
      if (child.exitCode !== null) return child.exitCode;
      const { promise, resolve } = Promise.withResolvers<number | null>();
      child.once('exit', resolve);
      child.kill('SIGTERM');
      return promise;
    },
  };
}

/** Nothing of the one before is left in it but loaded modules. */
export async function aComposer(env: Environment): Promise<RunningComposer> {
  const child = idle.pop() ?? aHost();
  const begin = `begin ${randomUUID()}`;
  const { logs, leave } = listenTo(child, begin);
  hold(child, true);
  child.send({ begin, env } satisfies Asked);
  return {
    logs,
    origin: await originIn(logs, child),
    async stop() {
      const { promise, resolve } = Promise.withResolvers<number | null>();
      child.once('message', () => resolve(0));
      child.once('exit', resolve);
      if (child.connected) child.send('stop');
      else resolve(child.exitCode);
      const code = await promise;
      child.removeAllListeners('message');
      child.removeAllListeners('exit');
      leave();
      if (child.connected) {
        hold(child, false);
        idle.push(child);
      }
      return code;
    },
  };
}

const aHost = (): ChildProcess =>
  spawn(process.execPath, [HOST], { env: environment({}), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });

/** An idle process keeps no worker alive; it ends with it. */
function hold(child: ChildProcess, isHeld: boolean): void {
  for (const each of [child, child.channel, child.stdout as Socket | null, child.stderr as Socket | null])
    if (isHeld) each?.ref();
    else each?.unref();
}

/** @param from - what was said before is another test's */
function listenTo(child: ChildProcess, from = ''): { logs: () => string; leave: () => void } {
  let output = '';
  const hear = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear);
  return {
    logs: () => output.slice(Math.max(0, output.indexOf(from))),
    // The stream is read on, so that no server waits for it.
    leave: () => {
      for (const stream of [child.stdout, child.stderr]) stream?.off('data', hear).resume();
    },
  };
}

async function originIn(logs: () => string, child: ChildProcess): Promise<string> {
  try {
    return await until(
      () => /"address":"([^"]+)","msg":"composer listening"/.exec(logs())?.[1],
      () => `the composer did not start:\n${logs()}`,
    );
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}
