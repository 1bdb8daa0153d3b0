/** That something is new, said to every registry process by the database. */
import type { Pool } from '@suvarna/database/pool';

export const CHANGE_TOPIC = 'registry_change';

export const CHANGE_KINDS = ['composition', 'audit', 'health', 'composers', 'canary', 'rules'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Heard with the end of the caller's transaction, where it is part of one. */
export async function tellOfChange(client: Pick<Pool, 'query'>, kind: ChangeKind): Promise<void> {
  await client.query('select pg_notify($1, $2)', [CHANGE_TOPIC, kind]);
}

export const isChangeKind = (text: string | undefined): text is ChangeKind =>
  CHANGE_KINDS.some((kind) => kind === text);
