import { loginOf, type PooledLogin } from '@suvarna/database/pooled-login';
import { join } from 'node:path';

/** Schema of this service in the database it may share with others. */
export const SCHEMA = 'commerce';

/** Folder of the hand-written migrations. */
export const MIGRATIONS = join(import.meta.dirname, '..', '..', '..', 'migrations');

/** Role the service works as: it may read and add, and change what is not a record (migration 0004). */
export const ROLE = 'commerce_app';

/** The login of a pooler's address, with what sessions of this service have. */
export const pooledLogin = (url: string): PooledLogin => ({
  login: loginOf(url),
  schema: SCHEMA,
  role: ROLE,
});
