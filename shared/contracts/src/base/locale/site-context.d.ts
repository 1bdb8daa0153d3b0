import type { Currency } from '../money/money.ts';
export interface SiteContext {
  readonly currency: Currency;
}
