import type { Pool } from '@suvarna/database/pool';
import type { Logger } from 'pino';
import { createPriceBook, createPriceStore, type DetailsOf, type PriceOf } from '../pricing/index.ts';
import { buildSnapshot, type CatalogueSnapshot } from './catalogue-snapshot.ts';
import { withStock } from './with-stock.ts';
import { detailsFrom, priceFrom } from './price-of.ts';
import { createDesignStore } from './design.store.ts';
import { oneLookAtATime } from './one-look-at-a-time.ts';

export interface CatalogueNeeds {
  readonly pool: Pool;
  readonly log: Logger;
  readonly clock: () => Date;
}

/** The catalogue in memory: opened before the service listens, refreshed behind it. */
export interface Catalogue {
  readonly priceOf: PriceOf;
  readonly detailsOf: DetailsOf;
  /** The catalogue as it stands; `undefined` until the database had one. */
  snapshot(): CatalogueSnapshot | undefined;
  /** Takes a new version of designs or rates now instead of at the next look; afterwards all that was written before the call counts. */
  refresh(): Promise<void>;
  /** Whether there is something to show. */
  isLoaded(): boolean;
  close(): Promise<void>;
}

/** A rate may become valid by the clock alone, so the versions are looked up, not only announced. */
const LOOK_EVERY_MS = 3_000;

export async function openCatalogue({ pool, log, clock }: CatalogueNeeds): Promise<Catalogue> {
  const designs = createDesignStore(pool);
  const prices = createPriceStore(pool);
  let current: CatalogueSnapshot | undefined;
  /** Versions of every table that prices follow from. */
  let pricedBy: string | undefined;
  let horizon: string | undefined;

  const look = async (): Promise<void> => {
    const now = clock();
    const versions = await designs.versions(now);
    if (versions.catalogue_version === 0 || versions.rate_version === 0) return;
    const priced = `${String(versions.rate_version)} ${String(versions.fx_version)} ${String(versions.uplifts)}`;
    if (current?.catalogue_version === versions.catalogue_version && pricedBy === priced) {
      const stock = await designs.stockSince(horizon);
      current = withStock(current, stock.levels);
      horizon = stock.horizon;
      return;
    }
    const sameDesigns = current?.catalogue_version === versions.catalogue_version ? current : undefined;
    const [tables, all] = await Promise.all([
      prices.tables(now),
      sameDesigns ? sameDesigns.index.rows.map((row) => row.design) : designs.allDesigns(),
    ]);
    const built = await buildSnapshot({
      catalogue_version: versions.catalogue_version,
      designs: all,
      book: createPriceBook(tables),
      today: now,
      search: sameDesigns?.search,
    });
    // All levels anew, read after the designs: what was sold while the snapshot was built counts.
    const stock = await designs.stockSince(undefined);
    current = withStock(built, stock.levels);
    pricedBy = priced;
    horizon = stock.horizon;
    log.info({ ...versions, designs: all.length }, 'the catalogue is loaded');
  };
  const looks = oneLookAtATime(look);
  /** Between looks the last catalogue goes on; a database that is away or not yet seeded is asked again. */
  const tolerant = (): Promise<void> =>
    looks.again().catch((error: unknown) => {
      log.warn({ err: error }, 'the catalogue could not be read');
    });

  await tolerant();
  const timer = setInterval(() => {
    if (!looks.isLooking()) void tolerant();
  }, LOOK_EVERY_MS);
  timer.unref();

  return {
    priceOf: priceFrom(() => current),
    detailsOf: detailsFrom(() => current),
    snapshot: () => current,
    refresh: () => looks.again(),
    isLoaded: () => current !== undefined,
    async close() {
      clearInterval(timer);
      await looks.ended();
    },
  };
}
