export { goldApi } from './gold/gold-api.ts';
export { goldInForce, publications, ratesOfVersion } from './gold/gold-rate.store.ts';
export { takeTrialRate } from './gold/take-trial-rate.ts';
export { inForce, switchedBy } from './in-force.store.ts';
export { createPriceBook, type Offer, type PriceBook } from './price-book.ts';
export { createPriceStore } from './price.store.ts';
export type {
  DetailsOf,
  Materials,
  MaterialsOf,
  OptionChoice,
  OptionQuote,
  PieceComponents,
  PieceDetails,
  PriceOf,
  QuotedAmounts,
  QuoteRefused,
} from './pricing-port.ts';
