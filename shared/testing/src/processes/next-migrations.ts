/** The database as the next release of commerce leaves it, beside the one that runs. */
import { migrate } from '@suvarna/database/migrate';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OF_NOW = join(import.meta.dirname, '../../../../services/commerce/migrations');

/** Applies the migrations of now, and these after them, each on its own. @param url of the owner of the database */
export async function applyNextMigrations(url: string, statements: readonly string[]): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'next-release-'));
  await cp(OF_NOW, directory, { recursive: true });
  for (const [at, statement] of statements.entries())
    await writeFile(join(directory, `20990101000${String(at)}-next.sql`), `${statement};\n`);
  await migrate({ url, schema: 'commerce', directory });
  await rm(directory, { recursive: true });
}
