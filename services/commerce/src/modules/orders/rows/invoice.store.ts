import type { Tx } from '../../../platform/database/database.ts';

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
