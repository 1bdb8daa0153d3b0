import type { Pool } from '@suvarna/database/pool';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Catalogue } from './modules/catalogue/index.ts';
import type { Database } from './platform/database/database.ts';
import type { PictureOrders } from './modules/imagery/index.ts';
import type { DatabaseHealth } from './platform/database/database-health.ts';
import type { ViewBag } from './modules/bag/index.ts';
import type { Tenders } from './modules/tenders/index.ts';
import type { ShopperOrders } from './modules/checkout/index.ts';
import type { Providers, Purposes } from './modules/payments/index.ts';
import type {
  CallerIdProvider,
  MergeGuest,
  PasswordHashing,
  SignInLimits,
} from './modules/identity/index.ts';
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
  readonly signInLimits: SignInLimits;
  readonly hashing: PasswordHashing;
  readonly database: DatabaseHealth;
  readonly callerId: CallerIdProvider | null;
  /** What a guest has becomes the account's. */
  readonly mergeGuest: MergeGuest;
  /** What checkout has to know of a shopper's orders. */
  readonly shopperOrders: ShopperOrders;
  /** Payment providers that are set up. */
  readonly providers: Providers;
  /** The bag as it is shown, priced. */
  readonly viewBag: ViewBag;
  /** What can be paid with besides money. */
  readonly tenders: Tenders;
  /** What can be paid for. */
  readonly purposes: Purposes;
}
