import { describe, expect, it } from '@jest/globals';
import { BOX } from '@suvarna/contracts/jewellery-box';
import { goldValue } from '@suvarna/pricing/exchange';
import fc from 'fast-check';
import { valueHistory, type RateOfDay } from './value-history.ts';

const dayOf = (index: number): string =>
  new Date(Date.UTC(2026, 0, 1) + index * 86_400_000).toISOString().slice(0, 10);
const piece = { netMg: 3_000, stones: 100_000 };
const at = (rate: number): number => goldValue(piece.netMg, rate) + piece.stones;

describe('the course of a value', () => {
  it('begins with the day of delivery at the rate that held then, published before it or on it', () => {
    const course = (rates: readonly RateOfDay[]) =>
      valueHistory({
        ...piece,
        deliveredOn: '2026-01-05',
        today: '2026-01-09',
        valueToday: at(960_000),
        rates,
      });
    const later = { day: '2026-01-07', rate: 950_000 };
    const rest = [
      { day: '2026-01-07', value_paise: at(950_000) },
      { day: '2026-01-09', value_paise: at(960_000) },
    ];
    expect(course([{ day: '2026-01-02', rate: 900_000 }, later])).toEqual([
      { day: '2026-01-05', value_paise: 28_000_00 },
      ...rest,
    ]);
    expect(
      course([{ day: '2026-01-02', rate: 900_000 }, { day: '2026-01-05', rate: 910_000 }, later]),
    ).toEqual([{ day: '2026-01-05', value_paise: 28_300_00 }, ...rest]);
    // Nothing is made up for a day of which no rate is known.
    expect(course([later])).toEqual(rest);
  });

  it('is today alone on the day of delivery, and leaves out days without a change', () => {
    const rates = [
      { day: '2026-01-01', rate: 900_000 },
      { day: '2026-01-03', rate: 900_000 },
    ];
    const course = (deliveredOn: string) =>
      valueHistory({ ...piece, deliveredOn, today: '2026-01-04', valueToday: at(900_000), rates });
    expect(course('2026-01-04')).toEqual([{ day: '2026-01-04', value_paise: at(900_000) }]);
    expect(course('2026-01-02').map(({ day }) => day)).toEqual(['2026-01-02', '2026-01-04']);
  });

  it('has its first and last day whatever was published, rises day by day, and is never longer than is drawn', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 500_000, max: 2_000_000 }), { minLength: 1, maxLength: 400 }),
        fc.nat(399),
        fc.integer({ min: 1, max: 2_000_000 }),
        (published, delivery, todayRate) => {
          const rates = published.map((rate, index) => ({ day: dayOf(index), rate }));
          const delivered = Math.min(delivery, published.length - 1);
          const deliveredOn = dayOf(delivered);
          const today = dayOf(published.length);
          const course = valueHistory({ ...piece, deliveredOn, today, valueToday: at(todayRate), rates });
          const days = course.map(({ day }) => day);
          expect(course.length).toBeLessThanOrEqual(BOX.coursePoints);
          expect(course[0]).toEqual({ day: deliveredOn, value_paise: at(published[delivered] ?? 0) });
          expect(course.at(-1)).toEqual({ day: today, value_paise: at(todayRate) });
          expect(days).toEqual([...new Set(days)].toSorted());
          for (const { day, value_paise: value } of course.slice(0, -1))
            expect(value).toBe(at(rates.find((rate) => rate.day === day)?.rate ?? 0));
        },
      ),
    );
  });
});
