import type { ProfileBody } from '@suvarna/contracts/identity';
import { bus } from '@suvarna/event-bus';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { session } from '@suvarna/session';
import { AccountSkeleton } from '../account/account-skeleton.tsx';
import { PersonPage } from '../page/person-page.tsx';
import { LoadError } from '@suvarna/remote-kit/load-error';
import { LinkedProviders } from '../social/linked-providers.tsx';
import { useSignedInRead } from '@suvarna/remote-kit/use-signed-in-read';
import { ProfileForm } from './profile-form.tsx';
import { readProfile, saveProfile } from './profile.api.ts';
import styles from './profile.module.css';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('profile.page-title'),
  noindex: true,
});

export function Page() {
  const { t } = useRemoteContext();
  const href = useHref();
  const { state, again, put } = useSignedInRead('profile', href('/account/profile/'), readProfile);

  const save = async (body: ProfileBody): Promise<void> => {
    const saved = await saveProfile(body);
    put(saved);
    session.saveName(`${saved.first_name} ${saved.last_name}`.trim());
    bus.emit('toast.message.requested', { text: t('profile.saved'), kind: 'success' });
  };

  return (
    <PersonPage crumbs={[{ label: t('profile.title'), path: '/account/profile/' }]}>
      <h1>{t('profile.title')}</h1>
      {state.kind === 'reading' && <AccountSkeleton />}
      {(state.kind === 'failed' || state.kind === 'not-found') && (
        <LoadError text={t('account.failed')} onAgain={again} />
      )}
      {state.kind === 'ready' && (
        <div className={styles['card']}>
          <dl className={styles['fixed']}>
            <div>
              <dt>{t('account.email')}</dt>
              <dd>{state.data.email || t('account.none')}</dd>
            </div>
            <div>
              <dt>{t('account.phone')}</dt>
              <dd>{state.data.phone_no || t('account.none')}</dd>
            </div>
          </dl>
          <ProfileForm profile={state.data} save={save} />
          <p className={styles['ways']}>
            <a href={href('/account/contacts/')}>{t('account.contacts')}</a>{' '}
            <a href={href('/sign-in/forgot-password/')}>{t('profile.change-password')}</a>
          </p>
          <LinkedProviders />
        </div>
      )}
    </PersonPage>
  );
}
