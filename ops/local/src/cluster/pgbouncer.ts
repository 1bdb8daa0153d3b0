/**
 * A pooler in transaction mode, from the system's PgBouncer. By itself it calls a server that it could not log in
 * at again after 15 s: as long nothing is written when a standby was promoted in one.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startDaemon, type Daemon } from './daemon.ts';
import type { Account } from './postgres.ts';

const PROGRAM = '/usr/sbin/pgbouncer';

export interface PoolerPlan {
  readonly name: string;
  readonly port: number;
  /** Where the database is. */
  readonly database: { readonly name: string; readonly port: number };
  readonly login: string;
  readonly folder: string;
  readonly logs: string;
  /** It refuses to be root. */
  readonly user: Account | undefined;
  readonly onLine: (line: string) => void;
}

/** @throws Error which package brings it */
export async function startPooler(plan: PoolerPlan): Promise<Daemon> {
  if (!existsSync(PROGRAM))
    throw new Error('PgBouncer is not installed: the package `pgbouncer` of the system brings it');
  const { name, port, database, login, folder, logs, user, onLine } = plan;
  mkdirSync(folder, { recursive: true });
  const logins = join(folder, 'logins.txt');
  const settings = join(folder, `${name}.ini`);
  writeFileSync(logins, `"${login}" ""\n`);
  writeFileSync(
    settings,
    `[databases]
${database.name} = host=127.0.0.1 port=${database.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${logins}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 400
server_login_retry = 1
server_connect_timeout = 3
`,
  );
  return startDaemon({
    name,
    program: PROGRAM,
    words: [settings],
    log: join(logs, `${name}.log`),
    ...(user && { user }),
    onExit: (how) => onLine(`${name} ended (${how})`),
  });
}
