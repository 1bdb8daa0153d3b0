export declare const CATEGORIES: readonly [
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
];
export type Category = (typeof CATEGORIES)[number];
export declare const KARATS: readonly [14, 18, 22];
export type Karat = (typeof KARATS)[number];
export declare const GOLD_GRADES: readonly [9, 14, 18, 20, 22, 23, 24];
export type GoldGrade = (typeof GOLD_GRADES)[number];
export declare const METAL_COLOURS: readonly ['yellow', 'rose', 'white'];
export type MetalColour = (typeof METAL_COLOURS)[number];
export declare const ORIGINS: readonly [
  'IN',
  'IT',
  'AE',
  'TH',
  'TR',
  'CN',
  'HK',
  'SG',
  'MY',
  'ID',
  'LK',
  'NP',
  'BD',
  'JP',
  'KR',
  'VN',
  'GB',
  'IE',
  'FR',
  'DE',
  'BE',
  'CH',
  'ES',
  'PT',
  'IL',
  'US',
  'CA',
  'MX',
  'BR',
  'ZA',
];
declare const PRODUCT_TYPES: readonly ['made-to-order', 'ready-to-ship'];
export type ProductType = (typeof PRODUCT_TYPES)[number];
export declare const SORTS: readonly ['popular', 'latest', 'price+low', 'price+high', 'discount'];
export type Sort = (typeof SORTS)[number];
export declare const PAGE_SIZE = 49;
export declare const RECENT_MAX = 7;
export declare const PRICE_BANDS: readonly [
  {
    readonly id: 'under+10k';
    readonly from: 0;
    readonly below: 10000;
  },
  {
    readonly id: '10k+20k';
    readonly from: 10000;
    readonly below: 20000;
  },
  {
    readonly id: '20k+30k';
    readonly from: 20000;
    readonly below: 30000;
  },
  {
    readonly id: '30k+50k';
    readonly from: 30000;
    readonly below: 50000;
  },
  {
    readonly id: 'above+50k';
    readonly from: 50000;
    readonly below: number;
  },
];
export declare const WEIGHT_BANDS: readonly [
  {
    readonly id: 'under+2g';
    readonly from: 0;
    readonly below: 2000;
  },
  {
    readonly id: '2g+4g';
    readonly from: 2000;
    readonly below: 4000;
  },
  {
    readonly id: '4g+6g';
    readonly from: 4000;
    readonly below: 6000;
  },
  {
    readonly id: '6g+8g';
    readonly from: 6000;
    readonly below: 8000;
  },
  {
    readonly id: '8g+10g';
    readonly from: 8000;
    readonly below: 10000;
  },
  {
    readonly id: 'above+10g';
    readonly from: 10000;
    readonly below: number;
  },
];
export declare const DATA_VERSION_HEADER = 'x-data-version';
export {};
