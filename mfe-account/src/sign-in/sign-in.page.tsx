import { bus } from '@suvarna/event-bus';
import { useFrame, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { safeNextPath, session } from '@suvarna/session';
import { useEffect } from 'react';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in.module.css';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({ title: t('sign-in.page-title'), noindex: true });

export function Page({ route }: PageProps<null>) {
  const { t } = useFrame();
  const href = useHref();
  const home = href('/');

  useEffect(() => {
    // Arriving with a token leads home (specification §2); `next` is for logins made here.
    if (session.storedToken() !== null) bus.emit('navigation.visit.requested', { to: home, replace: true });
  }, [home]);

  // The address is read when it is needed: the server's page is the same for every `next`.
  const goOn = (): void => {
    bus.emit('navigation.visit.requested', { to: safeNextPath(route.query.get('next')) ?? home, replace: true });
  };

  return (
    <div className={`sv-page ${styles['page']}`}>
      <div className={styles['card']}>
        <h1>{t('sign-in.title')}</h1>
        <p className={styles['lead']}>{t('sign-in.lead')}</p>
        <SignInForm onSignedIn={goOn} />
      </div>
    </div>
  );
}
