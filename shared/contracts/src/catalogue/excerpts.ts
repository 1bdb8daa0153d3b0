/** Answers of the content calls (`spec/api.md` §5.2). Units as in `catalogue.ts`. */
import { Type, type Static } from 'typebox';
import { Listing } from './schemas.ts';

/** The first designs of a listing: what a rail or a door shows, and where the rest is. */
export const ListingExcerpt = Type.Pick(Listing, [
  'canonical_path',
  'title',
  'title_hi',
  'category',
  'count',
  'results',
]);
export type ListingExcerpt = Static<typeof ListingExcerpt>;

/** `content/home/`: every design the home page shows, in one answer. */
export const HomeContent = Type.Object({
  /** Designs in the whole store. */
  count: Type.Integer(),
  rails: Type.Object({ popular: ListingExcerpt, latest: ListingExcerpt, solitaires: ListingExcerpt }),
  /** One of every category, in the order the store shows them. */
  categories: Type.Array(ListingExcerpt),
  /** The price bands in the currency of the call. */
  prices: Type.Optional(
    Type.Array(Type.Object({ label: Type.String(), label_hi: Type.String(), path: Type.String() })),
  ),
});
export type HomeContent = Static<typeof HomeContent>;

/** `content/policy/`: the numbers the store's promises are made of. Amounts in paise, shares in percent. */
export const PolicyFacts = Type.Object({
  return_days: Type.Integer(),
  exchange_online_days: Type.Integer(),
  /** The same where a piece is brought to a store. */
  exchange_store_days: Type.Integer(),
  exchange_deduct_pct: Type.Number(),
  exchange_fee_paise: Type.Integer(),
  buyback_gold_pct: Type.Number(),
  buyback_stone_pct: Type.Number(),
  old_gold_pct: Type.Number(),
  warranty_days: Type.Integer(),
  quality_checks: Type.Integer(),
  express_hours: Type.Integer(),
  /** Hour of the afternoon, in India, up to which an order is taken up the same day. */
  cut_off_pm: Type.Integer({ minimum: 1, maximum: 11 }),
  fast_days_from: Type.Integer(),
  fast_days_to: Type.Integer(),
  india_days: Type.Integer(),
  international_days: Type.Integer(),
  /** Rows of the table of pincodes that take cash on delivery. */
  cod_pincodes: Type.Integer(),
  cod_max_paise: Type.Integer(),
  pan_above_paise: Type.Integer(),
  price_lock_minutes: Type.Integer(),
  coin_value_paise: Type.Integer(),
  coins_min_cart_paise: Type.Integer(),
  coins_cap_pct: Type.Number(),
  coins_life_days: Type.Integer(),
});
export type PolicyFacts = Static<typeof PolicyFacts>;
