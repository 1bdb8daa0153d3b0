import { api } from '@suvarna/api-client';
import type { OrderDetails } from '@suvarna/contracts/api/orders';
import { useEffect, useState } from 'react';

/** States in which nobody has paid (yet). */
export const UNPAID: readonly string[] = ['payment_pending', 'payment_failed', 'expired'];

export type OrderRead = { readonly status: 'reading' | 'failed'; readonly order: null } | { readonly status: 'ready'; readonly order: OrderDetails };

export const readOrder = async (orderNo: string): Promise<OrderDetails> => (await api.get<OrderDetails>('order/order/details/', { query: { order_no: orderNo }, expect: { state: 'string', lines: ['object'], totals: 'object', shipping_address: 'object' } })).data;

/** The order in the address, read as the shopper who made it. */
export function useOrder(orderNo: string): OrderRead {
  const [state, setState] = useState<OrderRead>({ status: 'reading', order: null });
  useEffect(() => {
    let here = true;
    readOrder(orderNo).then(
      (order) => here && setState({ status: 'ready', order }),
      () => here && setState({ status: 'failed', order: null }),
    );
    return () => {
      here = false;
    };
  }, [orderNo]);
  return state;
}
