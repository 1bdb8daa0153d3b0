/** Generated from the table of endpoints by `npm run calls`: change that. */

/** Calls that photos come along with, by path below `/api/`: their bodies are larger than those of others. */
export const PHOTO_PATHS: readonly string[] = [
  'exchange/buyback_request/create/',
  'exchange/exchange_request/create/',
  'exchange/old_gold_request/create/',
  'box/elsewhere/add/',
  'box/elsewhere/update/',
  'order/order/claim/',
  'order/order/resize_request/',
  'order/order/return_request/',
  'order/order/track/claim/',
  'order/order/track/resize_request/',
  'order/order/track/return_request/',
  'customer_reviews_ratings/reviews/add/',
];
