import { migrate } from '@suvarna/database/migrate';
import { createPool } from '@suvarna/database/pool';
import type { Template } from '@suvarna/testing/database';
import { MIGRATIONS, SCHEMA } from '../src/platform/database/migrations.ts';
import { seedStore } from './seed-store.fixtures.ts';

const prepareMigrated = async (url: string): Promise<void> => {
  await migrate({ url, schema: SCHEMA, directory: MIGRATIONS });
};

/** The service's tables at the newest migration, empty. */
export const migrated: Template = { name: 'commerce', prepare: prepareMigrated };

const prepareSeeded = async (url: string): Promise<void> => {
  await prepareMigrated(url);
  await seedStore(url);
};

/** The same with the catalogue, rates and pincodes of the seed. */
export const seeded: Template = { name: 'commerce_seeded', prepare: prepareSeeded };

/** All but the first ten, which suites name, and every tenth. */
const LEFT_OUT = 'product_id > 100010 and product_id % 10 <> 1';

/** What a suite is about that one design in ten does for: the whole catalogue takes a second whenever it is read. */
export const seededInPart: Template = {
  name: 'commerce_seeded_in_part',
  prepare: async (url) => {
    await prepareSeeded(url);
    const owner = createPool({ url, schema: SCHEMA, max: 1, statementTimeout: 0 });
    for (const table of ['stock_levels', 'designs'])
      await owner.query(`delete from ${table} where ${LEFT_OUT}`);
    await owner.end();
  },
};
