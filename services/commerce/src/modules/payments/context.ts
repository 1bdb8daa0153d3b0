import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import type { PriceOf } from '../pricing/index.ts';
import type { CodePolicy } from '../identity/index.ts';
import type { Providers } from './provider.ts';

/** What payments work with. Provider calls are made outside of transactions, so the whole database is handed in. */
export interface PaymentContext {
  readonly db: Database;
  readonly providers: Providers;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly prices: { readonly priceOf: PriceOf };
  readonly codes: CodePolicy;
  /** The shop's own address, where providers send people back to. */
  readonly shopOrigin: string;
}
