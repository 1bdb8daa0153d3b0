import type { GoldRates } from '@suvarna/contracts/api/catalogue';
import type { Locale } from '@suvarna/contracts/locale';
import { formatFullDay } from '@suvarna/i18n/day';
import { formatPrice } from '@suvarna/ui/price';

export interface GoldRateView {
  readonly day: string;
  readonly version: number;
  readonly rates: readonly {
    readonly karat: number;
    readonly perGram: string;
    readonly perTenGrams: string;
  }[];
  readonly history: readonly {
    readonly day: string;
    readonly karat22: string;
    readonly karat18: string;
    /** Of 22 karat against the publication before; empty for the oldest one shown. */
    readonly change: string;
    readonly direction: 'up' | 'down' | 'same';
  }[];
}

const KARATS = ['24', '22', '18', '14'] as const;
const rupees = (paise: number): string => formatPrice(paise, 'INR');

export function toGoldRateView(
  { day, rate_version, paise_per_gram: now, history }: GoldRates,
  locale: Locale,
): GoldRateView {
  return {
    day: formatFullDay(day, locale),
    version: rate_version,
    rates: KARATS.map((karat) => ({
      karat: Number(karat),
      perGram: rupees(now[karat]),
      perTenGrams: rupees(now[karat] * 10),
    })),
    history: history.map(({ day: then, paise_per_gram: rates }, at) => {
      const before = history[at + 1];
      const moved = before ? rates['22'] - before.paise_per_gram['22'] : 0;
      return {
        day: formatFullDay(then, locale),
        karat22: rupees(rates['22']),
        karat18: rupees(rates['18']),
        change: before ? `${moved > 0 ? '+' : moved < 0 ? '−' : '±'}${rupees(Math.abs(moved))}` : '',
        direction: moved > 0 ? 'up' : moved < 0 ? 'down' : 'same',
      };
    }),
  };
}
