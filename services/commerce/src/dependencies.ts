import type { Pool } from '@suvarna/database/pool';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Catalogue } from './data/catalogue/open-catalogue.ts';
import type { Database } from './data/database.ts';
import type { PictureOrders } from './data/picture-orders.ts';
import type { DatabaseHealth } from './data/database-health.ts';
import type { Providers } from './domain/payments/provider.ts';
import type { CallerIdProvider } from './domain/identity/caller-id.ts';
import type { PasswordHashing } from './domain/identity/password-hashing.ts';
import type { Limits } from './http/conventions/rate-limit.ts';

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
  /** Payment providers that are set up. */
  readonly providers: Providers;
}
