/** A price of the past computed again from what the store says it followed from (M1). */
import type { PriceHistory } from '@suvarna/contracts/catalogue';
import {
  FORMULA_VERSION,
  fingerprintOf,
  partsOf,
  priceFrom,
  type PriceInputs,
  type PriceParts,
} from './inputs.ts';
import type { Making } from './price.ts';

export type PointOfHistory = PriceHistory['points'][number];

function makingOf({ mode, charged, discount_bp: discountBp }: PriceHistory['making']): Making {
  switch (mode) {
    case 'per-gram':
      return { mode, paisePerGram: charged, discountBp };
    case 'percent':
      return { mode, percentBp: charged, discountBp };
    case 'flat':
      return { mode, paise: charged, discountBp };
  }
}

export function inputsOf(history: PriceHistory, point: PointOfHistory): PriceInputs {
  return {
    input: {
      metal: { netMg: history.net_weight_mg, ratePaisePerGram: point.gold_per_gram_paise },
      making: makingOf(history.making),
      stones: history.stones.map((stone) => ({
        millicarat: stone.millicarat,
        ratePaisePerCarat: stone.per_carat_paise,
        settingPaise: stone.setting_paise,
      })),
      gstBp: point.gst_rate_bp,
      quantity: 1,
    },
    exchange: point.exchange && {
      paisePerUnit: point.exchange.per_unit_paise,
      upliftBp: point.exchange.uplift_bp,
    },
  };
}

export interface Recomputed {
  readonly parts: PriceParts;
  readonly fingerprint: string;
  /** The same formula, the same inputs, and the same amount in each part. */
  readonly agrees: boolean;
}

export interface PartsAgain {
  readonly parts: PriceParts;
  /** The same formula, and the same amount in each part. */
  readonly same: boolean;
}

/** The amounts alone. @throws RangeError on inputs that no price can follow from */
export function partsAgain(history: PriceHistory, point: PointOfHistory): PartsAgain {
  const parts = partsOf(priceFrom(inputsOf(history, point)));
  const same =
    history.formula_version === FORMULA_VERSION &&
    parts.gold === point.gold_paise &&
    parts.stones === point.stones_paise &&
    parts.making === point.making_paise &&
    parts.tax === point.tax_paise &&
    parts.total === point.special_price_paise;
  return { parts, same };
}

/** @throws RangeError on inputs that no price can follow from */
export async function recompute(history: PriceHistory, point: PointOfHistory): Promise<Recomputed> {
  const { parts, same } = partsAgain(history, point);
  const fingerprint = await fingerprintOf(inputsOf(history, point));
  return { parts, fingerprint, agrees: same && fingerprint === point.fingerprint };
}
