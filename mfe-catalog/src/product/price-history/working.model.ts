/** The formula of a price with its inputs filled in, step by step, as anybody can compute it on paper. */
import type { PriceHistory } from '@suvarna/contracts/catalogue';
import { fieldIn, type Locale } from '@suvarna/contracts/locale';
import { caratNumber, gramNumber } from '@suvarna/contracts/money';
import { inputsOf, type PointOfHistory } from '@suvarna/pricing/history';
import { computePrice } from '@suvarna/pricing/price';
import { formatExactPrice, formatPrice } from '@suvarna/ui/price';

type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export interface Step {
  readonly id: string;
  readonly name: string;
  readonly formula: string;
  readonly amount: string;
}

const rupees = (paise: number): string => formatExactPrice(paise, 'INR');
const percent = (bp: number): string => `${bp / 100}%`;

/** Rupees stay rupees up to the sum: gold is bought in them. Abroad the last step is the exchange. */
export function workingOf(
  history: PriceHistory,
  point: PointOfHistory,
  { locale, priceHistoryT }: { readonly locale: Locale; readonly priceHistoryT: Say },
): readonly Step[] {
  const { input } = inputsOf(history, point);
  const { rows, subtotal, gst, price } = computePrice(input);
  const finals = (component: string) => rows.filter((row) => row.component === component);
  const metal = finals('metal')[0]?.final ?? 0;
  const stones = finals('stone').map((row, at): Step => {
    const stone = history.stones[at];
    const setting = stone?.setting_paise ?? 0;
    return {
      id: `stone-${String(at)}`,
      name: stone === undefined ? '' : fieldIn(stone, 'label', locale),
      formula: `${priceHistoryT('in.carats', { value: caratNumber(stone?.millicarat ?? 0) })} × ${rupees(stone?.per_carat_paise ?? 0)}${setting === 0 ? '' : ` + ${rupees(setting)}`}`,
      amount: rupees(row.final),
    };
  });
  const { making } = input;
  const charged =
    making.mode === 'percent'
      ? `${rupees(metal)} × ${percent(making.percentBp)}`
      : making.mode === 'per-gram'
        ? `${priceHistoryT('grams', { value: gramNumber(history.net_weight_mg) })} × ${rupees(making.paisePerGram)}`
        : rupees(making.paise);
  const last: readonly Step[] =
    point.exchange === null
      ? [
          {
            id: 'tax',
            name: priceHistoryT('part.tax'),
            formula: `${rupees(subtotal)} × ${percent(point.gst_rate_bp)}`,
            amount: rupees(gst),
          },
          {
            id: 'total',
            name: priceHistoryT('part.total'),
            formula: `${rupees(subtotal)} + ${rupees(gst)}`,
            amount: rupees(price),
          },
        ]
      : [
          {
            id: 'total',
            name: priceHistoryT('part.total'),
            formula: `${rupees(subtotal)} × ${percent(10_000 + point.exchange.uplift_bp)} ÷ ${rupees(point.exchange.per_unit_paise)}`,
            amount: formatPrice(point.special_price_paise, history.currency),
          },
        ];
  return [
    {
      id: 'gold',
      name: priceHistoryT('part.gold'),
      formula: `${priceHistoryT('grams', { value: gramNumber(history.net_weight_mg) })} × ${rupees(point.gold_per_gram_paise)}`,
      amount: rupees(metal),
    },
    ...stones,
    {
      id: 'making',
      name: priceHistoryT('part.making'),
      formula: making.discountBp === 0 ? charged : `${charged} × ${percent(10_000 - making.discountBp)}`,
      amount: rupees(finals('making')[0]?.final ?? 0),
    },
    {
      id: 'sum',
      name: priceHistoryT('page.sum'),
      formula: rows.map(({ final }) => rupees(final)).join(' + '),
      amount: rupees(subtotal),
    },
    ...last,
  ];
}
