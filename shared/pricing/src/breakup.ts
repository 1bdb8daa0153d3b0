import type { BreakupRow } from '@suvarna/contracts/catalogue';
import { fieldsOf, type Wording } from '@suvarna/contracts/locale';
import type { Price, PriceRow } from './price.ts';

export interface BreakupLabels {
  readonly metal: Wording;
  readonly making: Wording;
  /** In the order of the stone lines the price was computed from. */
  readonly stones: readonly Wording[];
  readonly other: Wording;
  readonly discount: Wording;
}

function labelOf(row: PriceRow, labels: BreakupLabels, stoneIndex: number): Wording {
  switch (row.component) {
    case 'metal':
      return labels.metal;
    case 'making':
      return labels.making;
    case 'stone':
      return labels.stones[stoneIndex] ?? labels.other;
    case 'other':
      return row.final < 0 ? labels.discount : labels.other;
  }
}

/** The rows of a price as the API answers them. */
export function breakupRows(price: Price, labels: BreakupLabels): BreakupRow[] {
  let stones = -1;
  return price.rows.map((row) => {
    if (row.component === 'stone') stones += 1;
    const label = labelOf(row, labels, stones);
    return {
      component: row.component,
      ...fieldsOf('label', label),
      rate_paise: row.rate,
      rate_unit: row.rateUnit,
      weight_mg: row.weightMg,
      millicarat: row.millicarat,
      value_paise: row.value,
      discount_paise: row.discount,
      final_paise: row.final,
    };
  });
}
