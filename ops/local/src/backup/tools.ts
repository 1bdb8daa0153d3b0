/** The two programs of the system that back up: pgBackRest the database, restic files. */
import { spawn } from 'node:child_process';
import { pick, type Environment } from '../child-environment.ts';
import { account } from '../cluster/postgres.ts';
import { complain, explain, say } from '../terminal.ts';
import { SettingsInvalid } from '@suvarna/settings/read-settings';
import type { DatabaseBackup } from './settings.ts';

/** A mistake of the person who called; said without a stack. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/** @returns what it printed @throws Error with what it said when it fails, or is not installed */
async function run(
  program: 'pgbackrest' | 'restic',
  words: readonly string[],
  env: Environment,
  user: { readonly uid: number; readonly gid: number } | undefined,
): Promise<string> {
  const child = spawn(program, words, {
    cwd: '/',
    env: { ...pick(env, ['RESTIC_*', 'AWS_*', 'PGBACKREST_*']) },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  let printed = '';
  let complained = '';
  child.stdout.on('data', (text: Buffer) => (printed += text.toString()));
  child.stderr.on('data', (text: Buffer) => (complained += text.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (cause) =>
      reject(
        new Error(`${program} is not installed: the system’s package of that name brings it`, { cause }),
      ),
    );
    child.once('close', resolve);
  });
  if (code !== 0) {
    const [command = ''] = words.filter((word) => !word.startsWith('-'));
    throw new Error(
      `${program} ${command} ended with ${code ?? 'a signal'}:\n${(complained || printed).trim()}`,
    );
  }
  return printed;
}

/** As the account of the server, whose files they are. */
export const pgbackrest = async (
  { config, stanza }: DatabaseBackup,
  env: Environment,
  ...words: readonly string[]
): Promise<string> =>
  run('pgbackrest', [`--config=${config}`, `--stanza=${stanza}`, ...words], env, await account());

export const restic = (env: Environment, ...words: readonly string[]): Promise<string> =>
  run('restic', words, env, undefined);

/** Does a step, and says how long it took. */
export async function timed<Result>(what: string, step: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await step();
  say('backup', `${what} (${((performance.now() - begun) / 1000).toFixed(1)} s)`);
  return result;
}

/** Runs a program of this folder to its end: code 2 for what was asked wrongly, 1 for what failed. */
export async function end(program: () => Promise<void>): Promise<void> {
  try {
    await program();
  } catch (error) {
    complain('failed', explain(error));
    process.exitCode = error instanceof Refused || error instanceof SettingsInvalid ? 2 : 1;
  }
}
