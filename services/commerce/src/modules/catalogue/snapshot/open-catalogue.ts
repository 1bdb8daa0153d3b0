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
import { comingChange } from './coming-change.ts';
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
  /** No page is asked for in this process. */
  readonly isBehind?: boolean;
  /** Calls when prices or designs were published, by whichever process. Left out, they are looked for every few seconds. */
  readonly onPrices?: (heard: () => void) => { close(): Promise<void> };
}

/** The catalogue in memory: opened before the service listens, refreshed behind it. */
export interface Catalogue {
  readonly priceOf: PriceOf;
  readonly detailsOf: DetailsOf;
  readonly materialsOf: MaterialsOf;
  /** The catalogue as it stands; `undefined` until the database had one. */
  snapshot(): CatalogueSnapshot | undefined;
  /** Looks now; what was published before the call is taken at its moment, and counts afterwards. */
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

/** Of what is announced while nobody listens, and of stock, ratings and texts, which are not. */
const LOOK_EVERY_MS = 3_000;
/** What changes within this time is built ahead. */
const AHEAD_MS = LOOK_EVERY_MS + 2_000;

/** Prices and designs of one moment. */
interface Built {
  readonly snapshot: CatalogueSnapshot;
  /** Versions of every table that prices follow from. */
  readonly pricedBy: string;
  /** Of the stock in it. */
  readonly horizon: string;
}

/** @param ahead moment of the database up to which what is published counts; now when left out */
type Moment = { readonly now: Date; readonly ahead?: Date };

export async function openCatalogue({
  pool,
  log,
  clock,
  ratingsSince = noRatings,
  soldPieces = noSales,
  textsNow,
  isBehind = false,
  onPrices,
}: CatalogueNeeds): Promise<Catalogue> {
  const designs = createDesignStore(pool);
  const prices = createPriceStore(pool);
  let current: Built | undefined;
  const ratings = settlingRatings(ratingsSince, log);
  const coming = comingChange();

  /** The catalogue of a moment; `undefined` where it is the current one, or where there is none yet. */
  const buildFor = async ({ now, ahead }: Moment): Promise<Built | undefined> => {
    const versions = await designs.versions(now, ahead);
    if (versions.catalogue_version === 0 || versions.rate_version === 0) return undefined;
    const { catalogue_version, rate_version, fx_version, uplifts, taxes, stone_version } = versions;
    const pricedBy = [rate_version, fx_version, uplifts, taxes, stone_version].join(' ');
    const known = current?.snapshot.catalogue_version === catalogue_version ? current.snapshot : undefined;
    if (known !== undefined && current?.pricedBy === pricedBy) return undefined;
    const [tables, sold, all] = await Promise.all([
      prices.tables(now, ahead),
      soldPieces(now),
      known ? known.index.rows.map((row) => row.design) : designs.allDesigns(),
    ]);
    const built = await buildSnapshot({
      catalogue_version,
      designs: all,
      book: createPriceBook(tables),
      today: now,
      ratings: await ratings.now(),
      sold,
      former: known,
      isBehind,
    });
    // All levels again, read after the designs: what was sold while the snapshot was built counts.
    const { levels, horizon } = await designs.stockSince(undefined);
    log.info({ ...versions, designs: all.length, ahead }, 'the catalogue is loaded');
    return { snapshot: withStock(built, levels), pricedBy, horizon };
  };

  const look = async (): Promise<void> => {
    const now = clock();
    current = (await buildFor({ now })) ?? current;
    await prepareNext(now);
    if (current === undefined) return;
    const rated = await ratings.now();
    const texts = await textsNow?.();
    const { levels, horizon } = await designs.stockSince(current.horizon);
    const snapshot = withTexts(withRatings(withStock(current.snapshot, levels), rated), texts);
    current = { ...current, snapshot, horizon };
  };

  async function prepareNext(now: Date): Promise<void> {
    const next = await designs.nextChange(now);
    if (next === undefined || next.in_ms > AHEAD_MS) return;
    coming.prepare({
      at: next.at,
      inMs: next.in_ms,
      build: async () => {
        const built = await buildFor(next.switches ? { now, ahead: next.at } : { now: next.at });
        return () => {
          // The store's clock may be set, and may stand still.
          if (built !== undefined && (next.switches || clock() >= next.at)) current = built;
        };
      },
      onEnd: (error) => {
        if (error !== undefined) log.warn({ err: error }, 'the next prices could not be made ready');
        if (!isClosed) void tolerant();
      },
    });
  }

  const looks = singleFlight(look);
  /** Between looks the last catalogue goes on; a database that is away or not yet seeded is asked again. */
  const tolerant = (): Promise<void> =>
    looks.again().catch((error: unknown) => {
      log.warn({ err: error }, 'the catalogue could not be read');
    });

  let isClosed = false;
  await tolerant();
  const timer = setInterval(() => {
    if (!looks.isLooking()) void tolerant();
  }, LOOK_EVERY_MS);
  timer.unref();
  const listening = onPrices?.(() => void tolerant());

  const snapshot = (): CatalogueSnapshot | undefined => current?.snapshot;
  return {
    priceOf: priceFrom(snapshot),
    detailsOf: detailsFrom(snapshot),
    materialsOf: materialsFrom(snapshot),
    snapshot,
    refresh: async () => {
      ratings.expire();
      await looks.again();
      await coming.underWay();
      await looks.again();
    },
    isLoaded: () => current !== undefined,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await listening?.close();
      await looks.ended();
      await coming.close();
      await looks.ended();
    },
  };
}
