/** The course of a price as it is shown. */
import type { PriceHistory } from '@suvarna/contracts/catalogue';
import { fieldIn, type Locale } from '@suvarna/contracts/locale';
import { caratNumber, gramNumber } from '@suvarna/contracts/money';
import { formatDay, formatFullDay } from '@suvarna/i18n/day';
import type { PointOfHistory } from '@suvarna/pricing/history';
import { formatPrice } from '@suvarna/ui/price';
import { chartOf, type ChartView } from '../../content/rate-chart.model.ts';
import { choicePath } from '../product.model.ts';

/** Language-neutral address of the page of a price's course. @param path of the product's page */
export const historyPath = (path: string): string => `${path}price-history/`;

/** The same choice, with the price of one publication computed. */
export const versionPath = ({ url, karat, colour, size }: PriceHistory, version: number): string =>
  `${choicePath(historyPath(url), { karat, colour, size })}&version=${version}`;

export const PARTS = ['gold', 'stones', 'making', 'tax', 'total'] as const;
export type Part = (typeof PARTS)[number];

export const amountOf = (point: PointOfHistory, part: Part): number =>
  part === 'total' ? point.special_price_paise : point[`${part}_paise`];

/** `+₹120`, `−₹45`; `₹0` where nothing moved. */
export const movedText = (minor: number, currency: string): string =>
  `${minor > 0 ? '+' : minor < 0 ? '−' : ''}${formatPrice(Math.abs(minor), currency)}`;

/** What the change from the oldest point to the newest is made of; nothing while there is one point only. */
export function changeOf({ points }: PriceHistory): readonly { readonly part: Part; readonly by: number }[] {
  const [now] = points;
  const then = points.at(-1);
  if (now === undefined || then === undefined || now === then) return [];
  return PARTS.map((part) => ({ part, by: amountOf(now, part) - amountOf(then, part) }));
}

export const chartOfPast = ({ points, currency }: PriceHistory, locale: Locale): ChartView =>
  chartOf(
    points
      .map(({ day, special_price_paise: paise }) => ({ day: formatDay(day, locale), paise }))
      .toReversed(),
    currency,
  );

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const percent = (bp: number): number => bp / 100;

function makingText(
  { mode, charged, discount_bp: discount }: PriceHistory['making'],
  priceHistoryT: Say,
): string {
  const value = mode === 'percent' ? percent(charged) : formatPrice(charged, 'INR');
  const charge = priceHistoryT(`making.${mode}`, { value });
  return discount === 0
    ? charge
    : `${charge} ${priceHistoryT('making.discount', { percent: percent(discount) })}`;
}

/** Everything a point follows from, line by line. Rupees stay rupees: gold is bought in them. */
export function inputLines(
  history: PriceHistory,
  point: PointOfHistory,
  { locale, priceHistoryT }: { readonly locale: Locale; readonly priceHistoryT: Say },
): readonly { readonly id: string; readonly name: string; readonly value: string }[] {
  const { exchange } = point;
  return [
    {
      id: 'rate',
      name: priceHistoryT('in.rate'),
      value: priceHistoryT('in.rate-value', {
        rate: formatPrice(point.gold_per_gram_paise, 'INR'),
        karat: history.karat,
        version: point.rate_version,
        day: formatFullDay(point.day, locale),
      }),
    },
    {
      id: 'weight',
      name: priceHistoryT('in.weight'),
      value: priceHistoryT('grams', { value: gramNumber(history.net_weight_mg) }),
    },
    ...history.stones.map((stone, at) => ({
      id: `stone-${String(at)}`,
      name: fieldIn(stone, 'label', locale),
      value: priceHistoryT('in.stone', {
        carats: caratNumber(stone.millicarat),
        rate: formatPrice(stone.per_carat_paise, 'INR'),
      }),
    })),
    { id: 'making', name: priceHistoryT('part.making'), value: makingText(history.making, priceHistoryT) },
    exchange === null
      ? {
          id: 'tax',
          name: priceHistoryT('in.tax'),
          value: priceHistoryT('in.tax-value', {
            percent: percent(point.gst_rate_bp),
            hsn: history.hsn,
            day: formatFullDay(point.day, locale),
          }),
        }
      : {
          id: 'exchange',
          name: priceHistoryT('in.exchange'),
          value: priceHistoryT('in.exchange-value', {
            rate: formatPrice(exchange.per_unit_paise, 'INR'),
            unit: history.currency,
            percent: percent(exchange.uplift_bp),
            version: point.fx_version,
          }),
        },
    {
      id: 'formula',
      name: priceHistoryT('in.formula'),
      value: priceHistoryT('in.formula-value', {
        version: history.formula_version,
        fingerprint: point.fingerprint,
      }),
    },
  ];
}
