import { bus } from '@suvarna/event-bus';
import { useFrame, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { shippingAddressStore } from '@suvarna/stores';
import { useEffect, useState } from 'react';
import { CheckoutSteps } from '../steps/checkout-steps.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentSkeleton } from './payment-skeleton.tsx';
import styles from './payment.module.css';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({ title: t('payment.page-title'), noindex: true });

interface Chosen {
  readonly shipping: string;
  readonly billing: string | null;
}

/** Entered by a document navigation: only the shell and this remote have run here. */
export function Page() {
  const { t } = useFrame();
  const toAddress = useHref()('/checkout/address/');
  const [chosen, setChosen] = useState<Chosen | null>(null);

  useEffect(() => {
    const { shipping_address_id: shipping, billing_address_id: billing } = shippingAddressStore.getState();
    // Without an address there is nothing to pay for yet.
    if (shipping === null) bus.emit('navigation.visit.requested', { to: toAddress, replace: true });
    else setChosen({ shipping, billing });
  }, [toAddress]);

  return (
    <div className={`sv-page ${styles['page']}`}>
      <CheckoutSteps current="payment" />
      <h1>{t('payment.title')}</h1>
      {chosen === null ? <PaymentSkeleton /> : <PaymentForm shipping={chosen.shipping} billing={chosen.billing} />}
    </div>
  );
}
