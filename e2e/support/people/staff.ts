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
  for (const to of WAY) await step(by, orderNo, to);
}

/** Before an order is ready each of its pieces has its hallmark number. */
async function step(by: Staff, orderNo: string, to: string, more: object = {}): Promise<void> {
  if (to === 'ready') await enterHuids(by, orderNo);
  await by('order/transition/', { order_no: orderNo, to, moved_by: 'Meera', ...more });
}

async function enterHuids(by: Staff, orderNo: string): Promise<void> {
  const { lines } = (await by(`order/details/?order_no=${orderNo}`)) as {
    readonly lines: readonly { readonly item_id: string; readonly quantity: number }[];
  };
  for (const { item_id, quantity } of lines) {
    const huids = Array.from({ length: quantity }, () => randomUUID().slice(0, 6).toUpperCase());
    await by('order/huid/', { order_no: orderNo, item_id, huids });
  }
}

/** One step of a paid order. */
export async function moveOrder(orderNo: string, to: string, more: object = {}): Promise<void> {
  await step(staff, orderNo, to, more);
}

/** Cancels an order whose customer asked for it, and gives its money back. */
export async function cancelAndRefund(orderNo: string): Promise<void> {
  for (const to of ['cancelled', 'refund-initiated']) await decideOfOrder(orderNo, to);
}

/** Takes a request of the queue, and decides it. */
export async function decideRequest(requestId: string, to: string, more: object = {}): Promise<void> {
  const body = { request_id: requestId, decided_by: 'Meera' };
  await staff('request/decision/', { ...body, to: 'in-review' });
  await staff('request/decision/', { ...body, to, ...more });
}

/** Notes that a piece that is handed in arrived. */
export async function receive(requestId: string): Promise<void> {
  await staff('request/decision/', { request_id: requestId, to: 'received', decided_by: 'Meera' });
}

/** Decides what was asked for an order last. @param by the people of which store; the shared one's when left out */
export async function decideOfOrder(
  orderNo: string,
  to: string,
  note = '',
  by: Staff = staff,
): Promise<void> {
  const { results } = (await by(`request/queue/?q=${orderNo}`)) as {
    readonly results: readonly { readonly request_id: string }[];
  };
  const [request] = results;
  if (request === undefined) throw new Error(`nothing was asked for ${orderNo}`);
  await by('request/decision/', { request_id: request.request_id, to, decided_by: 'Meera', note });
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

interface QueuedReview {
  readonly review_id: string;
  readonly title: string;
  readonly version: number;
  readonly reported: Readonly<Record<string, number>>;
}

/** What waits of reviews, or was reported, by its title. */
export async function queuedReview(of: 'waiting' | 'reported', title: string): Promise<QueuedReview> {
  const { results } = (await staff(`review/list/?of=${of}`)) as { readonly results: readonly QueuedReview[] };
  const review = results.find((each) => each.title === title);
  if (review === undefined) throw new Error(`no review “${title}” is ${of}`);
  return review;
}

/** Shows a review that waits, or leaves one on show that was reported. */
export async function showReview({ review_id, version }: QueuedReview): Promise<QueuedReview> {
  const decided = { review_id, version, decision: 'shown', decided_by: 'Meera' };
  return (await staff('review/moderate/', decided)) as QueuedReview;
}

export async function answerReview({ review_id, version }: QueuedReview, reply: string): Promise<void> {
  await staff('review/reply/', { review_id, version, reply, replied_by: 'Meera' });
}
