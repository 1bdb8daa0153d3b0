import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

/** The next number of a financial year, without gaps: a transaction that is rolled back gives its number back. */
export async function nextInvoiceNumber(tx: Tx, financialYear: string): Promise<number> {
  const { last } = await tx
    .insertInto('invoice_counters')
    .values({ financial_year: financialYear, last: 1 })
    .onConflict((conflict) =>
      conflict.column('financial_year').doUpdateSet({ last: sql<number>`invoice_counters.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export async function setInvoiceNumber(
  tx: Tx,
  orderNo: string,
  invoiceNo: string,
  placedAt: Date,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ invoice_no: invoiceNo, placed_at: placedAt })
    .where('order_no', '=', orderNo)
    .execute();
}
