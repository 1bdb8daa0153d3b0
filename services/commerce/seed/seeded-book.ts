import { createPriceBook, type PriceBook } from '../src/modules/pricing/index.ts';
import { GST_RATES, UPLIFTS, generateExchangeRates, generateGoldRates } from './rates.ts';
import { generateStonePrices } from './stone-prices.ts';

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
