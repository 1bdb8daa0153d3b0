import type { Tx } from '../../platform/database/database.ts';
import { tell } from '../../platform/notifications/tell.ts';
import type { RequestKind } from './request-kind.ts';
import type { RequestRow } from './request.store.ts';

/** Tells a customer what became of a request, once for each step, so that a second offer is heard of like the first. */
export async function notifyCustomer(
  tx: Tx,
  kind: RequestKind,
  request: RequestRow,
  step: number,
): Promise<void> {
  const message = kind.news(request);
  if (message === undefined) return;
  const { customer_id: customerId, locale, request_id: id, state } = request;
  await tell(tx, {
    ...message,
    to: { customerId, locale },
    purpose: 'orders',
    key: `request:${id}:${state}:${String(step)}`,
  });
}
