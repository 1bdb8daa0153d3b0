export interface Looks {
  /** @returns settles as the look that began at or after this call does: what was there when it was asked for has been read */
  again(): Promise<void>;
  isLooking(): boolean;
  /** Nothing is read any more. It never rejects: failures are of those who asked. */
  ended(): Promise<void>;
}

/** One look at a time. A look that has begun may have read before the moment that is asked for: one more follows it, for all who ask while it runs. */
export function singleFlight(look: () => Promise<void>): Looks {
  let looking: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  const again = (): Promise<void> => {
    if (looking === undefined) {
      looking = look().finally(() => {
        looking = undefined;
      });
      return looking;
    }
    const follow = (): Promise<void> => {
      next = undefined;
      return again();
    };
    next ??= looking.then(follow, follow);
    return next;
  };

  return {
    again,
    isLooking: () => looking !== undefined,
    ended: async () => void (await Promise.allSettled([looking, next])),
  };
}
