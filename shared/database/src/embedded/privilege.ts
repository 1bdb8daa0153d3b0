import { execFile, type SpawnOptions } from 'node:child_process';
import { chown, readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { serverEnvironment } from './environment.ts';

const run = promisify(execFile);
/** All that is run by it gets what is named for it and nothing else. */
const env = serverEnvironment();

/** How a program is started so that it is not root, which PostgreSQL refuses to be. */
export interface Privilege {
  readonly how: string;
  command(program: string, args: readonly string[]): readonly [string, string[]];
  readonly spawn: Pick<SpawnOptions, 'uid' | 'gid' | 'env'>;
  /** Gives a folder to the account the program runs as. */
  own(path: string): Promise<void>;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

const asCaller: Privilege = {
  how: 'this account',
  command: (program, args) => [program, [...args]],
  spawn: { env },
  own: async () => undefined,
};

/**
 * A user namespace shows root to the program as an ordinary account while files stay root's own,
 * so the data directory may sit where only root can look.
 */
function inNamespace(account: Account): Privilege {
  const flags = ['--user', `--map-user=${account.uid}`, `--map-group=${account.gid}`];
  return {
    how: 'a user namespace',
    command: (program, args) => ['unshare', [...flags, program, ...args]],
    spawn: { env },
    own: async () => undefined,
  };
}

/** Another account that may still walk through root's folders: for containers without user namespaces. */
function withFileAccess(account: Account): Privilege {
  const flags = [
    `--reuid=${account.uid}`,
    `--regid=${account.gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
  ];
  return {
    how: `account ${account.uid} with file access`,
    command: (program, args) => ['setpriv', [...flags, program, ...args]],
    spawn: { env },
    own: (path) => chown(path, account.uid, account.gid),
  };
}

function asAccount(account: Account): Privilege {
  return {
    how: `account ${account.uid}`,
    command: (program, args) => [program, [...args]],
    spawn: { uid: account.uid, gid: account.gid, env },
    own: (path) => chown(path, account.uid, account.gid),
  };
}

/** initdb looks its account up by name, so it has to be one that the system lists. */
async function findAccount(owner: number | undefined): Promise<Account> {
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name !== undefined && uid !== undefined && gid !== undefined
      ? [{ name, uid: Number(uid), gid: Number(gid) }]
      : [];
  });
  const found =
    owner === undefined
      ? (accounts.find((account) => account.name === 'nobody') ?? accounts.find((account) => account.uid > 0))
      : accounts.find((account) => account.uid === owner);
  if (found === undefined)
    throw new Error('PostgreSQL does not run as root, and this system lists no other account to run it as.');
  return found;
}

async function works(privilege: Privilege, program: string): Promise<boolean> {
  const [command, args] = privilege.command(program, ['--version']);
  try {
    await run(command, args, { ...privilege.spawn, timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
}

async function ownerOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).uid;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Picks a way to run `program` on `pgdata`; an existing directory keeps the owner it has. */
export async function choosePrivilege(program: string, pgdata: string): Promise<Privilege> {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return asCaller;
  const owner = await ownerOf(pgdata);
  const account = await findAccount(owner === 0 ? undefined : owner);
  const ways = [
    ...(owner === undefined || owner === 0 ? [inNamespace(account)] : []),
    ...(owner === 0 ? [] : [withFileAccess(account), asAccount(account)]),
  ];
  for (const way of ways) {
    if (await works(way, program)) return way;
  }
  throw new Error(
    'PostgreSQL does not run as root, and neither a user namespace nor another account works here. Start the store as an ordinary user, or set DATABASE_URL.',
  );
}
