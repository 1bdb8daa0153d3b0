import type { Session } from '@suvarna/session';

/** Who looks around gets a token when the page that brought them has had its time. */
const PRE_GUEST_AFTER_MS = 2_000;

/** Every call is to carry a token (specification §7): who has none gets one to look around with, once a page, beside everything else. */
export function createLookAround(
  session: Session,
  wait: (milliseconds: number) => Promise<void>,
  askForToken: () => Promise<{ readonly data: string }>,
): () => Promise<void> {
  let lookingAround = false;
  return async () => {
    if (lookingAround || session.token() !== null) return;
    lookingAround = true;
    await wait(PRE_GUEST_AFTER_MS);
    if (session.token() !== null) return;
    try {
      const { data } = await askForToken();
      if (session.token() === null) session.savePreGuestToken(data);
    } catch {
      // Looking around works without.
    }
  };
}
