import type { Address } from '@suvarna/contracts/customers';
import { bus } from '@suvarna/event-bus';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { ButtonLink } from '@suvarna/ui/button';
import { useLostFocusAfterCommit } from '@suvarna/ui/focus';
import { PlusIcon, TruckIcon } from '@suvarna/ui/icon';
import { useAct } from '@suvarna/ui/use-act';
import { useRef, useState } from 'react';
import { PageState } from '@suvarna/ui/page-state';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { AddressCard } from './address-card.tsx';
import { addressFailureText } from './address-failure.model.ts';
import { makeDefault, readAddresses, removeAddress } from './address.api.ts';
import cards from '../page/cards.module.css';
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
  const { busy, act } = useAct();
  const heading = useRef<HTMLHeadingElement>(null);
  const focus = useLostFocusAfterCommit();

  const change = (name: string, work: () => Promise<readonly Address[]>, said: string): Promise<boolean> =>
    act(
      name,
      async () => {
        put(await work());
        bus.emit('toast.message.requested', { text: t(said), kind: 'success' });
        // The button that was pressed is gone with what it was for.
        focus(() => heading.current);
      },
      (error) => {
        const text = addressFailureText(error, t);
        bus.emit('toast.message.requested', { text, kind: 'error' });
        return text;
      },
    );
  const remove = async (address: Address): Promise<void> => {
    const { address_id: id } = address;
    await change(`delete ${id}`, () => removeAddress(id), 'address.deleted');
    // Another one may be asked about by now.
    setAsked((now) => (now === address ? null : now));
  };

  return (
    <PersonPage crumbs={[{ label: t('address.title'), path: '/account/address/' }]}>
      <h1 ref={heading} tabIndex={-1}>
        {t('address.title')}
      </h1>
      {state.kind === 'reading' && <AddressesSkeleton text={t('address.reading')} />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <LoadError text={t('address.failed')} onAgain={again} />
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
          <ul className={cards['list']}>
            {state.data.map((address) => (
              <AddressCard
                key={address.address_id}
                address={address}
                busy={busy.includes(`default ${address.address_id}`)}
                onDefault={() =>
                  void change(
                    `default ${address.address_id}`,
                    () => makeDefault(address.address_id),
                    'address.default-set',
                  )
                }
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
        busy={asked !== null && busy.includes(`delete ${asked.address_id}`)}
        onKeep={() => setAsked(null)}
        onDelete={(address) => void remove(address)}
      />
    </PersonPage>
  );
}
