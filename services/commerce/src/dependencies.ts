import type { Pool } from '@suvarna/database/pool';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Catalogue } from './modules/catalogue/open-catalogue.ts';
import type { Database } from './platform/database/database.ts';
import type { PictureOrders } from './modules/imagery/picture-orders.ts';
import type { DatabaseHealth } from './platform/database/database-health.ts';
import type { Providers } from './modules/payments/provider.ts';
import type { CallerIdProvider } from './modules/identity/caller-id.ts';
import type { MergeGuest } from './modules/identity/guest-merge.ts';
import type { PasswordHashing } from './modules/identity/password-hashing.ts';
import type { Limits } from './platform/http/rate-limit.ts';

/** What routes are made with. Composed once in `app.ts`; tests hand in their own clock. */
export interface Dependencies {
  readonly config: Config;
  readonly pool: Pool;
  /** Typed queries over the same pool. */
  readonly db: Database;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly catalogue: Catalogue;
  readonly pictures: PictureOrders;
  readonly limits: Limits;
  readonly hashing: PasswordHashing;
  readonly database: DatabaseHealth;
  readonly callerId: CallerIdProvider | null;
  /** What a guest has becomes the account's. */
  readonly mergeGuest: MergeGuest;
  /** Payment providers that are set up. */
  readonly providers: Providers;
}
