/** One process of the store: started, watched, started again when it dies, stopped in order. */
import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../workspace.ts';
import { lastLines, openLog } from './log-file.ts';
import { answersOk, until } from './until.ts';

export interface ProcessPlan {
  readonly name: string;
  /** Relative to the repository, or absolute. */
  readonly entry: string;
  /** Of the Node process. */
  readonly flags?: readonly string[];
  /** All it gets: nothing of this process's own environment comes along. */
  readonly env: Readonly<Record<string, string>>;
  /** Answers 2xx when the process takes work. */
  readonly readyUrl: string;
  readonly log: string;
}

export interface Watcher {
  readonly onLine: (line: string) => void;
  readonly onSpawn: (child: { pid: number; entry: string }) => void;
  /** Aborted when the whole store has to stop while it still starts. */
  readonly signal: AbortSignal;
}

export interface SupervisedProcess {
  readonly name: string;
  /** As an operator, or a fault, would; when it ends by that it is started again. */
  signal(signal: NodeJS.Signals): void;
  stop(): Promise<void>;
}

const readyWithinMs = 90_000;
const stopWithinMs = 15_000;
/** A death is answered at once: shoppers wait. One that dies more often than this in so long is in a loop. */
const atOnce = 3;
const loopWithinMs = 60_000;
const firstPauseMs = 250;
const longestPauseMs = 10_000;

/** How long to wait before a process is started again. @param deaths of the last minute, this one included */
export const pauseAfter = (deaths: number): number =>
  deaths <= atOnce ? 0 : Math.min(firstPauseMs * 2 ** (deaths - atOnce - 1), longestPauseMs);

/** Resolves when the process takes work. @throws Error with the end of its log when it never does */
export async function supervise(plan: ProcessPlan, watcher: Watcher): Promise<SupervisedProcess> {
  let child = launch(plan, watcher);
  let stopping = false;
  const firstDeath = new AbortController();
  child.once('exit', () => firstDeath.abort());
  const ready = await until(
    () => answersOk(plan.readyUrl),
    readyWithinMs,
    AbortSignal.any([firstDeath.signal, watcher.signal]),
  );
  if (!ready) {
    await end(child);
    watcher.signal.throwIfAborted();
    throw new Error(`${plan.name} did not start; the end of ${plan.log}:\n${lastLines(plan.log, 15)}`);
  }
  let deaths: readonly number[] = [];
  let timer: NodeJS.Timeout | undefined;
  const watch = (watched: ChildProcess): void => {
    watched.once('exit', (code, signal) => {
      if (stopping) return;
      const now = performance.now();
      deaths = [...deaths.filter((at) => now - at < loopWithinMs), now];
      const pauseMs = pauseAfter(deaths.length);
      const when = pauseMs === 0 ? 'now' : `in ${pauseMs / 1000} s`;
      watcher.onLine(
        `${plan.name} ended (${signal ?? `exit ${code ?? '?'}`}); starting it again ${when}, its log is ${plan.log}`,
      );
      timer = setTimeout(() => {
        child = launch(plan, watcher);
        watch(child);
      }, pauseMs);
    });
  };
  if (child.exitCode !== null || child.signalCode !== null)
    throw new Error(`${plan.name} ended right after it was ready`);
  watch(child);
  return {
    name: plan.name,
    signal: (signal) => void child.kill(signal),
    stop: async () => {
      stopping = true;
      clearTimeout(timer);
      await end(child);
    },
  };
}

function launch(plan: ProcessPlan, watcher: Watcher): ChildProcess {
  const log = openLog(plan.log);
  // A group of its own: Ctrl-C in the terminal must reach the supervisor only, which stops in order.
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', ...(plan.flags ?? []), resolve(root, plan.entry)],
    {
      cwd: root,
      env: { ...plan.env },
      stdio: ['ignore', log, log],
      detached: true,
    },
  );
  closeSync(log);
  child.once('error', (error) => watcher.onLine(`${plan.name} cannot be started: ${error.message}`));
  if (child.pid !== undefined) watcher.onSpawn({ pid: child.pid, entry: plan.entry });
  return child;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  await ended;
  clearTimeout(timer);
}
