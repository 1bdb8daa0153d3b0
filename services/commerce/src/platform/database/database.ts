import { createKysely, type Pool } from '@suvarna/database/pool';
import type { Kysely, Transaction } from 'kysely';
import { COLUMNS } from './columns.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** An open transaction: what happens in it happens together or not at all. */
export type Tx = Transaction<Tables>;

/** The service's tables over a pool. */
export const databaseOver = (pool: Pool): Database => createKysely<Tables>(pool, COLUMNS);
