import type { Tx } from '../../../platform/database/database.ts';
import { TransportFault } from '../model/fault.ts';
import type { AgentCall } from '../operation.ts';
import { countOpen } from '../sessions/session.store.ts';

/** When one of them may be over. */
const RETRY_SECONDS = 600;

/**
 * Sessions are kept for hours, so a platform has so many open, and more when it signs.
 *
 * @throws TransportFault rate_limited
 */
export async function assertRoom(
  tx: Tx,
  { deps, caller }: Pick<AgentCall<unknown>, 'deps' | 'caller'>,
): Promise<void> {
  const { unknown = 0, verified = 0 } = deps.config.agents?.openSessions ?? {};
  const most = caller.verified ? verified : unknown;
  const platform = new URL(caller.profileUrl).host;
  const open = await countOpen(tx, { platform, verified: caller.verified }, deps.clock(), most);
  if (open >= most)
    throw new TransportFault('rate_limited', 'Too many open carts and checkouts. Cancel some, or wait.', {
      retryAfter: RETRY_SECONDS,
    });
}
