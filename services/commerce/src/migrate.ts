import { settingsOfProcess } from '@suvarna/settings/process-settings';
import { migrate } from '@suvarna/database/migrate';
import { preparePooledLogin } from '@suvarna/database/pooled-login';
import { readConfig } from './read-config.ts';
import { installJobs } from './platform/jobs/install-jobs.ts';
import { JOBS } from './jobs/jobs-of-the-service.ts';
import { MIGRATIONS, pooledLogin, SCHEMA } from './platform/database/migrations.ts';

// Run by `npm start` and by a release before the new version of the service starts.
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const { url: pooledUrl, directUrl: url, sharing } = settingsOfProcess(readConfig).database;
const applied = await migrate({ url, schema: SCHEMA, directory: MIGRATIONS, onLine: print });
await installJobs(url, JOBS);
if (sharing === 'transaction') await preparePooledLogin(url, pooledLogin(pooledUrl));
print(applied.length === 0 ? 'the database is up to date' : `applied ${applied.length} migrations`);
