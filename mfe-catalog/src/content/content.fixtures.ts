import type { GoldRates } from '@suvarna/contracts/api/catalogue';
import type { PolicyFacts } from '@suvarna/contracts/api/content';
import { toDecimalString } from '@suvarna/contracts/money';

const counted: PolicyFacts = {
  return_days: 15,
  exchange_online_days: 30,
  exchange_store_days: 15,
  exchange_deduct_pct: 2,
  exchange_fee_paise: 50_000,
  buyback_gold_pct: 100,
  buyback_stone_pct: 90,
  old_gold_pct: 100,
  warranty_days: 365,
  quality_checks: 25,
  express_hours: 24,
  cut_off_pm: 2,
  fast_days_from: 2,
  fast_days_to: 3,
  india_days: 4,
  international_days: 9,
  cod_pincodes: 17_432,
  cod_max_paise: 4_999_900,
  pan_above_paise: 20_000_000,
  price_lock_minutes: 30,
  coin_value_paise: 100,
  coins_min_cart_paise: 1_000_000,
  coins_cap_pct: 10,
  coins_life_days: 365,
};

/** As they arrive: beside each amount its decimal text, which no contract declares and no page shows. */
export const policyFacts: PolicyFacts = {
  ...counted,
  ...Object.fromEntries(
    Object.entries(counted)
      .filter(([name]) => name.endsWith('_paise'))
      .map(([name, minor]) => [name.slice(0, -'_paise'.length), toDecimalString(minor)]),
  ),
};

const rates = (fine: number): GoldRates['paise_per_gram'] => ({
  14: fine * 585,
  18: fine * 750,
  22: fine * 916,
  24: fine * 1_000,
});

export const goldRates: GoldRates = {
  rate_version: 41,
  effective_from: '2026-11-20T05:00:00.000Z',
  day: '2026-11-20',
  paise_per_gram: rates(1_200),
  history: [
    { day: '2026-11-20', paise_per_gram: rates(1_200) },
    { day: '2026-11-19', paise_per_gram: rates(1_250) },
    { day: '2026-11-18', paise_per_gram: rates(1_250) },
  ],
};
