import { sql } from 'kysely';
import type { Database, Tx } from '../../database/database.ts';

export interface Allowance {
  /** What is counted, e.g. `code-hour:…`; never a phone number or an address in clear. */
  readonly name: string;
  readonly limit: number;
  readonly seconds: number;
}

/**
 * Takes one of an allowance whose window begins with its first use. One statement, so that however
 * many ask at once no more than `limit` get it.
 *
 * @returns seconds until the window ends when it is used up; `undefined` when one was taken
 */
export async function takeAllowance(
  db: Database | Tx,
  { name, limit, seconds }: Allowance,
  at: Date,
): Promise<number | undefined> {
  const endsAt = new Date(at.getTime() + seconds * 1_000);
  const taken = await db
    .insertInto('allowances')
    .values({ name, used: 1, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({
          used: sql<number>`case when allowances.ends_at <= ${at} then 1 else allowances.used + 1 end`,
          ends_at: sql<Date>`case when allowances.ends_at <= ${at} then ${endsAt} else allowances.ends_at end`,
        })
        .where((row) => row.or([row('allowances.ends_at', '<=', at), row('allowances.used', '<', limit)])),
    )
    .returning('used')
    .executeTakeFirst();
  if (taken !== undefined) return undefined;
  const used = await db
    .selectFrom('allowances')
    .select('ends_at')
    .where('name', '=', name)
    .executeTakeFirst();
  // It may have been given back, or its window swept away, since it was found used up.
  const leftMs = used === undefined ? 0 : used.ends_at.getTime() - at.getTime();
  return Math.max(1, Math.ceil(leftMs / 1_000));
}

/** One that was taken turned out not to count. */
export async function giveBackAllowance(db: Database | Tx, name: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('allowances')
    .where('name', '=', name)
    .where('used', '=', 1)
    .executeTakeFirst();
  if (numDeletedRows === 0n)
    await db
      .updateTable('allowances')
      .set({ used: sql<number>`used - 1` })
      .where('name', '=', name)
      .where('used', '>', 1)
      .execute();
}

/** What was taken of it counts no more. */
export async function dropAllowance(tx: Tx, name: string): Promise<void> {
  await tx.deleteFrom('allowances').where('name', '=', name).execute();
}

/**
 * Takes one of each, or of none: what was taken before one was used up is given back.
 *
 * @returns the allowance that is used up, and seconds until it is open again
 */
export async function takeAllowances(
  tx: Tx,
  allowances: readonly Allowance[],
  at: Date,
): Promise<{ readonly name: string; readonly wait: number } | undefined> {
  await sql`savepoint allowances`.execute(tx);
  for (const allowance of allowances) {
    const wait = await takeAllowance(tx, allowance, at);
    if (wait === undefined) continue;
    await sql`rollback to savepoint allowances`.execute(tx);
    return { name: allowance.name, wait };
  }
  return undefined;
}

/** How many of an allowance are left in its window. */
export async function allowanceLeft(
  db: Database | Tx,
  { name, limit }: Allowance,
  at: Date,
): Promise<number> {
  const row = await db
    .selectFrom('allowances')
    .select('used')
    .where('name', '=', name)
    .where('ends_at', '>', at)
    .executeTakeFirst();
  return Math.max(0, limit - (row?.used ?? 0));
}
