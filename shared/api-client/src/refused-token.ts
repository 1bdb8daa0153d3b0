/** What a refused token leads to: another token and the call once more, or the end of the session. */
import type { ApiFailure } from '@suvarna/contracts/call';
import type { EventBus } from '@suvarna/event-bus';
import { isSignInPath, signInPath, type Session } from '@suvarna/session';
import { isCustomerWanted, isTokenExpired, isTokenRefused } from './answer.ts';
import type { Attempt, Call } from './attempt.ts';

/** What a call went out with. */
export interface Sent {
  readonly token: string | null;
  /** Whose login the token is; `null` for a guest's, or none. */
  readonly person: string | null;
}

interface RefusedTokenParts {
  readonly session: Session;
  readonly bus: Pick<EventBus, 'emit'>;
  /** Path with query of the page on screen. */
  readonly address: () => string;
  readonly attempt: Attempt;
  readonly makeGuest: (refused: string | null) => Promise<string | null>;
  readonly renew: (expired: string) => Promise<string | null>;
}

/** A call whose token was refused, made once more where a shopper is there to make it. */
export type AfterRefusedToken = <Result>(
  request: Call<Result>,
  sent: Sent,
  failure: ApiFailure,
) => Promise<Result>;

export function createAfterRefusedToken({
  session,
  bus,
  address,
  attempt,
  makeGuest,
  renew,
}: RefusedTokenParts): AfterRefusedToken {
  const endRejectedSession = (): void => {
    session.signOut();
    bus.emit('session.token.rejected', {});
    const here = address();
    if (!isSignInPath(here)) bus.emit('navigation.visit.requested', { to: signInPath(here) });
  };

  /** Specification §4, guest session: what a refused token leads to. */
  const afterRefusal = async <Result>(
    request: Call<Result>,
    sent: Sent,
    failure: ApiFailure,
  ): Promise<Result> => {
    // What a customer asked for is not done in the name of the shopper who is here now.
    if (sent.person !== null && sent.person !== session.person()) throw failure;
    const now = session.token();
    // A shopper signed in, became a guest or had the token renewed while this call was on its way. A token to
    // look around with may have come, too: it reads, and is no session that could do something.
    const isEnough = request.method === 'GET' || now === session.shopperToken();
    if (now !== null && now !== sent.token && isEnough) return attempt(request, now);
    if (session.storedToken() !== null) {
      endRejectedSession();
      throw failure;
    }
    // A living guest who asks for what only a customer has must not lose a bag for it.
    if (now !== null && now === session.guestToken() && isCustomerWanted(failure)) throw failure;
    const guest = await makeGuest(sent.token).catch(() => {
      // The caller is told why its own call was refused.
      throw failure;
    });
    return attempt(request, guest);
  };

  /** A login whose token had its minutes goes on with another, silently and once. */
  const afterExpiry = async <Result>(
    request: Call<Result>,
    sent: Sent,
    expired: string,
    failure: ApiFailure,
  ): Promise<Result> => {
    const renewed = await renew(expired);
    if (renewed === null || sent.person !== session.person()) return afterRefusal(request, sent, failure);
    try {
      return await attempt(request, renewed);
    } catch (error) {
      if (isTokenRefused(error as ApiFailure))
        return afterRefusal(request, { ...sent, token: renewed }, error as ApiFailure);
      throw error;
    }
  };

  return (request, sent, failure) =>
    isTokenExpired(failure) && sent.token !== null && sent.token === session.storedToken()
      ? afterExpiry(request, sent, sent.token, failure)
      : afterRefusal(request, sent, failure);
}
