import { migrate } from '@suvarna/database/migrate';
import type { Template } from '@suvarna/testing/database';
import { MIGRATIONS, SCHEMA } from '../src/platform/database/migrations.ts';
import { seedStore } from './seed-store.fixtures.ts';

const prepareMigrated = async (url: string): Promise<void> => {
  await migrate({ url, schema: SCHEMA, directory: MIGRATIONS });
};

/** The service's tables at the newest migration, empty. */
export const migrated: Template = { name: 'commerce', prepare: prepareMigrated };

/** The same with the catalogue, rates and pincodes of the seed. */
export const seeded: Template = {
  name: 'commerce_seeded',
  prepare: async (url) => {
    await prepareMigrated(url);
    await seedStore(url);
  },
};
