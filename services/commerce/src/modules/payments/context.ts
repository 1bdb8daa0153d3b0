import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import type { CodePolicy } from '../identity/index.ts';
import type { Providers } from './provider.ts';
import type { Purposes } from './purpose.ts';

/** What payments work with. Provider calls are made outside of transactions, so the whole database is handed in. */
export interface PaymentContext {
  readonly db: Database;
  readonly providers: Providers;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly purposes: Purposes;
  readonly codes: CodePolicy;
  /** The shop's own address, where providers send people back to. */
  readonly shopOrigin: string;
}
