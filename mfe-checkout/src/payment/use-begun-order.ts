import { bus } from '@suvarna/event-bus';
import { useHref } from '@suvarna/remote-kit/hooks';
import { useEffect, useState } from 'react';
import { readOrder, UNPAID } from '../outcome/order.api.ts';
import { begunOrder } from './begun-order.ts';

/** Whether what this tab began to pay is paid by now. What cannot be read is not. */
async function isPaid(orderNo: string): Promise<boolean> {
  return readOrder(orderNo).then(({ state }) => !UNPAID.includes(state), () => false);
}

/**
 * Leads from the payment to the order when it is paid already: after "back" from the bank's page, a
 * reload, or a page the browser kept and shows again as it was left.
 *
 * @returns how often the page may be begun: 0 while it is not known whether there is anything left to pay
 */
export function useBegunOrder(): number {
  const href = useHref();
  const [begun, setBegun] = useState(0);
  const success = href('/checkout/success/');

  useEffect(() => {
    let here = true;
    const look = async (): Promise<void> => {
      const orderNo = begunOrder.get();
      const paid = orderNo !== null && await isPaid(orderNo);
      if (!here) return;
      if (paid) {
        begunOrder.forget();
        bus.emit('navigation.visit.requested', { to: `${success}${orderNo}/`, replace: true });
      } else setBegun((times) => times + 1);
    };
    // Kept by the browser with its button at work: asked again, and drawn anew.
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void look();
    };
    void look();
    addEventListener('pageshow', shown);
    return () => {
      here = false;
      removeEventListener('pageshow', shown);
    };
  }, [success]);
  return begun;
}
