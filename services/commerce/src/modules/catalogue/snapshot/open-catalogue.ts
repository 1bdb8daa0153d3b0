import type { Pool } from '@suvarna/database/pool';
import type { Logger } from 'pino';
import {
  createPriceBook,
  createPriceStore,
  type DetailsOf,
  type MaterialsOf,
  type PriceOf,
} from '../../pricing/index.ts';
import type { SoldPieces } from '../designs/bestsellers.ts';
import { buildSnapshot, type CatalogueSnapshot } from './catalogue-snapshot.ts';
import { NO_RATINGS, type RatingsSince } from '../designs/rating.ts';
import { settlingRatings } from './settling-ratings.ts';
import { withRatings } from './with-ratings.ts';
import { withStock } from './with-stock.ts';
import { detailsFrom, materialsFrom, priceFrom } from './price-of.ts';
import { createDesignStore } from '../designs/design.store.ts';
import { singleFlight } from './single-flight.ts';

export interface CatalogueNeeds {
  readonly pool: Pool;
  readonly log: Logger;
  readonly clock: () => Date;
  /** Left out, no design has a rating. */
  readonly ratingsSince?: RatingsSince;
  /** Left out, no design is a bestseller. Asked with each catalogue that is built: with a rate, once a day. */
  readonly soldPieces?: SoldPieces;
  /** The module of the store's texts names those that are shown now. Left out, answers say nothing of them. */
  readonly textsNow?: () => Promise<string>;
}

/** The catalogue in memory: opened before the service listens, refreshed behind it. */
export interface Catalogue {
  readonly priceOf: PriceOf;
  readonly detailsOf: DetailsOf;
  readonly materialsOf: MaterialsOf;
  /** The catalogue as it stands; `undefined` until the database had one. */
  snapshot(): CatalogueSnapshot | undefined;
  /** Takes a new version of designs or rates now instead of at the next look; afterwards all that was written before the call counts. */
  refresh(): Promise<void>;
  /** Whether there is something to show. */
  isLoaded(): boolean;
  close(): Promise<void>;
}

const noRatings: RatingsSince = async () => ({ ratings: NO_RATINGS, horizon: '' });
const noSales: SoldPieces = async () => new Map();

/** The same snapshot when the texts are the same: answers are kept with it. */
const withTexts = (snapshot: CatalogueSnapshot, texts: string | undefined): CatalogueSnapshot =>
  snapshot.texts === texts ? snapshot : { ...snapshot, texts };

/** A rate may become valid by the clock alone, so the versions are looked up, not only announced. */
const LOOK_EVERY_MS = 3_000;

export async function openCatalogue({
  pool,
  log,
  clock,
  ratingsSince = noRatings,
  soldPieces = noSales,
  textsNow,
}: CatalogueNeeds): Promise<Catalogue> {
  const designs = createDesignStore(pool);
  const prices = createPriceStore(pool);
  let current: CatalogueSnapshot | undefined;
  /** Versions of every table that prices follow from. */
  let pricedBy: string | undefined;
  let horizon: string | undefined;
  const ratings = settlingRatings(ratingsSince, log);

  const look = async (): Promise<void> => {
    const now = clock();
    const versions = await designs.versions(now);
    if (versions.catalogue_version === 0 || versions.rate_version === 0) return;
    const rated = await ratings.now();
    const texts = await textsNow?.();
    const { rate_version, fx_version, uplifts, taxes, stone_version } = versions;
    const priced = [rate_version, fx_version, uplifts, taxes, stone_version].join(' ');
    if (current?.catalogue_version === versions.catalogue_version && pricedBy === priced) {
      const stock = await designs.stockSince(horizon);
      current = withTexts(withRatings(withStock(current, stock.levels), rated), texts);
      horizon = stock.horizon;
      return;
    }
    const sameDesigns = current?.catalogue_version === versions.catalogue_version ? current : undefined;
    const [tables, sold, all] = await Promise.all([
      prices.tables(now),
      soldPieces(now),
      sameDesigns ? sameDesigns.index.rows.map((row) => row.design) : designs.allDesigns(),
    ]);
    const built = await buildSnapshot({
      catalogue_version: versions.catalogue_version,
      designs: all,
      book: createPriceBook(tables),
      today: now,
      ratings: rated,
      sold,
      search: sameDesigns?.search,
    });
    // All levels again, read after the designs: what was sold while the snapshot was built counts.
    const stock = await designs.stockSince(undefined);
    current = withTexts(withStock(built, stock.levels), texts);
    pricedBy = priced;
    horizon = stock.horizon;
    log.info({ ...versions, designs: all.length }, 'the catalogue is loaded');
  };
  const looks = singleFlight(look);
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
    materialsOf: materialsFrom(() => current),
    snapshot: () => current,
    refresh: () => {
      ratings.expire();
      return looks.again();
    },
    isLoaded: () => current !== undefined,
    async close() {
      clearInterval(timer);
      await looks.ended();
    },
  };
}
