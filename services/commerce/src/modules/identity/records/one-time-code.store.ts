import { sql, type ExpressionBuilder } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

/** What a code was asked for: nothing else accepts it. */
export interface CodeKey {
  readonly purpose: string;
  readonly targetHash: Buffer;
  readonly subject: string;
}

type Row = ExpressionBuilder<Tables, 'one_time_codes'>;

const isKey =
  ({ purpose, targetHash, subject }: CodeKey) =>
  (row: Row) =>
    row.and([
      row('purpose', '=', purpose),
      row('target_hash', '=', targetHash),
      row('subject', '=', subject),
    ]);

export async function lockedUntil(db: Database | Tx, key: CodeKey, at: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('one_time_codes')
    .select('locked_until')
    .where(isKey(key))
    .where('locked_until', '>', at)
    .executeTakeFirst();
  return row?.locked_until ?? undefined;
}

/** Keeps a new code in place of the one before it. Wrong tries made since `forgottenBefore` stay counted. */
export async function putCode(
  tx: Tx,
  key: CodeKey,
  codeHash: Buffer,
  times: { at: Date; expiresAt: Date; forgottenBefore: Date },
): Promise<void> {
  await tx
    .insertInto('one_time_codes')
    .values({
      purpose: key.purpose,
      target_hash: key.targetHash,
      subject: key.subject,
      code_hash: codeHash,
      issued_at: times.at,
      expires_at: times.expiresAt,
      last_wrong_at: null,
      used_at: null,
      locked_until: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['purpose', 'target_hash', 'subject']).doUpdateSet((row) => ({
        code_hash: row.ref('excluded.code_hash'),
        issued_at: row.ref('excluded.issued_at'),
        expires_at: row.ref('excluded.expires_at'),
        used_at: null,
        wrong_tries: sql<number>`case when one_time_codes.last_wrong_at > ${times.forgottenBefore} then one_time_codes.wrong_tries else 0 end`,
      })),
    )
    .execute();
}

/**
 * Counts a try and compares in one statement: the row's lock makes tries follow each other, so that
 * a crowd of guesses gets no more of them than one guesser.
 *
 * @returns `undefined` when there is no code that may be tried
 */
export async function tryCode(
  db: Database,
  key: CodeKey,
  codeHash: Buffer,
  rule: { at: Date; maxTries: number; lockedUntil: Date },
): Promise<{ readonly right: boolean; readonly locked: boolean } | undefined> {
  const isRight = sql<boolean>`code_hash = ${codeHash}`;
  const tried = await db
    .updateTable('one_time_codes')
    .set({
      used_at: sql<Date | null>`case when ${isRight} then ${rule.at}::timestamptz end`,
      wrong_tries: sql<number>`case when ${isRight} then 0 else wrong_tries + 1 end`,
      last_wrong_at: sql<Date | null>`case when ${isRight} then null else ${rule.at}::timestamptz end`,
      locked_until: sql<Date | null>`case when not ${isRight} and wrong_tries + 1 >= ${rule.maxTries} then ${rule.lockedUntil}::timestamptz end`,
    })
    .where(isKey(key))
    .where('used_at', 'is', null)
    .where('expires_at', '>', rule.at)
    .where((row) => row.or([row('locked_until', 'is', null), row('locked_until', '<=', rule.at)]))
    .where('wrong_tries', '<', rule.maxTries)
    .returning(['used_at', 'locked_until'])
    .executeTakeFirst();
  return tried === undefined
    ? undefined
    : { right: tried.used_at !== null, locked: tried.locked_until !== null };
}
