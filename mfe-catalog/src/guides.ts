/** Pages that lead to a design. They share most of their code, and are one file. */
export * as giftGuide from './gift-guide/gift-guide.page.tsx';
export * as recentlyViewed from './recently-viewed/recently-viewed.page.tsx';
export * as resolver from './product/pdp.page.tsx';
