import type { GoldRates, PolicyFacts } from '@suvarna/contracts/catalogue';
import type { BlogEntry, BlogPost, PolicyAnswer, ShopDocument } from '@suvarna/contracts/content';
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
const policyFacts: PolicyFacts = {
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

/** Every part a text can have. */
export const aDocument = (
  slug: string,
  kind: ShopDocument['kind'],
  more: Partial<ShopDocument> = {},
): ShopDocument => ({
  kind,
  slug,
  title: 'A text',
  lead: [{ text: 'Up to ' }, { amount: 4_999_900, currency: 'INR' }, { text: '.' }],
  sections: [
    { title: [], blocks: [{ kind: 'paragraph', runs: [{ text: 'At first.' }] }] },
    {
      title: [{ text: 'Above ' }, { amount: 20_000_000, currency: 'INR' }],
      blocks: [
        { kind: 'heading', runs: [{ text: 'Small' }] },
        {
          kind: 'paragraph',
          runs: [
            { text: 'In ' },
            { count: 17_432 },
            { text: ' places, ' },
            { text: 'all', strong: true },
            { line_break: true },
            { text: 'of them', em: true, href: '/policy/shipping/' },
          ],
        },
        { kind: 'list', items: [[{ text: 'one' }], [{ amount: 51_200, currency: 'GBP' }]] },
        { kind: 'steps', items: [[{ text: 'first' }], [{ text: 'second' }]] },
        {
          kind: 'links',
          items: [[{ text: 'Help', href: '/help/' }], [{ text: 'Mail', href: 'mailto:a@b.example' }]],
        },
        {
          kind: 'picture',
          picture: {
            src: '/api/content/picture/?name=60x40-0123456789abcdef0123456789abcdef',
            alt: 'A bowl',
            width: 60,
            height: 40,
          },
        },
        {
          kind: 'picture',
          picture: {
            src: '/media/designs/1/hero-rose-{w}-key',
            alt: 'A ring',
            width: 515,
            height: 515,
            href: '/jewellery/rings/ring_product_1/',
          },
        },
        { kind: 'quote', runs: [{ text: 'Said once.' }] },
        {
          kind: 'table',
          rows: [
            [[{ text: 'Karat' }], [{ text: 'Gold' }]],
            [[{ text: '22' }], [{ text: '916' }]],
          ],
        },
      ],
    },
  ],
  published_at: '2026-11-01T00:00:00.000Z',
  changed_at: '2026-11-20T00:00:00.000Z',
  ...more,
});

export const aPolicy: PolicyAnswer = {
  ...policyFacts,
  document: aDocument('shipping', 'policy', { title: 'Shipping and delivery' }),
  others: [
    { slug: 'returns', title: 'Returns' },
    { slug: 'shipping', title: 'Shipping and delivery' },
    { slug: 'grievance', title: 'Grievance officer' },
  ],
};

const entry = (slug: string): BlogEntry => ({
  slug,
  title: `About ${slug}`,
  lead: [{ text: 'In short.' }],
  published_at: '2026-11-01T00:00:00.000Z',
  minutes: 3,
});
export const aBlog = { results: [entry('karats'), entry('sizes')], page: 1, page_size: 12, count: 30 };
export const aPost: BlogPost = {
  document: aDocument('karats', 'blog'),
  minutes: 4,
  others: [entry('sizes')],
};
