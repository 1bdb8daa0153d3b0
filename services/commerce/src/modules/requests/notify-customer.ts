import type { Tx } from '../../platform/database/database.ts';
import { notify } from '../../platform/notifications/notify.ts';
import { channelsFor } from '../../platform/notifications/wanted.ts';
import { findCustomer, provenPhoneOf } from '../identity/index.ts';
import type { RequestNews } from './keeper.ts';
import type { RequestRow } from './request.store.ts';

/**
 * Tells a customer what became of a request, by whatever the account has and has proven; once
 * for each step, so that a second offer is heard of like the first.
 */
export async function notifyCustomer(
  tx: Tx,
  request: RequestRow,
  { template, values }: RequestNews,
  step: string,
): Promise<void> {
  const customer = await findCustomer(tx, request.customer_id);
  if (customer === undefined) return;
  const { locale, request_id: id, state } = request;
  const said = { template, values, locale, key: `request:${id}:${state}:${step}` };
  const phone = provenPhoneOf(customer);
  const by = await channelsFor(
    tx,
    { customerId: customer.id, topic: 'orders' },
    { email: customer.email !== null, sms: phone !== '' },
  );
  if (by.email && customer.email !== null)
    await notify(tx, { ...said, channel: 'email', to: customer.email });
  if (by.sms) await notify(tx, { ...said, channel: 'sms', to: `${customer.phone_code}-${phone}` });
}
