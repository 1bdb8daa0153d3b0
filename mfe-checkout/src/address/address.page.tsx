import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useRedirect } from '@suvarna/remote-kit/use-redirect';
import { session } from '@suvarna/session';
import { Button } from '@suvarna/ui/button';
import { TryAgain } from '@suvarna/ui/try-again';
import { useState } from 'react';
import { CheckoutChrome } from '../chrome/checkout-chrome.tsx';
import { AddressEditor } from './address-editor.tsx';
import { AddressSkeleton } from './address-skeleton.tsx';
import { addAddress, savedAddresses } from './address.api.ts';
import { WayToReceive } from '../pickup/way-to-receive.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { useGoToPayment } from './use-go-to-payment.ts';
import styles from './address.module.css';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('address.page-title'),
  noindex: true,
});

export function Page() {
  const { t } = useRemoteContext();
  const href = useHref();
  const goToPayment = useGoToPayment();
  const [isSignedIn] = useState(() => session.storedToken() !== null);
  useRedirect(isSignedIn ? null : href('/guest-address/'));
  const { state: saved, retry, put } = useRead(isSignedIn ? 'addresses' : null, savedAddresses);
  const [adding, setAdding] = useState(false);
  // A choice outlasts a look at a new address, or at the stores.
  const [marked, setMarked] = useState<string>();

  const some = saved.status === 'ready' && saved.data.length > 0;
  return (
    <CheckoutChrome step="address" title="address.title">
      {saved.status === 'loading' && <AddressSkeleton />}
      {saved.status === 'failed' && (
        <TryAgain
          className={styles['failed']}
          text={t('address.failed')}
          again={t('failed.action')}
          onAgain={retry}
        />
      )}
      {saved.status === 'ready' && (
        <WayToReceive onSaved={goToPayment}>
          {some && !adding ? (
            <SavedAddresses
              addresses={saved.data}
              marked={marked}
              onMark={setMarked}
              onAdd={() => setAdding(true)}
              onChosen={(id) => goToPayment(id, null)}
            />
          ) : (
            <>
              {some && (
                <div>
                  <Button variant="quiet" onClick={() => setAdding(false)}>
                    {t('address.back')}
                  </Button>
                </div>
              )}
              <AddressEditor
                onSaved={goToPayment}
                save={addAddress}
                // Among those to choose from; where there were none, the form that is written in stays.
                {...(some && { onLate: (stored) => put((now) => [...now, ...stored]) })}
              />
            </>
          )}
        </WayToReceive>
      )}
    </CheckoutChrome>
  );
}
