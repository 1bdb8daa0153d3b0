import type { Database, Tx } from '../../../platform/database/database.ts';
import { findCustomer } from '../../identity/index.ts';
import { findOrder } from '../../orders/index.ts';
import { findRequest } from '../../requests/index.ts';
import { evidenceOf } from '../evidence.ts';

/** Whose a request is, as the account says; of a customer who gave no name, as the invoice of the piece does. `''` when it is not known. */
export async function nameOfCustomer(db: Database | Tx, requestId: string): Promise<string> {
  const request = await findRequest(db, requestId);
  if (request === undefined) return '';
  const customer = await findCustomer(db, request.customer_id);
  const name = `${customer?.first_name ?? ''} ${customer?.last_name ?? ''}`.trim();
  const { orderNo } = evidenceOf(request);
  if (name !== '' || orderNo === '') return name;
  return (await findOrder(db, orderNo))?.billing_address.full_name ?? '';
}
