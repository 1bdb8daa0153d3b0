import type { PolicyFacts } from '@suvarna/contracts/catalogue';
import { EXCHANGE_TERMS } from '@suvarna/pricing/exchange';
import {
  DELIVERY_DAYS,
  EXPRESS_HOURS,
  OLD_GOLD_PCT,
  QUALITY_CHECKS,
  RETURN_WINDOW_DAYS,
} from '@suvarna/contracts/storefront-constants';
import { COD_MAX } from '../../shipping/index.ts';
import {
  COINS_LIFE_DAYS,
  EXCHANGE_AFTER_DAYS,
  PAN_ABOVE,
  PRICE_LOCK_MINUTES,
  WARRANTY_DAYS,
} from '../../checkout/index.ts';
import { CUT_OFF_HOUR } from '@suvarna/contracts/shipping';
import { COIN_VALUE, COINS_CAP_PCT, COINS_MIN_CART } from '../../loyalty/index.ts';

const NOON = 12;
const PERCENT = 100;

/** What the store promises, in numbers: each from the constant that the code which keeps it reads. */
export function policyFacts(codPincodes: number): PolicyFacts {
  return {
    return_days: RETURN_WINDOW_DAYS,
    exchange_online_days: EXCHANGE_AFTER_DAYS.online,
    exchange_store_days: EXCHANGE_AFTER_DAYS.store,
    exchange_deduct_pct: PERCENT - EXCHANGE_TERMS.exchangeBp / PERCENT,
    exchange_fee_paise: EXCHANGE_TERMS.exchangeFee,
    buyback_gold_pct: EXCHANGE_TERMS.buybackGoldBp / PERCENT,
    buyback_stone_pct: EXCHANGE_TERMS.buybackStoneBp / PERCENT,
    old_gold_pct: OLD_GOLD_PCT,
    warranty_days: WARRANTY_DAYS,
    quality_checks: QUALITY_CHECKS,
    express_hours: EXPRESS_HOURS,
    cut_off_pm: CUT_OFF_HOUR - NOON,
    fast_days_from: DELIVERY_DAYS.fast.near,
    fast_days_to: DELIVERY_DAYS.fast.far,
    india_days: DELIVERY_DAYS.india,
    international_days: DELIVERY_DAYS.international,
    cod_pincodes: codPincodes,
    cod_max_paise: COD_MAX,
    pan_above_paise: PAN_ABOVE,
    price_lock_minutes: PRICE_LOCK_MINUTES,
    coin_value_paise: COIN_VALUE,
    coins_min_cart_paise: COINS_MIN_CART * COIN_VALUE,
    coins_cap_pct: COINS_CAP_PCT,
    coins_life_days: COINS_LIFE_DAYS,
  };
}
