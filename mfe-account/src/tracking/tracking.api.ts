import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import {
  orderStats,
  type OrderStats,
  orderTrack,
  type Tracked as Answer,
  trackedCancel,
  trackedClaim,
  trackedResize,
  trackedReturn,
  trackedReturnWithdraw,
} from '@suvarna/contracts/orders';
import type { Asked } from '../orders/order-state.model.ts';
import type { RequestBody } from '../orders/request.model.ts';
import type { Tracked } from './tracked.model.ts';

/**
 * Asks for a code to the phone or e-mail address of the order; the answer is the same for an order that is not there.
 * A guest's session is made first when there is none: a code belongs to the session that asked for it.
 */
export async function sendCode({ orderNo, contact }: Tracked): Promise<Answer> {
  await api.ensureGuest();
  return call(api, orderTrack, { body: { order_no: orderNo, contact } });
}

/** How far the order is, and the token by which it may be asked about again. */
export const showWithCode = async (
  { orderNo, contact }: Tracked,
  otp: string,
): Promise<{ readonly stats: OrderStats; readonly token: string }> => {
  const { tracking_token: token } = await call(api, orderTrack, {
    body: { order_no: orderNo, contact, otp },
  });
  return { stats: await call(api, orderStats, { query: { order_no: orderNo }, token }), token };
};

const CALLS = {
  cancel: trackedCancel,
  return: trackedReturn,
  resize: trackedResize,
  claim: trackedClaim,
} as const;
type Asking = (typeof CALLS)[Asked];

/** Asks something of an order that is followed. @returns the order as it is then */
export const askTracked = (
  what: Asked,
  body: RequestBody,
  { idempotencyKey, token }: { readonly idempotencyKey: string; readonly token: string | undefined },
): Promise<OrderStats> =>
  call<Asking>(api, CALLS[what], {
    body,
    idempotencyKey,
    heavy: 'photos' in body,
    ...(token !== undefined && { token }),
  });

/** Takes the return of an order that is followed back. @returns the order as it is then */
export const withdrawTracked = (orderNo: string, token: string | undefined): Promise<OrderStats> =>
  call(api, trackedReturnWithdraw, {
    body: { order_no: orderNo },
    ...(token !== undefined && { token }),
  });
