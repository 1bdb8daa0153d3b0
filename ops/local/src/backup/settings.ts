/**
 * Settings of `npm run backup` and `npm run restore`. How the database is stored stands in pgBackRest's own
 * file; restic reads `RESTIC_*` (and `AWS_*`, for a bucket) by itself.
 */
import { readSettings, type Environment } from '@suvarna/settings/read-settings';
import { text, textThat, wholeNumber } from '@suvarna/settings/setting';
import { Type } from 'typebox';

export interface DatabaseBackup {
  /** File of pgBackRest's settings. */
  readonly config: string;
  readonly stanza: string;
}
export interface FilesBackup {
  /** Absolute paths of folders and files. */
  readonly paths: readonly string[];
  readonly keepDays: number;
}
/** The database, and the files that are not in it; often on two machines. */
export type Part = 'database' | 'files';

const database = Type.Object({
  BACKUP_PGBACKREST_CONFIG: text({
    default: '/etc/pgbackrest/pgbackrest.conf',
    means: 'File of pgBackRest’s settings',
  }),
  BACKUP_STANZA: text({ default: 'suvarna', means: 'Name of the database in that file' }),
});

const files = Type.Object({
  BACKUP_FILES: textThat(
    (value) => value.split(',').every((path) => path.startsWith('/')),
    'must be absolute paths, with commas',
    { means: 'The registry’s folder and files of secrets, with commas' },
  ),
  BACKUP_KEEP_DAYS: wholeNumber(
    { minimum: 1, maximum: 3_650 },
    { default: 30, means: 'Days that backups of files are kept' },
  ),
  RESTIC_REPOSITORY: text({ means: 'Where restic stores them: a folder, `s3:…` or what else it knows' }),
  RESTIC_PASSWORD_FILE: text({ means: 'File of the password they are encrypted with' }),
});

/** @throws SettingsInvalid that lists every fault together */
export const readBackupSettings = (env: Environment, parts: readonly Part[]) =>
  readSettings('the backup', env, (reader) => {
    const ofDatabase = parts.includes('database') ? reader.read(database) : undefined;
    const ofFiles = parts.includes('files') ? reader.read(files) : undefined;
    return {
      ...(ofDatabase && {
        database: { config: ofDatabase.BACKUP_PGBACKREST_CONFIG, stanza: ofDatabase.BACKUP_STANZA },
      }),
      ...(ofFiles && {
        files: { paths: ofFiles.BACKUP_FILES.split(','), keepDays: ofFiles.BACKUP_KEEP_DAYS },
      }),
    } satisfies { readonly database?: DatabaseBackup; readonly files?: FilesBackup };
  });
