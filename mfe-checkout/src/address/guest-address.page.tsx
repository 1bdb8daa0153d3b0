import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useRedirect } from '@suvarna/remote-kit/use-redirect';
import { session } from '@suvarna/session';
import { useState } from 'react';
import { CheckoutChrome } from '../chrome/checkout-chrome.tsx';
import { AddressEditor } from './address-editor.tsx';
import { addGuestAddress } from './address.api.ts';
import styles from './address.module.css';
import { WayToReceive } from '../pickup/way-to-receive.tsx';
import { useGoToPayment } from './use-go-to-payment.ts';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('address.page-title'),
  noindex: true,
});

export function Page() {
  const { t } = useRemoteContext();
  const href = useHref();
  const goToPayment = useGoToPayment();
  const saved = href('/checkout/address/');

  // Who is signed in has addresses of their own.
  const [isSignedIn] = useState(() => session.storedToken() !== null);
  useRedirect(isSignedIn ? saved : null);

  return (
    <CheckoutChrome
      step="address"
      title="address.title"
      lead={
        <p className={styles['lead']}>
          {t('address.guest-lead')}{' '}
          <a className={styles['link']} href={`${href('/sign-in')}?next=${encodeURIComponent(saved)}`}>
            {t('address.sign-in')}
          </a>
        </p>
      }
    >
      <WayToReceive guest onSaved={goToPayment}>
        <AddressEditor
          guest
          onSaved={goToPayment}
          save={(body, key) => addGuestAddress({ ...body, email: body.email ?? '' }, key)}
        />
      </WayToReceive>
    </CheckoutChrome>
  );
}
