import { join } from 'node:path';

/** Schema of this service in the database it may share with others. */
export const SCHEMA = 'commerce';

/** Folder of the hand-written migrations. */
export const MIGRATIONS = join(import.meta.dirname, '..', 'migrations');
