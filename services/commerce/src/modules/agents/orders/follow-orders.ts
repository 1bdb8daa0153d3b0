import { insertOutboxRow } from '../../../platform/outbox/outbox.store.ts';
import type { Consumer } from '../../../platform/outbox/consume.ts';
import { consentOf } from '../../../platform/notifications/consent.store.ts';
import { tell } from '../../../platform/notifications/tell.ts';
import type { EventType } from '../../../platform/outbox/emit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findOrder, linesOfOrder, type OrderRow } from '../../orders/index.ts';
import { changeSession, findByOrder, lockAccepted, type SessionRow } from '../sessions/session.store.ts';

const ownerOf = ({ guest_id: guest, customer_id: customer }: OrderRow) =>
  customer === null
    ? ({ kind: 'guest', id: guest ?? '' } as const)
    : ({ kind: 'customer', id: customer } as const);

/**
 * A platform's word for a consent is written down with its session and acted on by nobody: who has an account is asked
 * in a letter of ours, and says so where consents are given.
 */
async function askForConsent(
  tx: Tx,
  { id, wanted }: SessionRow,
  { customer_id: customerId }: OrderRow,
): Promise<void> {
  if (customerId === null || wanted.buyer?.consent?.marketing !== true) return;
  if ((await consentOf(tx, customerId, 'marketing')) === true) return;
  await tell(tx, {
    ...{ to: { customerId }, purpose: 'necessary', template: 'agentConsent', values: {} },
    key: `agent-consent:${id}`,
  });
}

/** The session that an order came of: the latest that its shopper took over and that has a piece of it. */
async function completeSession(tx: Tx, orderNo: string): Promise<SessionRow | undefined> {
  const order = await findOrder(tx, orderNo);
  if (order === undefined) return undefined;
  const lines = await linesOfOrder(tx, orderNo);
  const bought = new Set(lines.map(({ sku }) => sku));
  const session = (await lockAccepted(tx, ownerOf(order), order.created_at)).find(({ quote }) =>
    quote.items.some(({ sku }) => bought.has(sku)),
  );
  if (session === undefined) return undefined;
  const quote = {
    ...session.quote,
    coupon:
      order.coupon_code === null ? null : { code: order.coupon_code, discount_paise: order.coupon_discount },
    items: lines.map((line) => line.quote),
    totals: order.totals,
  };
  const at = order.placed_at ?? order.created_at;
  await changeSession(
    tx,
    session.id,
    { state: 'completed', order_no: orderNo, quote: JSON.stringify(quote) },
    at,
  );
  await askForConsent(tx, session, order);
  return session;
}

/** A platform is told of an order of its own; what is told is made when it is sent, so it is never old. */
async function tellPlatform(
  tx: Tx,
  row: SessionRow | undefined,
  orderNo: string,
  event: string,
): Promise<void> {
  if (row === undefined) return;
  await insertOutboxRow(tx, {
    channel: 'agents',
    type: 'agents.order',
    key: `${orderNo}:${event}`,
    payload: { order_no: orderNo, event },
  });
}

/** The first event has everything (rule 104). */
export const completeWithOrder: Consumer<'order.placed'> = {
  name: 'complete-agent-session',
  run: async (tx, { order_no: orderNo }) =>
    tellPlatform(tx, await completeSession(tx, orderNo), orderNo, 'created'),
};

type Followed = Extract<
  EventType,
  'order.cancel-requested' | 'order.cancelled' | 'order.shipped' | 'order.delivered' | 'order.refunded'
>;

interface FollowedPayload {
  readonly order_no: string;
  readonly refund_order_id?: string;
}

/** Each is told once, and each refund. */
export const follow = <Type extends Followed>(type: Type): Consumer<Type> => ({
  name: `tell-agent-of-${type}`,
  run: async (tx, payload: FollowedPayload) => {
    const { order_no: orderNo, refund_order_id: refund } = payload;
    const event = refund === undefined ? type : `${type}:${refund}`;
    await tellPlatform(tx, await findByOrder(tx, orderNo), orderNo, event);
  },
});
