import type { GoldGrade, GoldRates } from '@suvarna/contracts/catalogue';
import type { Locale } from '@suvarna/contracts/locale';
import { formatDay, formatFullDay, formatMoment } from '@suvarna/i18n/day';
import { rateOf } from '@suvarna/pricing/rate';
import { formatPrice } from '@suvarna/ui/price';
import { readingNow } from '../page/reading.model.ts';
import { staleDay } from '../page/stale-day.model.ts';
import { chartOf, type ChartView } from './rate-chart.model.ts';

/** Grades that old gold is taken in; where none is published, the rate follows from the fineness. */
const GRADES = [24, 23, 22, 20, 18, 14, 9] as const satisfies readonly GoldGrade[];
/** Published each day, so that there is a course of them. */
export const RATE_KARATS = ['24', '22', '18', '14'] as const;
export type RateKarat = (typeof RATE_KARATS)[number];
/** How far back the page looks, in months of the calendar, from the day of the newest rate. */
const RATE_SPANS = { month: 1, year: 12 } as const;
export type RateSpan = keyof typeof RATE_SPANS;
/** Publications to ask for: one a day at most, Sundays too, and the one before them, from which the oldest moved. */
export const RATES_OF_SPAN = { month: 33, year: 368 } as const satisfies Record<RateSpan, number>;

interface Moved {
  /** Against the publication before; empty for the oldest one there is. */
  readonly change: string;
  readonly direction: 'up' | 'down' | 'same';
}

export interface GoldRateView {
  readonly day: string;
  readonly version: number;
  /** When it was published, by India's clock, and who said it. */
  readonly moment: string;
  readonly source: string;
  /** Day of a rate that is older than a working day; `''` else. */
  readonly stale: string;
  /** Day of the publication before, which the newest moved from; `''` where there is none. */
  readonly movedSince: string;
  readonly karat: RateKarat;
  readonly span: RateSpan;
  readonly rates: readonly (Moved & {
    readonly karat: number;
    readonly perGram: string;
    readonly perTenGrams: string;
  })[];
  readonly chart: ChartView;
  readonly history: readonly (Moved & { readonly day: string; readonly perGram: readonly string[] })[];
}

const rupees = (paise: number): string => formatPrice(paise, 'INR');

function moved(now: number, before: number | undefined): Moved {
  const by = before === undefined ? 0 : now - before;
  return {
    change: before === undefined ? '' : `${by > 0 ? '+' : by < 0 ? '−' : ''}${rupees(Math.abs(by))}`,
    direction: by > 0 ? 'up' : by < 0 ? 'down' : 'same',
  };
}

/** The same day so many months before, or the last one of a shorter month. ISO dates. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

export function toGoldRateView(
  { day, rate_version, effective_from: since, paise_per_gram: now, history }: GoldRates,
  { locale, karat, span }: { readonly locale: Locale; readonly karat: RateKarat; readonly span: RateSpan },
): GoldRateView {
  const before = history[1]?.paise_per_gram;
  const first = monthsBefore(day, RATE_SPANS[span]);
  const shown = history.filter(({ day: of }) => of >= first);
  return {
    day: formatFullDay(day, locale),
    version: rate_version,
    moment: formatMoment(since, locale),
    source: history[0]?.source ?? '',
    stale: staleDay(since, readingNow(locale)),
    movedSince: history[1] ? formatDay(history[1].day, locale) : '',
    karat,
    span,
    rates: GRADES.map((of) => {
      const rate = rateOf(now, of);
      return {
        karat: of,
        perGram: rupees(rate),
        perTenGrams: rupees(rate * 10),
        ...moved(rate, before && rateOf(before, of)),
      };
    }),
    chart: chartOf(
      shown
        .map(({ day: on, paise_per_gram: rates }) => ({ day: formatDay(on, locale), paise: rates[karat] }))
        .toReversed(),
    ),
    history: shown.map(({ day: then, paise_per_gram: rates }, at) => ({
      day: formatFullDay(then, locale),
      perGram: RATE_KARATS.map((of) => rupees(rates[of])),
      ...moved(rates[karat], history[at + 1]?.paise_per_gram[karat]),
    })),
  };
}
