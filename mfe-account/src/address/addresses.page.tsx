import type { Address } from '@suvarna/contracts/api/address';
import { bus } from '@suvarna/event-bus';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { ButtonLink } from '@suvarna/ui/button';
import { useFocusAfterCommit } from '@suvarna/ui/focus';
import { PlusIcon, TruckIcon } from '@suvarna/ui/icon';
import { useRef, useState } from 'react';
import { PageState } from '../page/page-state.tsx';
import { PersonPage } from '../page/person-page.tsx';
import { Unread } from '../page/unread.tsx';
import { useSignedInRead } from '../signed-in/use-signed-in-read.ts';
import { AddressCard } from './address-card.tsx';
import { addressFailureText } from './address-failure.model.ts';
import { makeDefault, readAddresses, removeAddress } from './address.api.ts';
import styles from './address.module.css';
import { AddressesSkeleton } from './addresses-skeleton.tsx';
import { DeleteAddress } from './delete-address.tsx';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('address.page-title'),
  noindex: true,
});

export function Page() {
  const { t } = useRemoteContext();
  const href = useHref();
  const { state, again, put } = useSignedInRead('addresses', href('/account/address/'), readAddresses);
  const [asked, setAsked] = useState<Address | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useFocusAfterCommit();

  const change = async (
    id: string,
    work: (id: string) => Promise<readonly Address[]>,
    said: string,
  ): Promise<void> => {
    setBusy(id);
    try {
      put(await work(id));
      bus.emit('toast.message.requested', { text: t(said), kind: 'success' });
      // The button that was pressed is gone with what it was for.
      focus(() => heading.current);
    } catch (error) {
      bus.emit('toast.message.requested', { text: addressFailureText(error, t), kind: 'error' });
    } finally {
      setBusy(null);
      setAsked(null);
    }
  };

  return (
    <PersonPage crumbs={[{ label: t('address.title'), path: '/account/address/' }]}>
      <h1 ref={heading} tabIndex={-1}>
        {t('address.title')}
      </h1>
      {state.kind === 'reading' && <AddressesSkeleton text={t('address.reading')} />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <Unread text={t('address.failed')} onAgain={again} />
      )}
      {state.kind === 'ready' && state.data.length === 0 && (
        <PageState>
          <TruckIcon size="large" />
          <h2>{t('address.none')}</h2>
          <p>{t('address.none-text')}</p>
          <ButtonLink href={href('/account/address/new/')}>{t('address.new')}</ButtonLink>
        </PageState>
      )}
      {state.kind === 'ready' && state.data.length > 0 && (
        <>
          <ul className={styles['list']}>
            {state.data.map((address) => (
              <AddressCard
                key={address.address_id}
                address={address}
                busy={busy === address.address_id && asked === null}
                onDefault={() => void change(address.address_id, makeDefault, 'address.default-set')}
                onDelete={() => setAsked(address)}
              />
            ))}
          </ul>
          <div>
            <ButtonLink href={href('/account/address/new/')} icon={<PlusIcon size="small" />}>
              {t('address.new')}
            </ButtonLink>
          </div>
        </>
      )}
      <DeleteAddress
        address={asked}
        busy={busy !== null}
        onKeep={() => setAsked(null)}
        onDelete={({ address_id: id }) => void change(id, removeAddress, 'address.deleted')}
      />
    </PersonPage>
  );
}
