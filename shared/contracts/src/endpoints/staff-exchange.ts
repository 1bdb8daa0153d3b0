/** What only the store's people see of pieces that come back; they decide in the queue of requests. */
import { Download } from '../api/envelope.ts';
import { ExchangePapers, ExchangePapersBody, ExchangePhotoQuery } from '../api/exchange.ts';
import { endpoint } from '../endpoint.ts';

export const exchangePhoto = endpoint({
  method: 'GET',
  path: 'exchange/photo/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'A picture that came with a request',
  query: ExchangePhotoQuery,
  whole: Download,
});

export const exchangePapers = endpoint({
  method: 'POST',
  path: 'exchange/papers/open/',
  access: 'staff-admin',
  tag: 'staff',
  summary: 'PAN and account number of a request, opened; who looked, when and why is written down',
  body: ExchangePapersBody,
  answer: ExchangePapers,
});
