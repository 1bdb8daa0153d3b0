/** Generated from `endpoints/content.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/content.ts';

export const configStorefront: CallOf<typeof table.configStorefront> = {
  path: 'config/storefront/',
  shape: { version: 'string', constants: 'object' },
};
export const contentPolicy: CallOf<typeof table.contentPolicy> = {
  path: 'content/policy/',
  shape: {
    return_days: 'number',
    exchange_online_days: 'number',
    exchange_store_days: 'number',
    exchange_deduct_pct: 'number',
    exchange_fee_paise: 'number',
    buyback_gold_pct: 'number',
    buyback_stone_pct: 'number',
    old_gold_pct: 'number',
    warranty_days: 'number',
    quality_checks: 'number',
    express_hours: 'number',
    cut_off_pm: 'number',
    fast_days_from: 'number',
    fast_days_to: 'number',
    india_days: 'number',
    international_days: 'number',
    cod_pincodes: 'number',
    cod_max_paise: 'number',
    pan_above_paise: 'number',
    price_lock_minutes: 'number',
    coin_value_paise: 'number',
    coins_min_cart_paise: 'number',
    coins_cap_pct: 'number',
    coins_life_days: 'number',
  },
};
