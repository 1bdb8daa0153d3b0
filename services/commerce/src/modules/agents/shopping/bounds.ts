import type { Tx } from '../../../platform/database/database.ts';
import { TransportFault } from '../model/fault.ts';
import type { AgentCall } from '../operation.ts';
import { platformOf } from '../platforms/platform-of.ts';
import { countOpen, holdPlatform } from '../sessions/session.store.ts';

/** When one of them may be over. */
const RETRY_SECONDS = 600;
/** So many calls may be under way at once: with less room than that they are counted one after the other. */
const AT_ONCE = 64;
/** Of all platforms together: whoever owns a domain has as many hosts as they like. */
const ALL_OPEN = { unknown: 2_000, verified: 50_000 } as const;

/**
 * Sessions are kept for hours, so a platform has so many open, and more when it signs.
 *
 * @throws TransportFault rate_limited, or unavailable where all together have too many
 */
export async function assertRoom(
  tx: Tx,
  { deps, caller: { profileUrl, verified } }: Pick<AgentCall<unknown>, 'deps' | 'caller'>,
): Promise<void> {
  const kind = verified ? 'verified' : 'unknown';
  const most = deps.config.agents?.openSessions[kind] ?? 0;
  const platform = platformOf(profileUrl);
  const at = deps.clock();
  if ((await countOpen(tx, { platform, verified }, at, most)) >= most - AT_ONCE)
    await holdPlatform(tx, platform, verified);
  if ((await countOpen(tx, { platform, verified }, at, most)) >= most)
    throw new TransportFault('rate_limited', 'Too many open carts and checkouts. Cancel some, or wait.', {
      retryAfter: RETRY_SECONDS,
    });
  if ((await countOpen(tx, { verified }, at, ALL_OPEN[kind])) >= ALL_OPEN[kind])
    throw new TransportFault('unavailable', 'Agents have too much open at the moment.', {
      retryAfter: RETRY_SECONDS,
    });
}
