import { readAnyOrder } from '../../orders/index.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Needs } from '../needs.ts';
import { localeOf } from '../model/presentment.ts';
import { Type } from 'typebox';
import type { AgentCall, Answer, Operation } from '../operation.ts';
import { noSession } from '../sessions/show-session.ts';
import { findByOrder, type SessionRow } from '../sessions/session.store.ts';
import { OrderAnswer } from './order-answer.ts';
import { orderSnapshot } from './order-snapshot.ts';

/** An order that a session of an agent came to, as it stands. */
export async function snapshotOf(
  db: Database | Tx,
  deps: Pick<Needs, 'clock' | 'config'>,
  row: SessionRow,
  orderNo: string,
): Promise<ReturnType<typeof orderSnapshot>> {
  const order = await readAnyOrder(db, orderNo, deps.clock());
  return orderSnapshot({
    order,
    checkoutId: row.id,
    locale: row.locale,
    shopOrigin: deps.config.shopOrigin,
  });
}

/** To the platform that began it; another's order and none look alike (rule 99). */
async function getOrder(call: AgentCall<unknown>): Promise<Answer> {
  const { deps, caller, id, acceptLanguage } = call;
  const row = await findByOrder(deps.db, id);
  if (row === undefined || row.profile_url !== caller.profileUrl)
    return noSession(deps, localeOf(acceptLanguage));
  return { body: await snapshotOf(deps.db, deps, row, id) };
}

export const ORDER_OPERATIONS: readonly Operation[] = [
  {
    name: 'get_order',
    description: 'Reads an order that came of a checkout of yours: how far it is, and what went back.',
    capability: 'dev.ucp.shopping.order',
    method: 'GET',
    path: '/orders/:id',
    payload: Type.Object({}),
    answer: OrderAnswer,
    isSignatureRequired: true,
    run: getOrder,
  },
];
