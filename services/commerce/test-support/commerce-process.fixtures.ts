/** The service as an operator has it: migrated with its queues, and a process of its own. */
import { testDatabase, type TestDatabase } from '@suvarna/testing/database';
import { startWholeProcess, type WholeProcess } from '@suvarna/testing/whole-process';
import { JOBS } from '../src/jobs/jobs-of-the-service.ts';
import { installJobs } from '../src/platform/jobs/install-jobs.ts';
import { seededInPart } from './templates.fixtures.ts';

/** With a tenth of the catalogue. */
export async function commerceDatabase(name: string): Promise<TestDatabase> {
  const database = await testDatabase(name, seededInPart);
  await installJobs(database.url, JOBS);
  return database;
}

/** Its addresses are that of calls and that of pages; one for jobs alone has none of pages. */
export const startCommerce = (env: Readonly<Record<string, string>>): Promise<WholeProcess> =>
  startWholeProcess({
    entry: 'services/commerce/src/server.ts',
    env: { STORE_STAGE: 'local', PORT: '0', ...env },
    answers: /"address":"([^"]+)","pages":(?:"([^"]+)"|false)/,
  });
