/** Generated from `endpoints/price-history.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/price-history.ts';

export const priceHistory: CallOf<typeof table.priceHistory> = {
  path: 'product/price_history/',
  shape: {
    product_id: 'number',
    product_title: 'string',
    title_hi: 'string',
    url: 'string',
    sku: 'string',
    karat: 'number',
    colour: 'string',
    size: 'string',
    formula_version: 'number',
    net_weight_mg: 'number',
    making: { mode: 'string', charged: 'number', discount_bp: 'number' },
    stones: [
      {
        label: 'string',
        label_hi: 'string',
        millicarat: 'number',
        per_carat_paise: 'number',
        setting_paise: 'number',
      },
    ],
    hsn: 'string',
    points: [
      {
        rate_version: 'number',
        fx_version: 'number',
        since: 'string',
        day: 'string',
        source: 'string',
        gold_paise: 'number',
        stones_paise: 'number',
        making_paise: 'number',
        tax_paise: 'number',
        special_price_paise: 'number',
        gold_per_gram_paise: 'number',
        gst_rate_bp: 'number',
        fingerprint: 'string',
      },
    ],
    currency: 'string',
    rate_version: 'number',
  },
};
export const priceHistoryFile: CallOf<typeof table.priceHistoryFile> = { path: 'product/price_history_csv/' };
