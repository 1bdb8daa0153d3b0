/** How the price of a design came about (M1). */
import { PriceHistoryFileQuery, PriceHistoryQuery } from './queries.ts';
import { Download } from '../base/endpoint/envelope.ts';
import { PriceHistory } from './price-history.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';
import { type Limit, MINUTE_SECONDS } from '../base/endpoint/limit.ts';

/** Histories computed again, many prices each: shoppers who compare, not a robot that copies the catalogue. */
const HISTORIES: Limit = { name: 'price-history', seconds: MINUTE_SECONDS, counts: 'told', address: 120 };

export const priceHistory = endpoint({
  method: 'GET',
  path: 'product/price_history/',
  access: 'public',
  tag: 'catalogue',
  summary:
    'The price of one choice of options over the last versions of the gold rate, with all it follows from',
  query: PriceHistoryQuery,
  answer: PriceHistory,
  limit: HISTORIES,
});

export const priceHistoryFile = endpoint({
  method: 'GET',
  path: 'product/price_history_csv/',
  access: 'public',
  tag: 'catalogue',
  summary: 'The same as a table in a file',
  query: PriceHistoryFileQuery,
  whole: Download,
  limit: HISTORIES,
});
