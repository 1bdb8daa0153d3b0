/** EMI: plans of lenders for anybody, requests of customers. Another's request is not there. */
import {
  EmiPlans,
  EmiPlansQuery,
  EmiRequest,
  EmiRequestBody,
  EmiRequestIdBody,
  EmiRequests,
  EmiRequestsQuery,
} from './schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';
import { DAY_SECONDS } from '../base/endpoint/limit.ts';

const { get, post } = endpointsOf('emi');

export const emiPlans = get('emi/emi/plans/', 'public', {
  summary: 'What an amount comes to in months, by lender',
  query: EmiPlansQuery,
  answer: EmiPlans,
});

export const emiRequestCreate = post('emi/emi_request/create/', 'customer', {
  once: true,
  summary: 'Asks for EMI for the bag as it is now, or for an order that waits for its money',
  body: EmiRequestBody,
  answer: EmiRequest,
  limit: { name: 'emi-request', seconds: DAY_SECONDS, counts: 'effects', customer: 10 },
});

export const emiRequestList = get('emi/emi_request/list/', 'customer', {
  summary: "A customer's requests for EMI, the newest first",
  query: EmiRequestsQuery,
  answer: EmiRequests,
});

export const emiRequestWithdraw = post('emi/emi_request/withdraw/', 'customer', {
  once: true,
  summary: 'Takes a request for EMI back',
  body: EmiRequestIdBody,
  answer: EmiRequest,
});
