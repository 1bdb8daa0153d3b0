import type { Pool } from '@suvarna/database/pool';
import type { Logger } from 'pino';
import type { PriceOf } from '../../domain/bag/pricing-port.ts';

export interface CatalogueNeeds {
  readonly pool: Pool;
  readonly log: Logger;
  readonly clock: () => Date;
}

/** The catalogue in memory: opened before the service listens, refreshed behind it. */
export interface Catalogue {
  readonly priceOf: PriceOf;
  /** Whether there is something to show. */
  isLoaded(): boolean;
  close(): Promise<void>;
}

export async function openCatalogue(_needs: CatalogueNeeds): Promise<Catalogue> {
  return {
    priceOf: () => ({ kind: 'refused', code: 'CATALOGUE.PRODUCT_NOT_FOUND' }),
    isLoaded: () => false,
    close: async () => undefined,
  };
}
