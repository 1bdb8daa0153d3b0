import { generateDesigns } from '../../../../seed/generate-designs.ts';
import { seededDesigns } from '../../../../test-support/seeded-designs.ts';
import { GST_RATES, UPLIFTS, generateExchangeRates, generateGoldRates } from '../../../../seed/rates.ts';
import { generateStonePrices } from '../../../../seed/stone-prices.ts';
import { buildSnapshot, type CatalogueSnapshot } from './catalogue-snapshot.ts';
import { NO_RATINGS } from '../designs/rating.ts';
import { createPriceBook, type PriceBook } from '../../pricing/price-book.ts';

/** The price book of the seed's last day, without a database. */
export function seededBook(): PriceBook {
  const rates = generateGoldRates();
  const version = rates.at(-1)?.version ?? 0;
  return createPriceBook({
    rate_version: version,
    rate_since: rates.at(-1)?.effective_from ?? '',
    fx_version: generateExchangeRates().at(-1)?.version ?? 0,
    gold: Object.fromEntries(
      rates.filter((row) => row.version === version).map((row) => [row.karat, row.paise_per_gram]),
    ),
    stones: generateStonePrices().toSorted((a, b) => b.from_millicarat - a.from_millicarat),
    gst_bp: Object.fromEntries(GST_RATES.map((row) => [row.hsn, row.rate_bp])),
    paise_per_unit: Object.fromEntries(
      generateExchangeRates().map((row) => [row.currency, row.paise_per_unit]),
    ),
    uplift_bp: Object.fromEntries(UPLIFTS.map((row) => [row.currency, row.uplift_bp])),
  });
}

/** The seed as a snapshot; `every` takes each n-th design only, `count` asks for more than the store has. */
export function seededSnapshot(every = 1, count?: number): Promise<CatalogueSnapshot> {
  return buildSnapshot({
    catalogue_version: 1,
    designs: (count === undefined ? seededDesigns() : generateDesigns(count)).filter(
      (_, at) => at % every === 0,
    ),
    book: seededBook(),
    today: new Date('2026-11-21T06:00:00Z'),
    ratings: NO_RATINGS,
  });
}
