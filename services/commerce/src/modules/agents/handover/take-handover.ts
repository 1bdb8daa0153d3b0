import type { HandoverTaken } from '@suvarna/contracts/agents';
import { linesOfOwner, moveBag } from '../../bag/index.ts';
import { handOverPriceHold, moveCoupon } from '../../checkout/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Shopper } from '../../identity/index.ts';
import type { Needs } from '../needs.ts';
import { contextOfSession } from '../sessions/priced-session.ts';
import { acceptSessions } from '../sessions/session.store.ts';
import { sessionOfLink } from './open-handover.ts';

/** How long an order that follows is still the session's. */
const ORDER_WITHIN_MS = 24 * 3_600_000;

/**
 * Puts what an assistant chose into its person's bag, by the merge of two bags; a repeat changes nothing. A price that
 * is still promised goes along where the bag holds these pieces and no other.
 *
 * @throws Refusal
 */
export async function takeHandover(
  tx: Tx,
  deps: Needs,
  token: string,
  shopper: Shopper,
): Promise<HandoverTaken> {
  const row = await sessionOfLink(tx, deps, token, shopper);
  if (row.state === 'accepted') return { count: (await linesOfOwner(tx, shopper)).length, has_others: false };
  const at = deps.clock();
  const before = await linesOfOwner(tx, shopper);
  await moveCoupon(tx, { kind: 'guest', id: row.guest_id }, shopper);
  await moveBag(tx, row.guest_id, shopper, deps.catalogue.priceOf);
  if (row.lock_id !== null && before.length === 0)
    await handOverPriceHold(tx, contextOfSession(deps, row), row.lock_id, shopper);
  await acceptSessions(tx, row, { at, until: new Date(at.getTime() + ORDER_WITHIN_MS) });
  return { count: (await linesOfOwner(tx, shopper)).length, has_others: before.length > 0 };
}
