import { useHref } from '@suvarna/remote-kit/hooks';
import { useNavigateIfHere } from '@suvarna/remote-kit/use-navigate-if-here';
import { shippingAddressStore } from '@suvarna/stores';

/** What a form waits for then: its button is at work until the payment's document is there. */
export const UNTIL_GONE = new Promise<never>(() => undefined);

/** Remembers the chosen addresses and begins the payment's own document. */
export function useGoToPayment(): (shipping: string, billing: string | null) => void {
  const href = useHref();
  const { visit } = useNavigateIfHere();
  return (shipping, billing) => {
    shippingAddressStore.getState().choose(shipping, billing);
    visit(href('/checkout/payment/'));
  };
}
