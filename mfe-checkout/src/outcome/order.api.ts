import { api } from '@suvarna/api-client';
import { call, isApiFailure } from '@suvarna/contracts/call';
import { orderDetails, type OrderDetails } from '@suvarna/contracts/orders';
import { useRead } from '@suvarna/remote-kit/use-read';

/** States in which nothing is paid (yet). */
export const UNPAID: readonly string[] = ['payment_pending', 'payment_failed', 'expired'];

export type OrderRead =
  /** `unknown`: there is no such order, or not for this shopper. `failed`: it could not be told. */
  | { readonly status: 'reading' | 'unknown' | 'failed'; readonly order: null }
  | { readonly status: 'ready'; readonly order: OrderDetails };

const isNotHere = (error: unknown): boolean => isApiFailure(error) && [401, 403, 404].includes(error.status);

export const readOrder = (orderNo: string): Promise<OrderDetails> =>
  call(api, orderDetails, { query: { order_no: orderNo } });

/** The order in the address, read as the shopper who made it. */
export function useOrder(orderNo: string): OrderRead & { readonly readAgain: () => void } {
  const { state, retry: readAgain } = useRead(orderNo, () => readOrder(orderNo));
  if (state.status === 'ready') return { status: 'ready', order: state.data, readAgain };
  if (state.status === 'loading') return { status: 'reading', order: null, readAgain };
  return { status: isNotHere(state.error) ? 'unknown' : 'failed', order: null, readAgain };
}
