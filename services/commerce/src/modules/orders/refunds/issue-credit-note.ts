import type { Tx } from '../../../platform/database/database.ts';
import { insertCreditNote } from '../rows/credit-note.store.ts';
import { nextDocumentNumber } from '../rows/document-number.store.ts';
import { financialYearOf, numberInYear } from '../rows/financial-year.ts';

/** What goes back comes off the invoice by a credit note of its own (CGST s.34). Once for a refund. */
export async function issueCreditNote(
  tx: Tx,
  refund: { readonly orderNo: string; readonly refundId: string; readonly at: Date },
): Promise<void> {
  const year = financialYearOf(refund.at);
  await insertCreditNote(tx, {
    credit_note_no: numberInYear('CN', year, await nextDocumentNumber(tx, 'credit_note_counters', year)),
    refund_order_id: refund.refundId,
    order_no: refund.orderNo,
    issued_at: refund.at,
  });
}
