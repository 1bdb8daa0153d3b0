/** Generated from `endpoints/content.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/content.ts';

const SHAPE_78e19d = {
  kind: 'string',
  slug: 'string',
  title: 'string',
  lead: ['object'],
  sections: [{ title: ['object'], blocks: ['object'] }],
  published_at: 'string',
  changed_at: 'string',
} as const;
const SHAPE_9bdaf9 = [
  { slug: 'string', title: 'string', lead: ['object'], published_at: 'string', minutes: 'number' },
] as const;
const SHAPE_4fe657 = {
  kind: 'string',
  slug: 'string',
  title: 'string',
  lead: ['object'],
  sections: [{ title: ['object'], blocks: [{ kind: 'string' }] }],
  published_at: 'string',
  changed_at: 'string',
} as const;

export const configStorefront: CallOf<typeof table.configStorefront> = {
  path: 'config/storefront/',
  shape: { version: 'string', constants: 'object' },
};
export const contentArticle: CallOf<typeof table.contentArticle> = {
  path: 'content/blog/details/',
  shape: { document: SHAPE_78e19d, minutes: 'number', others: SHAPE_9bdaf9 },
};
export const contentBlog: CallOf<typeof table.contentBlog> = {
  path: 'content/blog/list/',
  shape: { results: SHAPE_9bdaf9, page: 'number', page_size: 'number', count: 'number' },
};
export const contentFaqs: CallOf<typeof table.contentFaqs> = {
  path: 'content/faq/list/',
  shape: SHAPE_4fe657,
};
export const contentPage: CallOf<typeof table.contentPage> = { path: 'content/page/', shape: SHAPE_4fe657 };
export const contentPicture: CallOf<typeof table.contentPicture> = { path: 'content/picture/' };
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
export const contentTexts: CallOf<typeof table.contentTexts> = {
  path: 'content/texts/',
  shape: { results: [SHAPE_78e19d] },
};
