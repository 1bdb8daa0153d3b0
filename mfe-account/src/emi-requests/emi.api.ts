import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { emiRequestList, emiRequestWithdraw } from '@suvarna/contracts/calls/emi';
import type { EmiRequest, EmiRequests } from '@suvarna/contracts/api/emi';

export const readEmiRequests = (page: number, signal: AbortSignal): Promise<EmiRequests> =>
  call(api, emiRequestList, { query: { page }, signal });

export const withdrawEmi = (requestId: string): Promise<EmiRequest> =>
  call(api, emiRequestWithdraw, { body: { request_id: requestId } });
