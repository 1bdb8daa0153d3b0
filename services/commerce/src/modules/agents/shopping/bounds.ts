import type { Tx } from '../../../platform/database/database.ts';
import { TransportFault } from '../model/fault.ts';
import type { AgentCall } from '../operation.ts';
import { platformOf } from '../platforms/platform-of.ts';
import { countOpen, holdPlatform } from '../sessions/session.store.ts';

/** When one of them may be over. */
const RETRY_SECONDS = 600;
/** So many calls may be under way at once: with less room than that they are counted one after the other. */
const AT_ONCE = 64;
/**
 * Sessions are kept for hours, so a platform has so many open, and more when it signs.
 *
 * @throws TransportFault rate_limited
 */
export async function assertRoom(
  tx: Tx,
  { deps, caller }: Pick<AgentCall<unknown>, 'deps' | 'caller'>,
): Promise<void> {
  const { verified } = caller;
  const most = deps.config.agents?.openSessions[verified ? 'verified' : 'unknown'] ?? 0;
  const platform = platformOf(caller.profileUrl);
  const count = (): Promise<number> => countOpen(tx, { platform, verified }, deps.clock(), most);
  let open = await count();
  if (open >= most - AT_ONCE) {
    await holdPlatform(tx, platform, verified);
    open = await count();
  }
  if (open >= most)
    throw new TransportFault('rate_limited', 'Too many open carts and checkouts. Cancel some, or wait.', {
      retryAfter: RETRY_SECONDS,
    });
  await deps.agentAllowance.countBegun(caller);
}
