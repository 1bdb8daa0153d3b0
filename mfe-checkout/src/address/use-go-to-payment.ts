import { useHref } from '@suvarna/remote-kit/hooks';
import { useWayOut } from '@suvarna/remote-kit/use-way-out';
import { shippingAddressStore } from '@suvarna/stores';

/** Remembers the chosen addresses and begins the payment's own document. */
export function useGoToPayment(): (shipping: string, billing: string | null) => void {
  const href = useHref();
  const { visit } = useWayOut();
  return (shipping, billing) => {
    shippingAddressStore.getState().choose(shipping, billing);
    visit(href('/checkout/payment/'));
  };
}
