import type { Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type CreditNoteRow = Selectable<Tables['credit_notes']>;

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
