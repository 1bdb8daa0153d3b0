import { useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useRedirect } from '@suvarna/remote-kit/use-redirect';
import { shippingAddressStore } from '@suvarna/stores';
import { useMemo } from 'react';
import { CheckoutChrome } from '../chrome/checkout-chrome.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentSkeleton } from './payment-skeleton.tsx';
import { useBegunOrder } from './use-begun-order.ts';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('payment.page-title'),
  noindex: true,
});

/** Entered by a document navigation: only the shell and this remote have run here. */
export function Page() {
  const { times: begun, giftNote } = useBegunOrder();
  const toAddress = useHref()('/checkout/address/');
  // As chosen when this payment was begun; the server and what was paid before know of none.
  const chosen = useMemo(() => (begun === 0 ? null : shippingAddressStore.getState()), [begun]);
  // Without an address there is nothing to pay for yet; what was paid before leads elsewhere.
  useRedirect(chosen?.shipping_address_id === null ? toAddress : null);

  return (
    <CheckoutChrome step="payment" title="payment.title">
      {chosen === null || chosen.shipping_address_id === null ? (
        <PaymentSkeleton />
      ) : (
        <PaymentForm
          key={begun}
          shipping={chosen.shipping_address_id}
          billing={chosen.billing_address_id}
          giftNote={giftNote}
        />
      )}
    </CheckoutChrome>
  );
}
