import { bus } from '@suvarna/event-bus';
import { EMPTY } from '@suvarna/forms/address-draft';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useNavigateIfHere } from '@suvarna/remote-kit/use-navigate-if-here';
import { ButtonLink } from '@suvarna/ui/button';
import { PageState } from '@suvarna/ui/page-state';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { AddressEditor } from './address-editor.tsx';
import { readAddresses, saveAddress } from './address.api.ts';
import { AddressesSkeleton } from './addresses-skeleton.tsx';
import { draftOf } from './draft-of.model.ts';

const NEW = 'new';
const LIST = '/account/address/';
const isNew = (route: RouteContext): boolean => route.params['address_id'] === NEW;

export const head = (_data: null, route: RouteContext, t: Translate): PageHead => ({
  title: t(isNew(route) ? 'address.new-page-title' : 'address.edit-page-title'),
  noindex: true,
});

/** A new address at `/account/address/new/`, or a saved one under its id. */
export function Page({ route }: PageProps<null>) {
  const { t } = useRemoteContext();
  const href = useHref();
  const list = href(LIST);
  const title = t(isNew(route) ? 'address.new' : 'address.edit-title');
  const id = route.params['address_id'] ?? '';
  // For a new one, too: only who is signed in has addresses.
  const { state, again } = useSignedInRead(id, href(`${LIST}${id}/`), readAddresses);
  const known = state.kind === 'ready' ? state.data.find((address) => address.address_id === id) : undefined;

  const { visit } = useNavigateIfHere();
  const save = async (body: Parameters<typeof saveAddress>[1]): Promise<void> => {
    await saveAddress(isNew(route) ? null : id, body);
    bus.emit('toast.message.requested', { text: t('address.saved'), kind: 'success' });
    visit(list);
  };

  return (
    <PersonPage
      crumbs={[
        { label: t('address.title'), path: LIST },
        { label: title, path: `${LIST}${id}/` },
      ]}
    >
      <h1>{title}</h1>
      {state.kind === 'reading' && <AddressesSkeleton text={t('address.reading')} />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <LoadError text={t('address.failed')} onAgain={again} />
      )}
      {state.kind === 'ready' && (isNew(route) || known !== undefined) && (
        <AddressEditor key={id} begin={known === undefined ? EMPTY : draftOf(known)} save={save} />
      )}
      {state.kind === 'ready' && !isNew(route) && known === undefined && (
        <PageState>
          <p>{t('address.not-found')}</p>
          <ButtonLink href={list}>{t('address.title')}</ButtonLink>
        </PageState>
      )}
    </PersonPage>
  );
}
