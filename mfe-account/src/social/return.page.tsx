import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { useRead } from '@suvarna/remote-kit/use-read';
import { ButtonLink } from '@suvarna/ui/button';
import { takeFocus } from '@suvarna/ui/focus';
import styles from '../sign-in/sign-in.module.css';
import { useWayOn } from '../sign-in/use-way-on.ts';
import { endSignIn } from './end-sign-in.ts';
import { ProveMailForm } from './prove-mail-form.tsx';
import { socialFailureText } from './social-failure.model.ts';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('sign-in.page-title'),
  noindex: true,
});

/** Where a provider's page leads back to: here the sign-in ends. */
export function Page({ route }: PageProps<null>) {
  const { t } = useRemoteContext();
  const { goOn, keepingNext } = useWayOn(route);
  const { state } = useRead('social-return', async () => {
    const ended = await endSignIn();
    if (ended.kind === 'signed-in') goOn();
    return ended;
  });
  const ended = state.status === 'ready' ? state.data : undefined;

  return (
    <div className={`sv-page ${styles['page']}`}>
      <div className={styles['card']}>
        <h1>{t('social.title')}</h1>
        {(ended === undefined || ended.kind === 'signed-in') && (
          <p role="status" aria-busy="true" className={styles['lead']}>
            {t('sign-in.busy')}
          </p>
        )}
        {ended?.kind === 'failed' && (
          <p ref={takeFocus} tabIndex={-1} className={styles['failure']} role="alert">
            {ended.returned === null
              ? t('social.stale')
              : socialFailureText(ended.error, ended.returned.provider, t)}
          </p>
        )}
        {ended?.kind === 'prove' && <ProveMailForm {...ended} onSignedIn={goOn} />}
        {(ended?.kind === 'failed' || ended?.kind === 'prove') && (
          <ButtonLink
            href={keepingNext('/sign-in/')}
            variant={ended.kind === 'prove' ? 'quiet' : 'primary'}
            size="large"
            wide
          >
            {t('social.again')}
          </ButtonLink>
        )}
        <noscript>
          <p className={styles['failure']}>{t('sign-in.no-script')}</p>
        </noscript>
      </div>
    </div>
  );
}
