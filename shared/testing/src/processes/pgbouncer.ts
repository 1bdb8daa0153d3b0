/** A real PgBouncer in front of the test server, where this machine has one. */
import pg from 'pg';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from '../free-ports.ts';
import { until } from '../until.ts';

const FOLDERS = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin'];

/** Path of the program; `undefined` where there is none. */
export const pgbouncer = (): string | undefined =>
  FOLDERS.map((folder) => join(folder, 'pgbouncer')).find((file) => existsSync(file));

/** PgBouncer does since 1.21. */
export function knowsNamedStatements(program: string): boolean {
  const said = execFileSync(program, ['--version'], { encoding: 'utf8', env: {} });
  const [, major = '0', minor = '0'] = /PgBouncer (\d+)\.(\d+)/.exec(said) ?? [];
  return Number(major) > 1 || (Number(major) === 1 && Number(minor) >= 21);
}

/** Root is another account to it, while its files stay its own (as `shared/database/src/embedded/privilege.ts`). */
const AS_OTHER = ['--user', '--map-user=65534', '--map-group=65534'];

export interface RunningPgbouncer {
  /** Address of the database through it. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Lends sessions for a transaction each, at most `sessions` of them at a time.
 *
 * @param target address of the database itself
 * @param login who logs in at it and at the database, without a password
 */
export async function startPgbouncer(
  program: string,
  { target, login, sessions }: { readonly target: string; readonly login: string; readonly sessions: number },
): Promise<RunningPgbouncer> {
  const { host, port, database = '' } = new pg.Client({ connectionString: target });
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  const listening = await freePort();
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: listening,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: join(folder, 'users.txt'),
    pool_mode: 'transaction',
    default_pool_size: sessions,
    max_client_conn: 200,
    ...(knowsNamedStatements(program) ? { max_prepared_statements: 100 } : {}),
  };
  await writeFile(settings.auth_file, `"${login}" ""\n`);
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]\n${database} = host=${host} port=${port}\n[pgbouncer]\n${Object.entries(settings)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join('')}`,
  );
  // It refuses to be root, and has to reach the folder of the server's socket, which may be root's own.
  const [command, words] =
    process.getuid?.() === 0 ? ['unshare', [...AS_OTHER, program]] : ([program, []] as const);
  const child = spawn(command, [...words, join(folder, 'pgbouncer.ini')], {
    env: { PATH: process.env['PATH'] },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await until(
      () => /process up/.test(said) || (child.exitCode !== null && 'ended'),
      () => `pgbouncer does not start:\n${said}`,
      20_000,
    );
    if (child.exitCode !== null) throw new Error(`pgbouncer ended:\n${said}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgresql://${login}@127.0.0.1:${listening}/${database}`, stop };
}
