/** `npm run backup`: the database and the files beside it; `-- database` or `-- files` one of them, `-- database --full` all of it again. */
import { parseArgs } from 'node:util';
import { partsOf } from './backup/parts.ts';
import { readBackupSettings, type DatabaseBackup, type FilesBackup } from './backup/settings.ts';
import { end, pgbackrest, restic, timed } from './backup/tools.ts';

const env = process.env;

async function backUpDatabase(database: DatabaseBackup, isFull: boolean): Promise<void> {
  await timed('the repository of the database is there', () => pgbackrest(database, env, 'stanza-create'));
  // Switches to the next file of the log, and waits until the one before has arrived.
  await timed('what the server archives arrives', () => pgbackrest(database, env, 'check'));
  // The first one is full by itself.
  await timed(isFull ? 'the database, all of it' : 'the database, what changed', () =>
    pgbackrest(database, env, 'backup', `--type=${isFull ? 'full' : 'incr'}`),
  );
}

async function backUpFiles({ paths, keepDays }: FilesBackup): Promise<void> {
  // `init` says what is wrong where there is a repository that does not open.
  const isThere = await restic(env, 'cat', 'config').then(
    () => true,
    () => false,
  );
  if (!isThere) await timed('the repository of files is made', () => restic(env, 'init'));
  await timed(`files: ${paths.join(', ')}`, () => restic(env, 'backup', ...paths));
  await timed(`backups of files that are older than ${keepDays} days are dropped`, () =>
    restic(env, 'forget', '--prune', '--keep-within', `${keepDays}d`),
  );
  await timed('the backups of files are whole', () => restic(env, 'check'));
}

await end(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { full: { type: 'boolean', default: false } },
  });
  const { database, files } = readBackupSettings(env, partsOf(positionals));
  if (database) await backUpDatabase(database, values.full);
  if (files) await backUpFiles(files);
});
