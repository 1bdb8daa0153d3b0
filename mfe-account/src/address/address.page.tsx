import { bus } from '@suvarna/event-bus';
import { EMPTY } from '@suvarna/forms/address-draft';
import { useFrame, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { ChevronLeftIcon } from '@suvarna/ui/icon';
import { useSignedInRead } from '../signed-in/use-signed-in-read.ts';
import { AddressEditor } from './address-editor.tsx';
import { readAddresses, saveAddress } from './address.api.ts';
import styles from './address.module.css';
import { AddressesSkeleton } from './addresses-skeleton.tsx';
import { draftOf } from './draft-of.model.ts';

const NEW = 'new';
const isNew = (route: RouteContext): boolean => route.params['address_id'] === NEW;

export const head = (_data: null, route: RouteContext, t: Translate): PageHead => ({ title: t(isNew(route) ? 'address.new-page-title' : 'address.edit-page-title'), noindex: true });

/** A new address at `/account/address/new/`, or a saved one under its id. */
export function Page({ route }: PageProps<null>) {
  const { t } = useFrame();
  const href = useHref();
  const list = href('/account/address/');
  const id = route.params['address_id'] ?? '';
  // For a new one, too: only who is signed in has addresses.
  const { state, again } = useSignedInRead(id, href(`/account/address/${id}/`), readAddresses);
  const known = state.kind === 'ready' ? state.data.find((address) => address.address_id === id) : undefined;

  const save = async (body: Parameters<typeof saveAddress>[1]): Promise<void> => {
    await saveAddress(isNew(route) ? null : id, body);
    bus.emit('toast.message.requested', { text: t('address.saved'), kind: 'success' });
    bus.emit('navigation.visit.requested', { to: list });
  };

  return (
    <div className={`sv-page ${styles['page']}`}>
      <nav aria-label={t('address.title')}><a className={styles['back']} href={list}><ChevronLeftIcon size="small" />{t('address.title')}</a></nav>
      <h1>{t(isNew(route) ? 'address.new' : 'address.edit-title')}</h1>
      {state.kind === 'reading' && <AddressesSkeleton />}
      {(state.kind === 'failed' || state.kind === 'not-found') && <div className={styles['state']} role="alert"><p>{t('address.failed')}</p><Button onClick={again}>{t('account.retry')}</Button></div>}
      {state.kind === 'ready' && (isNew(route) || known !== undefined) && <AddressEditor key={id} begin={known === undefined ? { fields: EMPTY, faults: {} } : draftOf(known)} save={save} />}
      {state.kind === 'ready' && !isNew(route) && known === undefined && <div className={styles['state']}><p>{t('address.not-found')}</p><ButtonLink href={list}>{t('address.title')}</ButtonLink></div>}
    </div>
  );
}
