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

async function staff(path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${process.env['COMMERCE_URL'] ?? ''}/staff/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${process.env['STAFF_ADMIN_TOKEN'] ?? ''}`,
      ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`staff/${path} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { readonly data: unknown }).data;
}

/** Brings a paid order to its door. */
export async function deliver(orderNo: string): Promise<void> {
  for (const to of WAY) await staff('order/transition/', { order_no: orderNo, to });
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
