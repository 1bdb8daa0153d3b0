import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { cartList } from '@suvarna/contracts/bag';
import { bus } from '@suvarna/event-bus';
import { useHref } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useWindowEvent } from '@suvarna/ui/use-window-event';
import { useRef } from 'react';
import { readOrder, UNPAID } from '../outcome/order.api.ts';
import { begunOrder } from './begun-order.ts';

/** What this tab began to pay. What cannot be read is not paid. */
async function readBegun(orderNo: string): Promise<{ readonly paid: boolean; readonly giftNote: string }> {
  return readOrder(orderNo).then(
    ({ state, gift_note: giftNote }) => ({ paid: !UNPAID.includes(state), giftNote }),
    () => ({ paid: false, giftNote: '' }),
  );
}

export interface Begun {
  /** How often the page may be begun: 0 while it is not known whether there is anything left to pay. */
  readonly times: number;
  /** Words for the card that were written for the try before this one. */
  readonly giftNote: string;
}

const NOT_KNOWN: Begun = { times: 0, giftNote: '' };

/** Whether there is something to buy: what was paid has left the bag. What cannot be read is nothing. */
async function isBagFilled(): Promise<boolean> {
  return call(api, cartList).then(
    ({ items }) => items.length > 0,
    () => false,
  );
}

/**
 * Leads from the payment to the order when it is paid already: after "back" from the bank's page, a
 * reload, or a page the browser kept and shows again as it was left. With pieces in the bag it is
 * another purchase that begins here.
 */
export function useBegunOrder(): Begun {
  const href = useHref();
  const begun = useRef(NOT_KNOWN);
  const success = href('/checkout/success/');

  const { state, retry } = useRead(
    success,
    async (signal) => {
      const orderNo = begunOrder.get();
      const { paid, giftNote } = orderNo === null ? { paid: false, giftNote: '' } : await readBegun(orderNo);
      const another = paid && (await isBagFilled());
      if (signal.aborted) return begun.current;
      if (paid) begunOrder.forget();
      if (paid && !another) {
        bus.emit('navigation.visit.requested', { to: `${success}${orderNo}/`, replace: true });
      } else begun.current = { times: begun.current.times + 1, giftNote: paid ? '' : giftNote };
      return begun.current;
    },
    { keepsLast: true },
  );
  // Kept by the browser with its button at work: asked again, and drawn again.
  useWindowEvent('pageshow', ({ persisted }) => {
    if (persisted) retry();
  });
  return state.status === 'ready' ? state.data : NOT_KNOWN;
}
