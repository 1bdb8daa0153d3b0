import type { Tx } from '../../platform/database/database.ts';
import { tell } from '../../platform/notifications/tell.ts';
import type { RequestNews } from './keeper.ts';
import type { RequestRow } from './request.store.ts';

/** Tells a customer what became of a request, once for each step, so that a second offer is heard of like the first. */
export async function notifyCustomer(
  tx: Tx,
  request: RequestRow,
  { template, values }: RequestNews,
  step: string,
): Promise<void> {
  const { customer_id: customerId, locale, request_id: id, state } = request;
  await tell(tx, {
    template,
    values,
    to: { customerId, locale },
    purpose: 'orders',
    key: `request:${id}:${state}:${step}`,
  });
}
