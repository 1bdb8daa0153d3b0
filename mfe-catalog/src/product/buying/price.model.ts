/** A price with everything it is made of, in one language. */
import { fieldIn } from '@suvarna/contracts/locale';
import { type BreakupRow, type PriceBreakup, priceVersion } from '@suvarna/contracts/catalogue';
import { isCurrency, type Currency, type Milligrams, type MinorUnits } from '@suvarna/contracts/money';
import type { Reading } from '../../page/reading.model.ts';
import { staleDay } from '../../page/stale-day.model.ts';
import { promised, type Promised } from '../../page/promise.model.ts';

export interface PriceRow {
  readonly component: BreakupRow['component'];
  readonly label: string;
  readonly rateMinor: MinorUnits | null;
  readonly rateUnit: BreakupRow['rate_unit'];
  readonly weightMg: Milligrams | null;
  readonly millicarat: number | null;
  readonly valueMinor: MinorUnits;
  readonly discountMinor: MinorUnits;
  readonly finalMinor: MinorUnits;
}

/** Days are those of the default pincode, or abroad. */
export interface PriceView extends Promised {
  readonly sku: string;
  readonly karat: number;
  readonly colour: string;
  readonly size: string;
  readonly currency: Currency;
  readonly priceMinor: MinorUnits;
  readonly mrpMinor: MinorUnits;
  readonly rows: readonly PriceRow[];
  readonly subtotalMinor: MinorUnits;
  /** Basis points; 0 abroad, where prices exclude GST. */
  readonly gstRateBp: number;
  readonly gstMinor: MinorUnits;
  readonly netWeightMg: Milligrams;
  readonly grossWeightMg: Milligrams;
  readonly rateVersion: number;
  /** What it is computed from, as `priceVersion` names it. */
  readonly pricedBy: string;
  /** Day of its gold rate where that is older than a working day, ready to show; `''` else. */
  readonly staleDay: string;
  readonly available: boolean;
  /** Pieces of exactly this choice in the vault; 0 means it is made for the order. */
  readonly stock: number;
  /** The least a month in paise; 0 where it cannot be paid in months. */
  readonly emiFromMinor: MinorUnits;
  /** Of the plan that is the least a month; 0 where an answer does not say. */
  readonly emiMonths: number;
}

export function toPriceView(breakup: PriceBreakup, reading: Reading): PriceView {
  const { locale } = reading;
  const currency = isCurrency(breakup.currency) ? breakup.currency : 'INR';
  return {
    sku: breakup.sku,
    karat: breakup.karat,
    colour: breakup.colour,
    size: breakup.size,
    currency,
    priceMinor: breakup.special_price_paise,
    mrpMinor: breakup.price_paise,
    rows: breakup.rows.map((row) => ({
      component: row.component,
      label: fieldIn(row, 'label', locale),
      rateMinor: row.rate_paise,
      rateUnit: row.rate_unit,
      weightMg: row.weight_mg,
      millicarat: row.millicarat,
      valueMinor: row.value_paise,
      discountMinor: row.discount_paise,
      finalMinor: row.final_paise,
    })),
    subtotalMinor: breakup.subtotal_paise,
    gstRateBp: breakup.gst_rate_bp,
    gstMinor: breakup.gst_paise,
    netWeightMg: breakup.net_weight_mg,
    grossWeightMg: breakup.gross_weight_mg,
    rateVersion: breakup.rate_version,
    pricedBy: priceVersion(breakup),
    staleDay: staleDay(breakup.rate_since, reading),
    available: breakup.available,
    stock: breakup.stock,
    emiFromMinor: breakup.emi_from_paise ?? 0,
    emiMonths: breakup.emi_from_months ?? 0,
    ...promised(reading, { leadDays: breakup.lead_days, ready: breakup.stock > 0, currency }),
  };
}
