/**
 * `npm run restore -- --to 2026-11-30T04:10:00Z`: the database as it was at that moment, and the files of the
 * newest backup; `-- database --to …` or `-- files` one of them. It writes into empty places only.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { partsOf } from './backup/parts.ts';
import { readBackupSettings, type DatabaseBackup } from './backup/settings.ts';
import { earliestOf, targetOf } from './backup/target.ts';
import { end, pgbackrest, Refused, restic, timed } from './backup/tools.ts';
import { say } from './terminal.ts';

const env = process.env;

async function restoreDatabase(database: DatabaseBackup, to: Date): Promise<void> {
  const earliest = earliestOf(await pgbackrest(database, env, 'info', '--output=json'));
  // pgBackRest would take the newest one, with which the server does not start.
  if (earliest === undefined || earliest > to)
    throw new Refused(
      earliest === undefined
        ? 'there is no backup of the database'
        : `the first backup of the database was done at ${earliest.toISOString()}: nothing earlier can be restored`,
    );
  await timed(`the database, to be brought to ${to.toISOString()} when it starts`, () =>
    pgbackrest(
      database,
      env,
      'restore',
      '--type=time',
      `--target=${targetOf(to)}`,
      '--target-action=promote',
    ),
  );
}

const isEmpty = (path: string): boolean =>
  !existsSync(path) || (statSync(path).isDirectory() && readdirSync(path).length === 0);

async function restoreFiles(paths: readonly string[], snapshot: string): Promise<void> {
  const full = paths.filter((path) => !isEmpty(path));
  if (full.length > 0) throw new Refused(`${full.join(', ')}: move away what is there first`);
  await timed(`files: ${paths.join(', ')}`, () =>
    restic(env, 'restore', snapshot, '--target', '/', ...paths.flatMap((path) => ['--path', path])),
  );
}

await end(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, snapshot: { type: 'string', default: 'latest' } },
  });
  const parts = partsOf(positionals);
  const to = values.to === undefined ? undefined : new Date(values.to);
  if (parts.includes('database') && (to === undefined || Number.isNaN(to.valueOf())))
    throw new Refused('say the moment to go back to: --to 2026-11-30T04:10:00Z');
  const { database, files } = readBackupSettings(env, parts);
  // What refuses comes first.
  if (files) await restoreFiles(files.paths, values.snapshot);
  if (database && to) await restoreDatabase(database, to);
  say('next', 'start PostgreSQL; then what docs/operations/backup.md says, from “After a restore” on');
});
