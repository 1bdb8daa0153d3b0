import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;
/** An open transaction: what happens in it happens together or not at all. */
export type Tx = Transaction<Tables>;
