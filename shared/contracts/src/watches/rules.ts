/** What a customer wants to hear of a design; without schemas, for browsers too. */
export const WATCH_KINDS = ['stock', 'price'] as const;
/** `stock`: it is back. `price`: it costs as much as was named, or less. */
export type WatchKind = (typeof WATCH_KINDS)[number];

/** Open ones of one customer. */
export const MOST_WATCHES = 20;
/** After so many days no customer waits any more. */
export const WATCH_DAYS = 365;
