import type { Pool } from '@suvarna/database/pool';
import { rateOf, rateOfFineness } from '@suvarna/pricing/rate';
import { publications } from '../pricing/index.ts';
import type { RateOfDay } from './value-history.ts';

/** The last publication of each day that had one, the oldest first. */
export type GoldDays = Awaited<ReturnType<typeof publications>>;

const DAY_MS = 86_400_000;

/** Days since then and one before, whose rate still held then. @param since `undefined`: the rate of now alone */
export async function goldDays(pool: Pool, since: Date | undefined, at: Date): Promise<GoldDays> {
  const days = since === undefined ? 1 : Math.ceil(Math.max(0, at.getTime() - since.getTime()) / DAY_MS) + 2;
  return (await publications(pool, at, days)).toReversed();
}

/** Paise of a gram of a metal on those days. @param purity as an order keeps it; coins of 995 cost less than fine gold */
export const ratesOfMetal = (days: GoldDays, karat: number, purity: string): readonly RateOfDay[] =>
  days.map(({ day, rates }) => {
    const rate = rateOf(rates, karat);
    return { day, rate: purity === '995' ? rateOfFineness(rate, 995) : rate };
  });

/** What counts now; `undefined` while no rate was ever published. */
export const rateNow = (days: GoldDays): GoldDays[number] | undefined => days.at(-1);
