/** A process of the store as an operator starts it: its own entry, its own environment, ended by a signal. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { until } from '../until.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

export interface WholeProcess {
  /** The addresses in its log, in the order they were said. */
  readonly origins: readonly string[];
  readonly logs: () => string;
  /** Sends the signal and waits. @returns the exit code; `null` when the signal itself ended it */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

interface Plan {
  /** From the root of the repository. */
  readonly entry: string;
  /** All it gets, besides where programs are. */
  readonly env: Readonly<Record<string, string>>;
  /** What its log says when it answers; the groups are its addresses. */
  readonly answers: RegExp;
}

function launch({ entry, env }: Pick<Plan, 'entry' | 'env'>, words: readonly string[] = []) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(ROOT, entry), ...words],
    {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'node'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return { child, logs: () => output };
}

/** Starts it and waits until it answers. @throws Error with its log when it does not */
export async function startWholeProcess(plan: Plan): Promise<WholeProcess> {
  const { child, logs } = launch(plan);
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const said = await until(
    () => plan.answers.exec(logs()) ?? (hasEnded() ? 'ended' : null),
    () => `${plan.entry} does not answer:\n${logs()}`,
  );
  if (said === 'ended') throw new Error(`${plan.entry} ended:\n${logs()}`);
  return {
    origins: said.slice(1),
    logs,
    async end(signal = 'SIGTERM') {
      if (hasEnded()) return child.exitCode;
      const ended = once(child, 'close');
      child.kill(signal);
      await ended;
      return child.exitCode;
    },
  };
}

/** Runs one that ends by itself: it was told to help, or refuses to start. */
export async function runWholeProcess(
  plan: Pick<Plan, 'entry' | 'env'>,
  ...words: readonly string[]
): Promise<{ readonly code: number | null; readonly output: string }> {
  const { child, logs } = launch(plan, words);
  await once(child, 'close');
  return { code: child.exitCode, output: logs() };
}
