import { bus } from '@suvarna/event-bus';
import { useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { shippingAddressStore } from '@suvarna/stores';
import { useEffect, useState } from 'react';
import { CheckoutChrome } from '../chrome/checkout-chrome.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentSkeleton } from './payment-skeleton.tsx';
import { useBegunOrder } from './use-begun-order.ts';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('payment.page-title'),
  noindex: true,
});

interface Chosen {
  readonly shipping: string;
  readonly billing: string | null;
}

/** Entered by a document navigation: only the shell and this remote have run here. */
export function Page() {
  const { times: begun, giftNote } = useBegunOrder();
  const toAddress = useHref()('/checkout/address/');
  const [chosen, setChosen] = useState<Chosen | null>(null);

  useEffect(() => {
    const { shipping_address_id: shipping, billing_address_id: billing } = shippingAddressStore.getState();
    // Without an address there is nothing to pay for yet; what was paid before leads elsewhere.
    if (begun === 0) return;
    if (shipping === null) bus.emit('navigation.visit.requested', { to: toAddress, replace: true });
    else setChosen({ shipping, billing });
  }, [toAddress, begun]);

  return (
    <CheckoutChrome step="payment" title="payment.title">
      {chosen === null || begun === 0 ? (
        <PaymentSkeleton />
      ) : (
        <PaymentForm key={begun} shipping={chosen.shipping} billing={chosen.billing} giftNote={giftNote} />
      )}
    </CheckoutChrome>
  );
}
