export { goldApi } from './gold-api.ts';
export { publications, ratesOfVersion } from './gold-rate.store.ts';
export { inForce } from './in-force.store.ts';
export { createPriceBook, type Offer, type PriceBook } from './price-book.ts';
export { createPriceStore } from './price.store.ts';
export type {
  DetailsOf,
  OptionChoice,
  OptionQuote,
  PieceComponents,
  PieceDetails,
  PriceOf,
  QuotedAmounts,
  QuoteRefused,
} from './pricing-port.ts';
