import type { CheckoutTotals, QuoteLine } from '@suvarna/contracts/checkout';
import type { MinorUnits } from '@suvarna/contracts/money';
import type { texts } from '../texts.ts';

type Say = ReturnType<typeof texts>;

/** A row of totals; rows add up to the one called `total`, and the lines of a row to the row (rules 56 to 60). */
interface Row {
  readonly type: string;
  readonly display_text?: string;
  readonly amount: MinorUnits;
  readonly lines?: readonly { readonly display_text: string; readonly amount: MinorUnits }[];
}

/**
 * What the price is made of. The tax is inside of the prices that were shown, so it is no row: as one it would be
 * counted twice.
 */
function insideOf(t: Say, totals: CheckoutTotals): Pick<Row, 'lines'> {
  const { gst_paise: gst, gst: split, without_gst_paise: net, shipping_charge_paise: shipping } = totals;
  if (gst === 0) return {};
  const halves = [
    ['cgst', split.cgst_paise ?? 0],
    ['sgst', split.sgst_paise ?? 0],
    ['igst', split.igst_paise ?? 0],
  ] as const;
  const known = halves.some(([, amount]) => amount > 0);
  const taxes = known ? halves.filter(([, amount]) => amount > 0) : ([['gst', gst]] as const);
  return {
    lines: [
      { display_text: t('total.before-tax'), amount: net },
      ...taxes.map(([kind, amount]) => ({ display_text: t(`total.${kind}`), amount })),
      ...(shipping > 0 ? [{ display_text: t('total.delivery'), amount: shipping }] : []),
      ...totals.tenders.map(({ amount_paise: amount }) => ({
        display_text: t('total.tender'),
        amount: -amount,
      })),
    ],
  };
}

/** @param isPlaced whether it is known where the pieces go: then delivery is a row, also where it is free */
export function wireTotals(t: Say, totals: CheckoutTotals, isPlaced: boolean): Row[] {
  const shipping = totals.shipping_charge_paise;
  return [
    { type: 'subtotal', display_text: t('total.subtotal'), amount: totals.product_total_paise },
    ...(totals.coupon_discount_paise > 0
      ? [
          {
            type: 'items_discount',
            display_text: t('total.discount'),
            amount: -totals.coupon_discount_paise,
          },
        ]
      : []),
    ...(isPlaced || shipping > 0
      ? [
          {
            type: 'fulfillment',
            display_text: t(shipping === 0 ? 'total.free-delivery' : 'total.delivery'),
            amount: shipping,
          },
        ]
      : []),
    ...totals.tenders.map(({ kind, amount_paise: amount }) => ({
      type: `suvarna_${kind}`,
      display_text: t('total.tender'),
      amount: -amount,
    })),
    {
      type: 'total',
      display_text: t('total.total'),
      amount: totals.total_payable_paise,
      ...insideOf(t, totals),
    },
  ];
}

/** Of a line: as shown, and after its part of a code. */
export function wireLineTotals(
  t: Say,
  {
    line_price_paise: price,
    coupon_share_paise: share,
  }: Pick<QuoteLine, 'line_price_paise' | 'coupon_share_paise'>,
): Row[] {
  return [
    { type: 'subtotal', amount: price },
    ...(share > 0 ? [{ type: 'items_discount', display_text: t('total.discount'), amount: -share }] : []),
    { type: 'total', amount: price - share },
  ];
}
