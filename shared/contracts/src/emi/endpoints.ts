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
import { endpoint } from '../base/endpoint/endpoint.ts';
import { DAY_SECONDS } from '../base/endpoint/limit.ts';

const tag = 'emi';

export const emiPlans = endpoint({
  method: 'GET',
  path: 'emi/emi/plans/',
  access: 'public',
  tag,
  summary: 'What an amount comes to in months, by lender',
  query: EmiPlansQuery,
  answer: EmiPlans,
});

export const emiRequestCreate = endpoint({
  method: 'POST',
  path: 'emi/emi_request/create/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Asks for EMI for the bag as it is now, or for an order that waits for its money',
  body: EmiRequestBody,
  answer: EmiRequest,
  limit: { name: 'emi-request', seconds: DAY_SECONDS, counts: 'effects', customer: 10 },
});

export const emiRequestList = endpoint({
  method: 'GET',
  path: 'emi/emi_request/list/',
  access: 'customer',
  tag,
  summary: "A customer's requests for EMI, the newest first",
  query: EmiRequestsQuery,
  answer: EmiRequests,
});

export const emiRequestWithdraw = endpoint({
  method: 'POST',
  path: 'emi/emi_request/withdraw/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Takes a request for EMI back',
  body: EmiRequestIdBody,
  answer: EmiRequest,
});
