/** What only the store's people see of pieces that come back; they decide in the queue of requests. */
import { ExchangePapers, ExchangePapersBody } from './staff-schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const exchangePapers = endpoint({
  method: 'POST',
  path: 'exchange/papers/open/',
  access: 'staff-admin',
  tag: 'staff',
  summary: 'PAN and account number of a request, opened; who looked, when and why is written down',
  body: ExchangePapersBody,
  answer: ExchangePapers,
});
