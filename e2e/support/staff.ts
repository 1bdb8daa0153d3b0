/** The store's people, at the service's own address: what a shopper cannot do. */
import { randomUUID } from 'node:crypto';

const WAY = [
  'confirmed',
  'in_production',
  'quality_check',
  'hallmarking',
  'ready',
  'shipped',
  'out_for_delivery',
  'delivered',
];

/** Asks something of the store's people. @returns the data of the answer */
export type Staff = (path: string, body?: object) => Promise<unknown>;

/** Those of a store of one's own. */
export const staffAt =
  (commerce: string, token: string): Staff =>
  (path, body) =>
    ask(commerce, token, path, body);

const staff: Staff = (path, body) =>
  ask(process.env['COMMERCE_URL'] ?? '', process.env['STAFF_ADMIN_TOKEN'] ?? '', path, body);

async function ask(commerce: string, token: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${commerce}/staff/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`staff/${path} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { readonly data: unknown }).data;
}

/** Brings a paid order to its door. @param by the people of which store; the shared one's when left out */
export async function deliver(orderNo: string, by: Staff = staff): Promise<void> {
  for (const to of WAY) await by('order/transition/', { order_no: orderNo, to });
}

/** Cancels an order whose customer asked for it, and gives its money back. */
export async function cancelAndRefund(orderNo: string): Promise<void> {
  await staff('order/transition/', { order_no: orderNo, to: 'cancelled' });
  await staff('refund/approve/', { order_no: orderNo, approved_by: 'Meera' });
}

/** Takes a request of the queue, and decides it. */
export async function decideRequest(requestId: string, to: string, more: object = {}): Promise<void> {
  const body = { request_id: requestId, decided_by: 'Meera' };
  await staff('request/decision/', { ...body, to: 'in-review' });
  await staff('request/decision/', { ...body, to, ...more });
}

/** Takes the one request of an order that waits. */
export async function acceptRequest(orderNo: string, note: string): Promise<void> {
  const { results } = (await staff('request/list/')) as {
    readonly results: readonly { readonly request_id: string; readonly order_no: string }[];
  };
  const request = results.find((each) => each.order_no === orderNo);
  if (request === undefined) throw new Error(`nothing waits for ${orderNo}`);
  await staff('request/decide/', { request_id: request.request_id, to: 'accepted', note });
}

/** Gives a customer money in a wallet, or coins, as the store's people put a wallet right. */
export async function giveToWallet(customer: string, wallet: string, amount: number): Promise<void> {
  await staff('wallet/correct/', {
    customer,
    wallet,
    amount,
    reason: 'Given for a journey.',
    corrected_by: 'journey',
  });
}
