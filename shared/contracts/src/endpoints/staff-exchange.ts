/** What only the store's people see of pieces that come back; they decide in the queue of requests. */
import { ExchangePapers, ExchangePapersBody } from '../api/staff-exchange.ts';
import { endpoint } from '../endpoint.ts';

export const exchangePapers = endpoint({
  method: 'POST',
  path: 'exchange/papers/open/',
  access: 'staff-admin',
  tag: 'staff',
  summary: 'PAN and account number of a request, opened; who looked, when and why is written down',
  body: ExchangePapersBody,
  answer: ExchangePapers,
});
