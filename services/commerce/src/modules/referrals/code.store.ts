import { randomInt } from 'node:crypto';
import type { Database, Tx } from '../../platform/database/database.ts';

/** No vowels, so that no code is a word; no sign that reads like another. */
const SIGNS = 'CDFGHJKMNPQRTVWXY34679';
const LENGTH = 8;
/** One in 55,000,000,000 is a customer's; a second that is taken is not met. */
const TRIES = 5;

const newCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

async function codeIfAny(db: Database | Tx, customerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('referral_codes')
    .select('code')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.code;
}

/** A customer's code, made when it is asked for first and never another. */
export async function codeOf(db: Database | Tx, customerId: string, at: Date): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = await codeIfAny(db, customerId);
    if (code !== undefined) return code;
    // A call of the same moment has made it: the next look finds theirs.
    await db
      .insertInto('referral_codes')
      .values({ customer_id: customerId, code: newCode(), created_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  throw new Error('No referral code could be made.');
}

/** @param code in its one spelling */
export async function ownerOf(db: Database | Tx, code: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('referral_codes')
    .select('customer_id')
    .where('code', '=', code)
    .executeTakeFirst();
  return row?.customer_id;
}
