import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { orderDetails } from '@suvarna/contracts/calls/orders';
import type { OrderDetails } from '@suvarna/contracts/api/orders';
import { isApiFailure } from '@suvarna/contracts/api-reader';
import { useEffect, useState } from 'react';

/** States in which nobody has paid (yet). */
export const UNPAID: readonly string[] = ['payment_pending', 'payment_failed', 'expired'];

export type OrderRead =
  /** `unknown`: there is no such order, or not for whoever is here. `failed`: nobody could tell. */
  | { readonly status: 'reading' | 'unknown' | 'failed'; readonly order: null }
  | { readonly status: 'ready'; readonly order: OrderDetails };

const isNotHere = (error: unknown): boolean => isApiFailure(error) && [401, 403, 404].includes(error.status);

export const readOrder = (orderNo: string): Promise<OrderDetails> =>
  call(api, orderDetails, { query: { order_no: orderNo } });

/** The order in the address, read as the shopper who made it. */
export function useOrder(orderNo: string): OrderRead & { readonly readAgain: () => void } {
  const [state, setState] = useState<OrderRead>({ status: 'reading', order: null });
  const [times, setTimes] = useState(1);
  useEffect(() => {
    let here = true;
    setState({ status: 'reading', order: null });
    readOrder(orderNo).then(
      (order) => here && setState({ status: 'ready', order }),
      (error: unknown) => here && setState({ status: isNotHere(error) ? 'unknown' : 'failed', order: null }),
    );
    return () => {
      here = false;
    };
  }, [orderNo, times]);
  return { ...state, readAgain: () => setTimes(times + 1) };
}
