import type { Reminders } from '@suvarna/contracts/api/golden-bounty';
import type { Database, Tx } from '../../platform/database/database.ts';

/** By what a customer wants to be reminded: by all there is, as long as nothing was chosen. */
export async function remindersOf(db: Database | Tx, customerId: string): Promise<Reminders> {
  const row = await db
    .selectFrom('bounty_reminders')
    .select(['by_email', 'by_sms', 'by_push'])
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return { email: row?.by_email ?? true, sms: row?.by_sms ?? true, push: row?.by_push ?? true };
}

export async function saveReminders(
  tx: Tx,
  customerId: string,
  { email, sms, push }: Reminders,
  at: Date,
): Promise<void> {
  const chosen = { by_email: email, by_sms: sms, by_push: push, chosen_at: at };
  await tx
    .insertInto('bounty_reminders')
    .values({ customer_id: customerId, ...chosen })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(chosen))
    .execute();
}
