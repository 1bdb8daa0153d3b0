import type { GuestSession } from '@suvarna/contracts/api/customer';
import type { Envelope } from '@suvarna/contracts/errors';
import type { Session } from '@suvarna/session';

export const CREATE_GUEST_PATH = 'customer/customer_account/createguest/';

interface GuestHost {
  readonly session: Pick<Session, 'guestId' | 'saveGuestToken' | 'dropGuestToken'>;
  readonly create: (body: object) => Promise<Envelope<GuestSession>>;
}

/**
 * Makes a guest session, once for however many calls ask at the same moment (domain-rules §2.14
 * row 39). Resolves to `null` when it could not be made: then the stored guest token is dropped
 * silently (specification §4) and the caller keeps its own failure.
 */
export function createGuestMaker({ session, create }: GuestHost): () => Promise<string | null> {
  let inFlight: Promise<string | null> | undefined;

  const make = async (): Promise<string | null> => {
    try {
      const { data } = await create({ uuid: session.guestId(), shopBy: 1, device_type: 'website' });
      session.saveGuestToken(data.access_token);
      return data.access_token;
    } catch {
      session.dropGuestToken();
      return null;
    } finally {
      inFlight = undefined;
    }
  };

  return () => (inFlight ??= make());
}
