import { bus } from '@suvarna/event-bus';
import { useHref } from '@suvarna/remote-kit/hooks';
import { shippingAddressStore } from '@suvarna/stores';

/** Remembers the chosen addresses and begins the payment's own document. */
export function useGoToPayment(): (shipping: string, billing: string | null) => void {
  const href = useHref();
  return (shipping, billing) => {
    shippingAddressStore.getState().choose(shipping, billing);
    bus.emit('navigation.visit.requested', { to: href('/checkout/payment/') });
  };
}
