/** Brings the registry's schema to the newest migration. Run by the owner of the database. */
import { migrate } from '@suvarna/database/migrate';
import { MIGRATIONS } from './migrations.ts';

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL is missing');
const applied = await migrate({
  url,
  schema: 'registry',
  directory: MIGRATIONS,
  onLine: (line) => process.stdout.write(`${line}\n`),
});
process.stdout.write(
  applied.length === 0 ? 'registry: nothing to migrate\n' : `registry: ${applied.length} migrated\n`,
);
