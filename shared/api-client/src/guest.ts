import type { GuestSession } from '@suvarna/contracts/bag';
import type { Envelope } from '@suvarna/contracts/call';
import type { Session } from '@suvarna/session';
import type { Exclusively } from './one-tab-at-a-time.ts';

interface GuestHost {
  readonly session: Pick<Session, 'guestId' | 'shopperToken' | 'saveGuestToken' | 'dropGuestToken'>;
  readonly create: (body: object) => Promise<Envelope<GuestSession>>;
  /** Two tabs that make a guest each would have a bag each. */
  readonly exclusively: Exclusively;
}

/**
 * Makes a guest session, once for however many calls of a tab ask at the same moment (domain-rules
 * §2.14 row 39), and not at all when another tab was first. Resolves to the token to go on with.
 * Rejects when none can be made; the stored guest token is dropped silently then (specification §4).
 */
export function createGuestMaker({
  session,
  create,
  exclusively,
}: GuestHost): (refused: string | null) => Promise<string> {
  let inFlight: Promise<string> | undefined;

  /** The token another tab has got in the meantime. */
  const another = (refused: string | null): string | null => {
    const now = session.shopperToken();
    return now === refused ? null : now;
  };

  const make = async (refused: string | null): Promise<string> => {
    const now = another(refused);
    if (now !== null) return now;
    try {
      const { data } = await create({ uuid: session.guestId(), shopBy: 1, device_type: 'website' });
      // A shopper who signed in since, in another tab, adds to their own bag and not to a stranger's.
      const came = another(refused);
      if (came !== null) return came;
      session.saveGuestToken(data.access_token);
      return data.access_token;
    } catch (error) {
      session.dropGuestToken();
      throw error;
    }
  };

  return (refused) =>
    (inFlight ??= exclusively(
      () => make(refused),
      () => another(refused) !== null,
    ).finally(() => {
      inFlight = undefined;
    }));
}
