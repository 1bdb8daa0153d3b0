import { api } from '@suvarna/api-client';
import type { OrderDetails } from '@suvarna/contracts/api/orders';
import { useEffect, useState } from 'react';

export type OrderRead = { readonly status: 'reading' | 'failed'; readonly order: null } | { readonly status: 'ready'; readonly order: OrderDetails };

/** The order in the address, read as the shopper who made it. */
export function useOrder(orderNo: string): OrderRead {
  const [state, setState] = useState<OrderRead>({ status: 'reading', order: null });
  useEffect(() => {
    let here = true;
    api.get<OrderDetails>('order/order/details/', { query: { order_no: orderNo } }).then(
      ({ data }) => here && setState({ status: 'ready', order: data }),
      () => here && setState({ status: 'failed', order: null }),
    );
    return () => {
      here = false;
    };
  }, [orderNo]);
  return state;
}
