const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long sessions live, in milliseconds (reliability rules §4.1). */
export const SESSION_RULES = {
  /** A customer's token, which scripts can read: soon worth nothing, and worth nothing without its cookie. */
  accessMs: 10 * MINUTE_MS,
  /** A sign-in: whatever is done, and when nothing is done. */
  signInMs: 30 * DAY_MS,
  idleMs: 7 * DAY_MS,
  guestMs: 30 * DAY_MS,
  /** How long a browser is known after the last sign-in there. */
  deviceMs: 180 * DAY_MS,
  browseMs: 60 * MINUTE_MS,
  /** Tabs that refresh at the same moment hold the same cookie; after this the second one is a copy. */
  graceMs: 10_000,
  /** When a guest was last seen is written this often at most: reading a page must not cost a write. */
  noteSeenMs: 10 * MINUTE_MS,
} as const;

export const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);
