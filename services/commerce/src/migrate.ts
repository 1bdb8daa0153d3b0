import { migrate } from '@suvarna/database/migrate';
import { readConfig } from './config.ts';
import { MIGRATIONS, SCHEMA } from './migrations.ts';

// Run by `npm start` and by a release before the new version of the service starts.
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};
const applied = await migrate({ url: readConfig(process.env).databaseUrl, schema: SCHEMA, directory: MIGRATIONS, onLine: print });
print(applied.length === 0 ? 'the database is up to date' : `applied ${applied.length} migrations`);
