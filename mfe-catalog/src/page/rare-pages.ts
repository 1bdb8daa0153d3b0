/**
 * Pages that few come to and that share most of their code are one file: each file that may be fetched costs
 * every first view its hash. Those of stores are in `stores/pages.ts`.
 */
export * as giftGuide from '../gift-guide/gift-guide.page.tsx';
export * as recentlyViewed from '../recently-viewed/recently-viewed.page.tsx';
export * as resolver from '../product/pdp.page.tsx';
