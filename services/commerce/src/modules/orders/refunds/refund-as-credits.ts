import type { Tx } from '../../../platform/database/database.ts';
import { addCredit } from '../../credits/index.ts';
import { type HeldRefund, holdRefund, settleRefundAsCredit, type Subject } from '../../ledger/index.ts';
import type { Tenders } from '../../tenders/index.ts';
import type { OrderRow } from '../rows/order.store.ts';
import { refundSettled } from './refund-settled.ts';

/** The money of a refund stands in its customer's wallet at once, for good: it was theirs, so it does not expire. */
export async function refundAsCredits(
  tx: Tx,
  tenders: Tenders,
  { order_no: reference, customer_id: customerId }: OrderRow,
  held: HeldRefund & { readonly subject: Subject },
): Promise<void> {
  if (customerId === null) throw new Error(`Order ${reference} is a guest's, who has no wallet.`);
  const { refundId, amount, at } = held;
  await holdRefund(tx, held);
  await settleRefundAsCredit(tx, { refundId, wallet: 'credits', at });
  await addCredit(tx, {
    customerId,
    wallet: 'credits',
    origin: `refund:${refundId}`,
    amount,
    expiresAt: null,
    at,
    source: 'refund',
    reference,
  });
  await refundSettled(tx, tenders, { refundId, at });
}
