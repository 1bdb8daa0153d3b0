import type { Pool } from '@suvarna/database/pool';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './platform/database/database.ts';
import type { DatabaseHealth } from './platform/database/database-health.ts';
import type { Limits } from './platform/http/rate-limit.ts';
import type { PhotoDrawing } from './platform/photos/photo-drawing.ts';

/**
 * What routes are made with. Composed once in `app.ts`; tests hand in their own clock. What a module
 * makes for others it declares here itself, in its `module.ts`: nothing below the modules names one.
 */
export interface Dependencies {
  readonly config: Config;
  readonly pool: Pool;
  /** Typed queries over the same pool. */
  readonly db: Database;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly limits: Limits;
  readonly photoDrawing: PhotoDrawing;
  readonly database: DatabaseHealth;
}
