/** Leaving the page on screen, for another one or another document. */

/** Who is still here so long after another document was asked for stopped it. */
const STILL_HERE_MS = 20_000;

export type Move = 'push' | 'replace' | 'back';

export interface Departure {
  /** A shopper is on the way elsewhere: no shopper is turned around by the page they leave. */
  readonly underWay: () => boolean;
  readonly begin: () => void;
  /** Where the page that is left would have given way to: respected if they stay after all. */
  readonly postpone: (giveWay: () => Promise<void>) => void;
  readonly toDocument: (url: URL, move: Move) => void;
  /** Another page is here. */
  readonly arrived: () => void;
  /** It came to nothing. */
  readonly stay: () => void;
}

export function createDeparture(): Departure {
  let leaving = false;
  let postponed: (() => Promise<void>) | null = null;
  let stillHere: ReturnType<typeof setTimeout> | undefined;

  const reset = (): void => {
    clearTimeout(stillHere);
    stillHere = undefined;
    leaving = false;
    postponed = null;
  };
  const stay = (): void => {
    const giveWay = postponed;
    reset();
    void giveWay?.();
  };
  return {
    underWay: () => leaving,
    begin: () => {
      leaving = true;
    },
    postpone: (giveWay) => {
      postponed = giveWay;
    },
    toDocument: (url, move) => {
      leaving = true;
      clearTimeout(stillHere);
      stillHere = setTimeout(stay, STILL_HERE_MS);
      if (move === 'back') location.reload();
      else if (move === 'replace') location.replace(url);
      else location.assign(url);
    },
    arrived: () => {
      // A document that was asked for before would still come, in place of what was chosen after it.
      if (stillHere !== undefined) stop();
      reset();
    },
    stay,
  };
}
