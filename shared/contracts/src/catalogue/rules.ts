/** Words of the catalogue that the back end, the address grammar and the screens share. */
export const CATEGORIES = [
  'rings',
  'earrings',
  'pendants',
  'necklaces',
  'bangles',
  'bracelets',
  'mangalsutra',
  'nose-pins',
  'chains',
  'gold-coins',
  'solitaires',
  'gifts',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const KARATS = [14, 18, 22] as const;
export type Karat = (typeof KARATS)[number];

/**
 * Grades of gold that are hallmarked in India (`law.ts`): what the store takes, and what it may sell.
 * Its own designs are of {@link KARATS} unless a design says otherwise.
 */
export const GOLD_GRADES = [9, 14, 18, 20, 22, 23, 24] as const;
export type GoldGrade = (typeof GOLD_GRADES)[number];

export const METAL_COLOURS = ['yellow', 'rose', 'white'] as const;
export type MetalColour = (typeof METAL_COLOURS)[number];

/**
 * Countries a piece may come from; India first. A listing can be filtered by them once it holds more than
 * one: Legal Metrology (Packaged Commodities) Rules, 2011, rule 6(10A), in force from 2026-07-01.
 */
export const ORIGINS = [
  ...['IN', 'IT', 'AE', 'TH', 'TR', 'CN', 'HK', 'SG', 'MY', 'ID', 'LK', 'NP', 'BD', 'JP', 'KR'],
  ...['VN', 'GB', 'IE', 'FR', 'DE', 'BE', 'CH', 'ES', 'PT', 'IL', 'US', 'CA', 'MX', 'BR', 'ZA'],
] as const;

const PRODUCT_TYPES = ['made-to-order', 'ready-to-ship'] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

export const SORTS = ['popular', 'latest', 'price+low', 'price+high', 'discount'] as const;
export type Sort = (typeof SORTS)[number];

/** Products per listing page (specification §9). */
export const PAGE_SIZE = 49;

/** Recently viewed keeps at most this many (specification §9). */
export const RECENT_MAX = 7;

/**
 * Bands of price in whole rupees, half-open `[from, below)`; `above+50k` includes its edge
 * (domain-rules §2.14 row 41).
 */
export const PRICE_BANDS = [
  { id: 'under+10k', from: 0, below: 10_000 },
  { id: '10k+20k', from: 10_000, below: 20_000 },
  { id: '20k+30k', from: 20_000, below: 30_000 },
  { id: '30k+50k', from: 30_000, below: 50_000 },
  { id: 'above+50k', from: 50_000, below: Number.POSITIVE_INFINITY },
] as const;

/** Bands of gross weight in milligrams, half-open like the price bands. */
export const WEIGHT_BANDS = [
  { id: 'under+2g', from: 0, below: 2_000 },
  { id: '2g+4g', from: 2_000, below: 4_000 },
  { id: '4g+6g', from: 4_000, below: 6_000 },
  { id: '6g+8g', from: 6_000, below: 8_000 },
  { id: '8g+10g', from: 8_000, below: 10_000 },
  { id: 'above+10g', from: 10_000, below: Number.POSITIVE_INFINITY },
] as const;

/**
 * Header on answers of the catalogue: versions of designs and gold rates they were made from. Another
 * value tells the composer that the pages it keeps show old prices.
 */
export const DATA_VERSION_HEADER = 'x-data-version';
