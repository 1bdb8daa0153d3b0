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

/** The same with the catalogue, rates and pincodes of the seed. */
export const seeded: Template = { name: 'commerce_seeded', from: migrated, prepare: seedStore };

/** All but the first ten, which suites name, and every tenth. */
const LEFT_OUT = 'product_id > 100010 and product_id % 10 <> 1';

async function asOwner(url: string, ...statements: readonly string[]): Promise<void> {
  const owner = createPool({ url, schema: SCHEMA, max: 1, statementTimeout: 0 });
  for (const statement of statements) await owner.query(statement);
  await owner.end();
}

/** What a suite is about that one design in ten does for: the whole catalogue takes a second whenever it is read. */
export const seededInPart: Template = {
  name: 'commerce_seeded_in_part',
  from: seeded,
  prepare: (url) =>
    asOwner(url, ...['stock_levels', 'designs'].map((table) => `delete from ${table} where ${LEFT_OUT}`)),
};

/** The name of a browser that is new to a customer who signs in there, where all others are known. */
export const NEW_DEVICE = 'a new device';
const KNOW_ALL_DEVICES = `
  create function know_every_device() returns trigger language plpgsql as
    $$ begin new.device_known := true; return new; end $$;
  create trigger know_every_device before insert or update on sign_ins for each row
    when (new.user_agent <> '${NEW_DEVICE}') execute function know_every_device();`;

/** For suites that are not about that: a customer who signs in by password there is asked for no code. */
export const knowingAllDevices = (from: Template): Template => ({
  name: `${from.name}_known`,
  from,
  prepare: (url) => asOwner(url, KNOW_ALL_DEVICES),
});
