import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import styles from '../sign-in/sign-in.module.css';
import { useWayOn } from '../sign-in/use-way-on.ts';
import { RegisterForm } from './register-form.tsx';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('register.page-title'),
  noindex: true,
});

export function Page({ route }: PageProps<null>) {
  const { t } = useRemoteContext();
  const { goOn, keepingNext } = useWayOn(route);
  return (
    <div className={`sv-page ${styles['page']}`}>
      <div className={styles['card']} data-wide>
        <h1>{t('register.title')}</h1>
        <p className={styles['lead']}>{t('register.lead')}</p>
        <RegisterForm onSignedIn={goOn} />
        <p className={styles['ways']}>
          {t('register.known')} <a href={keepingNext('/sign-in/')}>{t('sign-in.action')}</a>
        </p>
      </div>
    </div>
  );
}
