import { seededRandom } from './random.ts';
import { FOREIGN_CURRENCIES, type ForeignCurrency } from '@suvarna/contracts/money';

/** One published rate: rows are only ever added (domain-rules §2.2). */
export interface GoldRateRow {
  readonly version: number;
  readonly effective_from: string;
  readonly karat: 14 | 18 | 22 | 24;
  readonly paise_per_gram: number;
}

const FINENESS = { 14: 585, 18: 750, 22: 916, 24: 999 } as const;
const KARATS = [14, 18, 22, 24] as const;
const DAY = 86_400_000;
const LAST_DAY = Date.UTC(2026, 10, 20);
const DAYS = 400;

/**
 * A synthetic series: one publication at 10:30 IST on each working day, drifting up with mild
 * swings. Lower karats follow from fineness and are stored, whole rupees per gram.
 */
export function generateGoldRates(): GoldRateRow[] {
  const random = seededRandom(20_261_120);
  const rows: GoldRateRow[] = [];
  let rupees = 10_950;
  let version = 0;
  for (let day = DAYS - 1; day >= 0; day -= 1) {
    const date = new Date(LAST_DAY - day * DAY);
    if (date.getUTCDay() === 0) continue;
    rupees *= 1 + (random.next() - 0.468) * 0.011;
    version += 1;
    const fine = Math.round(rupees);
    for (const karat of KARATS) {
      rows.push({
        version,
        effective_from: `${date.toISOString().slice(0, 10)}T05:00:00.000Z`,
        karat,
        paise_per_gram: Math.floor((fine * FINENESS[karat] * 2 + 999) / (2 * 999)) * 100,
      });
    }
  }
  return rows;
}

const OF_ALL =
  '3 % of the whole value, making included: one supply, whose main part is the gold (Notification 1/2017-Central Tax (Rate), schedule V; CBIC, sectoral FAQ on gems and jewellery). The rates of 22 September 2025 leave it (Notification 9/2025)';

export const GST_RATES = [
  { hsn: '7113', from_date: '2017-07-01', rate_bp: 300, note: `Jewellery: ${OF_ALL}` },
  { hsn: '7118', from_date: '2017-07-01', rate_bp: 300, note: `Coins: ${OF_ALL}` },
] as const;

/** Paise for one unit of a currency: rows are only ever added, as for gold. */
export interface ExchangeRateRow {
  readonly version: number;
  readonly effective_from: string;
  readonly currency: ForeignCurrency;
  readonly paise_per_unit: number;
}

/** What they are today. */
export const LAST_EXCHANGE: Readonly<Record<ForeignCurrency, number>> = {
  GBP: 11_620,
  USD: 8_890,
  SGD: 6_810,
  AED: 2_420,
};
const WEEKS = 26;

/**
 * A synthetic series: every currency again each Friday at 10:30 IST, for half a year, ending at
 * today's rates. A version always holds all four.
 */
export function generateExchangeRates(): ExchangeRateRow[] {
  const random = seededRandom(20_261_121);
  return Array.from({ length: WEEKS }, (_, at) => {
    const week = WEEKS - 1 - at;
    const effective_from = `${new Date(LAST_DAY - week * 7 * DAY).toISOString().slice(0, 10)}T05:00:00.000Z`;
    return FOREIGN_CURRENCIES.map((currency) => ({
      version: at + 1,
      effective_from,
      currency,
      paise_per_unit: Math.round(
        LAST_EXCHANGE[currency] * (1 - week * 0.0008 + (week === 0 ? 0 : (random.next() - 0.5) * 0.006)),
      ),
    }));
  }).flat();
}

/** What a foreign price adds over the Indian one without tax (domain-rules §2.5). */
export const UPLIFTS = [
  { country: 'GB', currency: 'GBP', from_date: '2026-04-01', uplift_bp: 900 },
  { country: 'US', currency: 'USD', from_date: '2026-04-01', uplift_bp: 1_000 },
  { country: 'SG', currency: 'SGD', from_date: '2026-04-01', uplift_bp: 700 },
  { country: 'AE', currency: 'AED', from_date: '2026-04-01', uplift_bp: 400 },
] as const;
