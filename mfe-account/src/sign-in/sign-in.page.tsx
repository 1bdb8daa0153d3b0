import type { SocialProviders } from '@suvarna/contracts/social';
import { bus } from '@suvarna/event-bus';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useOnDemand } from '@suvarna/remote-kit/use-on-demand';
import { Button } from '@suvarna/ui/button';
import { CallerIdButton } from '../caller-id/caller-id-button.tsx';
import { SocialButtons } from '../social/social-buttons.tsx';
import { CookiesOff } from './cookies-off.tsx';
import { SignInForm } from './sign-in-form.tsx';
import styles from './sign-in.module.css';
import { useWayOn } from './use-way-on.ts';

const loadByCode = () => import(/* webpackChunkName: "sign-in-by-code" */ './otp-form.tsx');

export const head = (_data: SocialProviders, _route: RouteContext, t: Translate): PageHead => ({
  title: t('sign-in.page-title'),
  noindex: true,
});

export function Page({ data, route }: PageProps<SocialProviders>) {
  const { t } = useRemoteContext();
  const { goOn, next, keepingNext } = useWayOn(route);
  const byCode = useOnDemand(loadByCode, {
    onFailed: () => bus.emit('toast.message.requested', { text: t('order.action-failed'), kind: 'error' }),
  });
  const OtpForm = byCode.open ? byCode.part?.OtpForm : undefined;

  return (
    <div className={`sv-page ${styles['page']}`}>
      <div className={styles['card']}>
        <h1>{t('sign-in.title')}</h1>
        <p className={styles['lead']}>{t('sign-in.lead')}</p>
        <CookiesOff />
        {OtpForm ? <OtpForm onSignedIn={goOn} /> : <SignInForm onSignedIn={goOn} />}
        {!OtpForm && (
          <p className={styles['ways']}>
            <a href={keepingNext('/sign-in/forgot-password/')}>{t('sign-in.forgot')}</a>
          </p>
        )}
        <div className={styles['others']}>
          <p aria-hidden="true">{t('sign-in.or')}</p>
          <Button variant="secondary" wide onClick={OtpForm ? byCode.close : byCode.show}>
            {t(OtpForm ? 'password.tab' : 'otp.tab')}
          </Button>
          <CallerIdButton onSignedIn={goOn} />
          <SocialButtons providers={data.providers} next={next} />
        </div>
        <p className={styles['ways']}>
          {t('sign-in.new')} <a href={keepingNext('/sign-in/register/')}>{t('sign-in.register')}</a>
        </p>
      </div>
    </div>
  );
}
