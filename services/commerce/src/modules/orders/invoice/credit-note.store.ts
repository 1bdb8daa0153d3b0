import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type CreditNoteRow = Selectable<Tables['credit_notes']>;

/** The next number of a financial year, without gaps: a transaction that is rolled back gives its number back. */
export async function nextCreditNoteNumber(tx: Tx, financialYear: string): Promise<number> {
  const { last } = await tx
    .insertInto('credit_note_counters')
    .values({ financial_year: financialYear, last: 1 })
    .onConflict((conflict) =>
      conflict.column('financial_year').doUpdateSet({ last: sql<number>`credit_note_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export async function insertCreditNote(tx: Tx, note: CreditNoteRow): Promise<void> {
  await tx.insertInto('credit_notes').values(note).execute();
}

/** The oldest first. */
export function creditNotesOf(db: Database | Tx, orderNo: string): Promise<CreditNoteRow[]> {
  return db
    .selectFrom('credit_notes')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('issued_at')
    .orderBy('credit_note_no')
    .execute();
}

export function creditNoteOfRefund(db: Database | Tx, refundId: string): Promise<CreditNoteRow | undefined> {
  return db.selectFrom('credit_notes').selectAll().where('refund_order_id', '=', refundId).executeTakeFirst();
}
