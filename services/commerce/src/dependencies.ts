import type { Pool } from '@suvarna/database/pool';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './platform/database/database.ts';
import type { DatabaseHealth } from './platform/database/database-health.ts';
import type { Limits } from './platform/http/limits/rate-limit.ts';
import type { PhotoDrawing } from './platform/photos/photo-drawing.ts';

/**
 * What routes are made with. Put together once, by `assemble`; tests hand in their own clock. What a module
 * makes for others it declares here itself, in its `module.ts`, beside its `provides`: nothing below the
 * modules names one.
 */
export interface Dependencies {
  readonly config: Config;
  readonly pool: Pool;
  /** Connections of the pages and of the catalogue they are made from; no call of a browser takes one. */
  readonly pagePool: Pool;
  /** Typed queries over the same. */
  readonly pagesDb: Database;
  /** Typed queries over the same pool. */
  readonly db: Database;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly limits: Limits;
  readonly photoDrawing: PhotoDrawing;
  readonly database: DatabaseHealth;
}
