/** What only the store's people see of pieces that come back; they decide in the queue of requests. */
import { ExchangePapers, ExchangePapersBody } from './staff-schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { post } = endpointsOf('staff');

export const exchangePapers = post('exchange/papers/open/', 'staff-admin', {
  summary: 'PAN and account number of a request, opened; who looked, when and why is written down',
  body: ExchangePapersBody,
  answer: ExchangePapers,
});
