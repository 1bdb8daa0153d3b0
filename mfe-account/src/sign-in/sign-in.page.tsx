import { bus } from '@suvarna/event-bus';
import { useFrame, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { safeNextPath, session } from '@suvarna/session';
import { Button } from '@suvarna/ui/button';
import { useEffect, useState } from 'react';
import { OtpForm } from './otp-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in.module.css';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({ title: t('sign-in.page-title'), noindex: true });

export function Page({ route }: PageProps<null>) {
  const { t } = useFrame();
  const href = useHref();
  const home = href('/');
  const [way, setWay] = useState<'password' | 'otp'>('password');

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
        {way === 'password' ? <SignInForm onSignedIn={goOn} /> : <OtpForm onSignedIn={goOn} />}
        <Button variant="secondary" wide onClick={() => setWay(way === 'password' ? 'otp' : 'password')}>{t(way === 'password' ? 'otp.tab' : 'password.tab')}</Button>
      </div>
    </div>
  );
}
