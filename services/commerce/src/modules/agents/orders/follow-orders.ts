import { insertOutboxRow } from '../../../platform/outbox/outbox.store.ts';
import type { Consumer } from '../../../platform/outbox/consume.ts';
import type { EventType } from '../../../platform/outbox/emit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findOrder, linesOfOrder, type OrderRow } from '../../orders/index.ts';
import { changeSession, findByOrder, lockAccepted, type SessionRow } from '../sessions/session.store.ts';

const ownerOf = ({ guest_id: guest, customer_id: customer }: OrderRow) =>
  customer === null
    ? ({ kind: 'guest', id: guest ?? '' } as const)
    : ({ kind: 'customer', id: customer } as const);

/** The session that an order came of: the latest that its shopper took over and that has a piece of it. */
async function completeSession(tx: Tx, orderNo: string): Promise<SessionRow | undefined> {
  const order = await findOrder(tx, orderNo);
  if (order === undefined) return undefined;
  const lines = await linesOfOrder(tx, orderNo);
  const bought = new Set(lines.map(({ sku }) => sku));
  const session = (await lockAccepted(tx, ownerOf(order))).find(({ quote }) =>
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
  return session;
}

/** A platform is told of an order of its own; what is told is made when it is sent, so it is never old. */
async function tell(tx: Tx, row: SessionRow | undefined, orderNo: string, event: string): Promise<void> {
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
  run: async (tx, { order_no: orderNo }) => tell(tx, await completeSession(tx, orderNo), orderNo, 'created'),
};

type Followed = Extract<
  EventType,
  'order.cancel-requested' | 'order.shipped' | 'order.delivered' | 'order.refunded'
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
    await tell(tx, await findByOrder(tx, orderNo), orderNo, event);
  },
});
