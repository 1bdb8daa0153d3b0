/** Processes of one's own beside a running store, and what those of the store are given. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '@suvarna/testing/until';
import { repository, toolEnvironment } from '../repository.ts';

export interface OwnProcess {
  /** In order; resolves when it has ended. */
  end(): Promise<void>;
}

export interface OwnPlan {
  /** From the root of the repository. */
  readonly entry: string;
  readonly env: Readonly<Record<string, string>>;
  readonly ready: () => Promise<boolean>;
}

const READY_WITHIN_MS = 300_000;

/** @throws Error when it is not ready, or ends */
export async function startOwn({ entry, env, ready }: OwnPlan): Promise<OwnProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    cwd: repository,
    env: { ...toolEnvironment(), ...env },
    stdio: 'ignore',
  });
  const end = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await until(
      async () => {
        if (child.exitCode !== null) throw new Error(`${entry} ended with ${child.exitCode}`);
        return ready();
      },
      `${entry} is ready`,
      READY_WITHIN_MS,
    );
  } catch (error) {
    await end();
    throw error;
  }
  return { end };
}

/** Process of a running store whose entry ends like this. */
export function processOf(data: string, entry: string): number {
  const store = JSON.parse(readFileSync(join(data, 'store.json'), 'utf8')) as {
    children: { pid: number; entry: string }[];
  };
  const found = store.children.find((child) => child.entry.endsWith(entry));
  if (!found) throw new Error(`no ${entry} runs in ${data}`);
  return found.pid;
}

/** Settings of a process that runs. Linux only. */
export const settingsOf = (pid: number): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .filter((line) => line.includes('='))
      .map((line): [string, string] => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** Whether it says yes to this address. */
export const saysYes = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
