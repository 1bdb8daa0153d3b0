import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { orderStats, orderTrack, trackedCancel } from '@suvarna/contracts/calls/orders';
import type { CancelRequestBody, OrderStats, Tracked as Answer } from '@suvarna/contracts/api/orders';
import type { Tracked } from './tracked.model.ts';

/** Asks for a code to the phone or e-mail address of the order; the answer is the same for an order nobody has. */
export const sendCode = ({ orderNo, contact }: Tracked): Promise<Answer> =>
  call(api, orderTrack, { body: { order_no: orderNo, contact } });

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

/** @returns the order as it is then */
export const cancelTracked = (
  body: CancelRequestBody,
  { idempotencyKey, token }: { readonly idempotencyKey: string; readonly token: string | undefined },
): Promise<OrderStats> =>
  call(api, trackedCancel, { body, idempotencyKey, ...(token !== undefined && { token }) });
