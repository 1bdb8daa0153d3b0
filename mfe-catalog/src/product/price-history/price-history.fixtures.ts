import type { PriceHistory } from '@suvarna/contracts/catalogue';
import { FORMULA_VERSION, fingerprintOf, partsOf, priceFrom } from '@suvarna/pricing/inputs';
import { inputsOf, type PointOfHistory } from '@suvarna/pricing/history';

/** A price history as the store answers it: each point is computed, not typed. */
export async function aHistory(currency: 'INR' | 'GBP' = 'INR'): Promise<PriceHistory> {
  const history: PriceHistory = {
    product_id: 1042,
    product_title: 'Lotus Bloom Ring',
    title_hi: 'कमल अंगूठी',
    url: '/jewellery/rings/lotus-bloom-ring_product_1042/',
    sku: 'RG01042-18Y-12',
    karat: 18,
    colour: 'yellow',
    size: '12',
    formula_version: FORMULA_VERSION,
    net_weight_mg: 3_390,
    making: { mode: 'percent', charged: 1_600, discount_bp: 1_000 },
    stones: [
      { label: 'Diamond', label_hi: 'हीरा', millicarat: 105, per_carat_paise: 3_000_000, setting_paise: 0 },
    ],
    hsn: '7113',
    points: [],
    currency,
    rate_version: 8,
    fx_version: currency === 'INR' ? 0 : 3,
  };
  const points = [940_000, 920_000].map(async (rate, at): Promise<PointOfHistory> => {
    const day = `2026-11-${String(20 - at)}`;
    const bare = {
      rate_version: 8 - at,
      fx_version: currency === 'INR' ? 0 : 3,
      since: `${day}T05:00:00.000Z`,
      day,
      source: 'test',
      gold_per_gram_paise: rate,
      gst_rate_bp: 300,
      exchange: currency === 'INR' ? null : { per_unit_paise: 11_620, uplift_bp: 500 },
    };
    const blank = { gold_paise: 0, stones_paise: 0, making_paise: 0, tax_paise: 0, special_price_paise: 0 };
    const inputs = inputsOf(history, { ...bare, ...blank, fingerprint: '' });
    const { gold, stones, making, tax, total } = partsOf(priceFrom(inputs));
    return {
      ...bare,
      gold_paise: gold,
      stones_paise: stones,
      making_paise: making,
      tax_paise: tax,
      special_price_paise: total,
      fingerprint: await fingerprintOf(inputs),
    };
  });
  return { ...history, points: await Promise.all(points) };
}
