import type { EventBus } from '@suvarna/event-bus';
import type { Session } from '@suvarna/session';
import type { InFlight } from './in-flight.ts';

/** Who signs out waits no longer for what pages read. */
const READ_WITHIN_MS = 2_000;
/** Nor longer than any call waits for what they do: a sign-out that overtakes a write on its way has it refused. */
const DONE_WITHIN_MS = 8_000;

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
      const ended = inFlight.ended();
      await Promise.race([ended, wait(READ_WITHIN_MS)]);
      inFlight.abort();
      await Promise.race([ended, wait(DONE_WITHIN_MS - READ_WITHIN_MS)]);
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
