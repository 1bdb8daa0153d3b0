import { isApiFailure } from '@suvarna/contracts/call';
import type { CallerIdStatus } from '@suvarna/contracts/identity';

/** How often the store is asked what the person at the phone decided, and for how long. */
export const ASK_EVERY_MS = 2_000;
export const WAIT_MS = 120_000;

export type CallerIdEnd = 'signed-in' | 'rejected' | 'failed' | 'cancelled';

export interface CallerIdSteps {
  /** The login call: makes the request known, and signs in once it is confirmed. */
  readonly login: () => Promise<void>;
  readonly status: () => Promise<CallerIdStatus>;
  /** Where the person confirms; said once it is known. */
  readonly onAsk: (url: string) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/** What a failed call means (specification §8): messages containing "Request" are ignored; a store that is away just now is asked again. */
function meaningOf(error: unknown): 'ignored' | 'away' | 'rejected' | 'failed' {
  if (!isApiFailure(error)) return 'failed';
  if (error.code === 'CALLER_ID.REJECTED' || error.message.includes('user_rejected')) return 'rejected';
  if (error.message.includes('Request')) return 'ignored';
  return error.status === 0 || error.status === 429 || error.status >= 500 ? 'away' : 'failed';
}

/**
 * Follows a sign-in by caller identification from the first call to its end. It always ends: by what
 * the person decides, by who cancels, or after two minutes.
 */
export async function followCallerId({
  login,
  status,
  onAsk,
  wait,
  now,
  signal,
}: CallerIdSteps): Promise<CallerIdEnd> {
  const until = now() + WAIT_MS;
  let begun = false;
  let asked = false;
  let step: 'login' | 'status' = 'login';
  for (;;) {
    if (signal.aborted) return 'cancelled';
    if (now() >= until) return 'failed';
    try {
      if (step === 'login') {
        await login();
        return 'signed-in';
      }
      const { status: said, ask_url: url } = await status();
      if (said === 'user_rejected') return 'rejected';
      if (said === 'pending' && url !== undefined && !asked) {
        asked = true;
        onAsk(url);
      }
      step = said === 'done' ? 'login' : 'status';
      if (said === 'done') continue;
    } catch (error) {
      const meaning = meaningOf(error);
      if (signal.aborted) return 'cancelled';
      if (meaning === 'rejected' || meaning === 'failed') return meaning;
      if (meaning === 'ignored') {
        // The store knows the request from here on: where it is confirmed can be asked at once.
        const first = !begun;
        begun = true;
        step = 'status';
        if (first) continue;
      }
    }
    await wait(ASK_EVERY_MS);
  }
}
