import { RESET_LINK_MINUTES } from '@suvarna/contracts/storefront-constants';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { ButtonLink } from '@suvarna/ui/button';
import { takeFocus } from '@suvarna/ui/focus';
import { useState } from 'react';
import styles from '../sign-in/sign-in.module.css';
import { ResetForm } from './reset-form.tsx';
import { useLinkToken } from './use-link-token.ts';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('reset.page-title'),
  noindex: true,
});

/** Where the link of the mail leads: a new password, once. */
export function Page() {
  const { t } = useRemoteContext();
  const href = useHref();
  const token = useLinkToken();
  const [settled, setSettled] = useState<{
    readonly token: string | null | undefined;
    readonly how: 'set' | 'dead';
  }>();
  // Another link begins again.
  const outcome = token === null ? 'dead' : settled?.token === token ? settled?.how : undefined;

  return (
    <div className={`sv-page ${styles['page']}`}>
      <div className={styles['card']}>
        <h1>{t('reset.title')}</h1>
        {outcome === undefined && (
          <ResetForm
            token={token ?? undefined}
            onSet={() => setSettled({ token, how: 'set' })}
            onDead={() => setSettled({ token, how: 'dead' })}
          />
        )}
        {outcome === 'set' && (
          <>
            <p ref={takeFocus} tabIndex={-1} className={styles['good']} role="status">
              {t('reset.done')}
            </p>
            <ButtonLink href={href('/sign-in/')} size="large" wide>
              {t('sign-in.action')}
            </ButtonLink>
          </>
        )}
        {outcome === 'dead' && (
          <>
            <p ref={takeFocus} tabIndex={-1} className={styles['failure']} role="alert">
              {t('reset.dead', { minutes: RESET_LINK_MINUTES })}
            </p>
            <ButtonLink href={href('/sign-in/forgot-password/')} size="large" wide>
              {t('reset.ask-again')}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
