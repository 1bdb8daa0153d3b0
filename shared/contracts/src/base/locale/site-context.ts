import type { Currency } from '../money/money.ts';

/**
 * What this store's site hands every page beside what the engine says, computed from the page's
 * variant. The engine passes it on without knowing its fields; remotes count on them by the site
 * contract.
 */
export interface SiteContext {
  /** Prices of the page are in it. */
  readonly currency: Currency;
}
