import type { EventBus } from '@suvarna/event-bus';
import type { Session } from '@suvarna/session';
import type { InFlight } from './in-flight.ts';

/** Who signs out waits no longer for what pages asked. */
const ASKED_WITHIN_MS = 2_000;

interface Leaving {
  readonly session: Session;
  readonly bus: Pick<EventBus, 'emit'>;
  readonly inFlight: InFlight;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly tellServer: () => Promise<unknown>;
}

/** A session that ends under a call answers it with a refusal, so a sign-out ends the calls first. */
export function createSignOut({ session, bus, inFlight, wait, tellServer }: Leaving): {
  /** Whether calls are not to be made any more in the name of who signs out. */
  readonly isEnding: () => boolean;
  readonly signOut: () => Promise<boolean>;
} {
  let ending = false;
  return {
    isEnding: () => ending,
    async signOut() {
      await Promise.race([inFlight.ended(), wait(ASKED_WITHIN_MS)]);
      inFlight.abort();
      ending = true;
      const told = await tellServer().then(
        () => true,
        () => false,
      );
      ending = false;
      session.signOut();
      bus.emit('session.customer.signed-out', {});
      return told;
    },
  };
}
