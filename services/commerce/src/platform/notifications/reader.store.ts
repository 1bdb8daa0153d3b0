import { languageOf, type Locale } from '@suvarna/contracts/locale';
import type { Database, Tx } from '../database/database.ts';

/** Where an account is reached; `''` for what it has not. */
interface Contacts {
  readonly email: string;
  readonly isEmailProven: boolean;
  /** As messages are addressed, `91-9876543210`; one that was not proven is none yet. */
  readonly phone: string;
  /** In which it wants to be written to. */
  readonly locale: Locale;
}

export async function contactsOf(db: Database | Tx, customerId: string): Promise<Contacts | undefined> {
  const account = await db
    .selectFrom('customers')
    .select(['email', 'email_verified_at', 'phone_code', 'phone_no', 'phone_verified_at', 'language'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  if (account === undefined) return undefined;
  const { phone_code: code, phone_no: number, phone_verified_at: provenAt } = account;
  return {
    email: account.email ?? '',
    isEmailProven: account.email_verified_at !== null,
    phone: provenAt === null || number === '' ? '' : `${code}-${number}`,
    locale: languageOf(account.language),
  };
}

/** Browsers in which a customer or a guest asked for notices. */
export function browsersOf(
  db: Database | Tx,
  who: { readonly customerId: string } | { readonly guestId: string },
): Promise<{ readonly id: string; readonly locale: Locale }[]> {
  const all = db.selectFrom('push_subscriptions').select(['id', 'locale']).orderBy('id');
  return (
    'guestId' in who ? all.where('guest_id', '=', who.guestId) : all.where('customer_id', '=', who.customerId)
  ).execute();
}
