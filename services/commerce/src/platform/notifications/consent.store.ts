import type { ConsentPurpose } from '@suvarna/contracts/preferences';
import type { Locale } from '@suvarna/contracts/locale';
import type { Database, Tx } from '../database/database.ts';

/** What a customer said last about a purpose; `undefined` when nothing was said. */
export async function consentOf(
  db: Database | Tx,
  customerId: string,
  purpose: ConsentPurpose,
): Promise<boolean | undefined> {
  const last = await db
    .selectFrom('consents')
    .select('given')
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.given;
}

/** Everything a customer said, the newest first. */
export const consentHistory = (db: Database | Tx, customerId: string, limit: number) =>
  db
    .selectFrom('consents')
    .select(['purpose', 'given', 'at', 'said_at', 'locale'])
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Notes what a customer says; the same again is no news. */
export async function noteConsent(
  tx: Tx,
  said: {
    readonly customerId: string;
    readonly purpose: ConsentPurpose;
    readonly given: boolean;
    readonly locale: Locale;
    readonly at: Date;
  },
): Promise<void> {
  const { customerId, purpose, given, locale, at } = said;
  // Two tabs that say something at the same moment follow each other.
  await tx.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute();
  if ((await consentOf(tx, customerId, purpose)) === given) return;
  await tx
    .insertInto('consents')
    .values({ customer_id: customerId, purpose, given, at, said_at: 'account', locale })
    .execute();
}
