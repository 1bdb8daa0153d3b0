import type { Address } from '@suvarna/contracts/api/address';
import { bus } from '@suvarna/event-bus';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { session } from '@suvarna/session';
import { Button } from '@suvarna/ui/button';
import { useEffect, useState } from 'react';
import { CheckoutChrome } from '../chrome/checkout-chrome.tsx';
import { AddressEditor } from './address-editor.tsx';
import { AddressSkeleton } from './address-skeleton.tsx';
import { addAddress, savedAddresses } from './address.api.ts';
import { SavedAddresses } from './saved-addresses.tsx';
import { useGoToPayment } from './use-go-to-payment.ts';
import styles from './address.module.css';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('address.page-title'),
  noindex: true,
});

type Saved =
  | { readonly status: 'reading' | 'failed' }
  | { readonly status: 'ready'; readonly addresses: readonly Address[] };

export function Page() {
  const { t } = useRemoteContext();
  const href = useHref();
  const goToPayment = useGoToPayment();
  const [saved, setSaved] = useState<Saved>({ status: 'reading' });
  const [adding, setAdding] = useState(false);
  const asGuest = href('/guest-address/');

  const read = (): void => {
    setSaved({ status: 'reading' });
    savedAddresses().then(
      (addresses) => setSaved({ status: 'ready', addresses }),
      () => setSaved({ status: 'failed' }),
    );
  };
  useEffect(() => {
    if (session.storedToken() === null)
      bus.emit('navigation.visit.requested', { to: asGuest, replace: true });
    else read();
  }, [asGuest]);

  const some = saved.status === 'ready' && saved.addresses.length > 0;
  return (
    <CheckoutChrome step="address" title="address.title">
      {saved.status === 'reading' && <AddressSkeleton />}
      {saved.status === 'failed' && (
        <div className={styles['failed']} role="alert">
          <p>{t('address.failed')}</p>
          <Button variant="secondary" onClick={read}>
            {t('failed.action')}
          </Button>
        </div>
      )}
      {saved.status === 'ready' && some && !adding && (
        <SavedAddresses
          addresses={saved.addresses}
          onAdd={() => setAdding(true)}
          onChosen={(id) => goToPayment(id, null)}
        />
      )}
      {saved.status === 'ready' && (adding || !some) && (
        <>
          {some && (
            <div>
              <Button variant="quiet" onClick={() => setAdding(false)}>
                {t('address.back')}
              </Button>
            </div>
          )}
          <AddressEditor onSaved={goToPayment} save={addAddress} />
        </>
      )}
    </CheckoutChrome>
  );
}
