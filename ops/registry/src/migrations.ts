import { join } from 'node:path';

/** Folder of the registry's SQL. */
export const MIGRATIONS = join(import.meta.dirname, '..', 'migrations');
