import { sql } from 'kysely';
import type { Database, Tx } from '../../database/database.ts';

export interface EffectName {
  readonly principal: string;
  readonly route: string;
  readonly key: string;
}

/** Longer than any request may run: after it, the owner of a claim is certainly gone. */
const LEASE = sql<Date>`now() + interval '15 seconds'`;

/** Claims a key; `false` when it is answered, under way, or belongs to another request. */
export async function claimEffect(
  db: Database,
  name: EffectName,
  fingerprint: Buffer,
  claim: string,
): Promise<boolean> {
  const row = await db
    .insertInto('idempotency_keys')
    .values({ ...name, fingerprint, claim, leased_until: LEASE, status: null, answer: null })
    .onConflict((conflict) =>
      conflict
        .columns(['principal', 'route', 'key'])
        .doUpdateSet((excluded) => ({
          claim: excluded.ref('excluded.claim'),
          leased_until: excluded.ref('excluded.leased_until'),
        }))
        .where('idempotency_keys.status', 'is', null)
        .where('idempotency_keys.leased_until', '<', sql<Date>`now()`)
        .where('idempotency_keys.fingerprint', '=', fingerprint),
    )
    .returning('claim')
    .executeTakeFirst();
  return row !== undefined;
}

export function findEffect(db: Database, name: EffectName) {
  return db
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'status', 'answer'])
    .where('principal', '=', name.principal)
    .where('route', '=', name.route)
    .where('key', '=', name.key)
    .executeTakeFirst();
}

/** Keeps the answer of a claim; `false` when the claim was lost to another. */
export async function storeAnswer(
  db: Database | Tx,
  name: EffectName,
  claim: string,
  status: number,
  answer: object,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set({ status, answer: JSON.stringify(answer) })
    .where('principal', '=', name.principal)
    .where('route', '=', name.route)
    .where('key', '=', name.key)
    .where('claim', '=', claim)
    .where('status', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Frees a claim whose effect did not happen, so that the caller may try again. */
export async function releaseEffect(db: Database, name: EffectName, claim: string): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('principal', '=', name.principal)
    .where('route', '=', name.route)
    .where('key', '=', name.key)
    .where('claim', '=', claim)
    .where('status', 'is', null)
    .execute();
}
