/**
 * Numbers of the store's promises (domain rules §5.3) that pages state without asking the API. The
 * code that keeps them reads them here too; a text has a placeholder for them, never the number.
 */

/** Days after the day of delivery in which a piece may come back. */
export const RETURN_WINDOW_DAYS = 15;
/** Paise. Above it a PAN, or abroad a passport, is needed: `>`, not `≥` (§2.6). */
export const PAN_ABOVE = 20_000_000;
/** Checks that a piece passes before it leaves. */
export const QUALITY_CHECKS = 25;
