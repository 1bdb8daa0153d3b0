import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import {
  type EmiRequest,
  emiRequestList,
  type EmiRequests,
  emiRequestWithdraw,
} from '@suvarna/contracts/emi';

export const readEmiRequests = (page: number, signal: AbortSignal): Promise<EmiRequests> =>
  call(api, emiRequestList, { query: { page }, signal });

export const withdrawEmi = (requestId: string): Promise<EmiRequest> =>
  call(api, emiRequestWithdraw, { body: { request_id: requestId } });
