/** A program of the machine that stays: PostgreSQL, HAProxy. */
import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { openLog } from '../store/log-file.ts';

export interface DaemonPlan {
  readonly name: string;
  readonly program: string;
  readonly words: readonly string[];
  readonly log: string;
  /** Whose right it has; of this process when left out. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** What asks it to end; SIGTERM when left out. */
  readonly stopBy?: NodeJS.Signals;
  /** It ended although no caller stopped it. */
  readonly onExit: (how: string) => void;
}

export interface Daemon {
  readonly pid: number;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** @throws Error when the program cannot be started */
export async function startDaemon(plan: DaemonPlan): Promise<Daemon> {
  const { program, words, user, stopBy = 'SIGTERM', onExit } = plan;
  const log = openLog(plan.log);
  const child = spawn(program, words, {
    cwd: '/',
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8' },
    stdio: ['ignore', log, log],
    detached: true,
    ...user,
  });
  closeSync(log);
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject).once('spawn', resolve);
  });
  if (child.pid === undefined) throw new Error(`${plan.name} has no process`);
  let isStopped = false;
  const ended = new Promise<void>((resolve) =>
    child.once('exit', (code, signal) => {
      if (!isStopped) onExit(signal ?? `exit ${code ?? '?'}`);
      resolve();
    }),
  );
  return {
    pid: child.pid,
    async stop(signal = stopBy) {
      isStopped = true;
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      await ended;
    },
  };
}
