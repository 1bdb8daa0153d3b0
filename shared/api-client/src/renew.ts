import type { SessionRenewed } from '@suvarna/contracts/identity';
import type { ApiFailure, Envelope } from '@suvarna/contracts/call';
import type { Session } from '@suvarna/session';
import { isTokenRefused } from './answer.ts';
import type { Exclusively } from './one-tab-at-a-time.ts';

interface RenewHost {
  readonly session: Pick<Session, 'storedToken' | 'renew'>;
  /** Asks with the browser's cookies alone. */
  readonly ask: () => Promise<Envelope<SessionRenewed>>;
  /** Runs one at a time over all tabs of the browser. */
  readonly exclusively: Exclusively;
}

/**
 * Exchanges a token that had its minutes for another, once for however many calls and tabs meet it
 * at the same moment (fault matrix row 38). Resolves to the token to go on with; `null` when the
 * sign-in is dead. Rejects when the store cannot say so now: no shopper is signed out for that.
 */
export function createRenewer({
  session,
  ask,
  exclusively,
}: RenewHost): (expired: string) => Promise<string | null> {
  let inFlight: Promise<string | null> | undefined;

  const renew = async (expired: string): Promise<string | null> => {
    const now = session.storedToken();
    // Another tab was first, or signed out.
    if (now !== expired) return now;
    try {
      const { data } = await ask();
      // In the meantime another tab may have signed out, and another shopper in.
      if (session.storedToken() === expired) session.renew(data.access_token);
      return session.storedToken();
    } catch (error) {
      if (isTokenRefused(error as ApiFailure)) return null;
      throw error;
    }
  };

  return (expired) =>
    (inFlight ??= exclusively(
      () => renew(expired),
      () => session.storedToken() !== expired,
    ).finally(() => {
      inFlight = undefined;
    }));
}
