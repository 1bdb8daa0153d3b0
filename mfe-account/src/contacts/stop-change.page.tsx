import { isApiFailure } from '@suvarna/contracts/call';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, RouteContext } from '@suvarna/remote-kit/page';
import { session } from '@suvarna/session';
import { signOut } from '@suvarna/api-client';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { takeFocus } from '@suvarna/ui/focus';
import { useState } from 'react';
import { useAct } from '@suvarna/ui/use-act';
import { contactsTexts } from '#texts/contacts';
import { useLinkToken } from '../password/use-link-token.ts';
import { codeFailureText } from '../sign-in/code-failure-text.model.ts';
import styles from '../sign-in/sign-in.module.css';
import { stopByLink } from './contacts.api.ts';

export const head = (_data: null, { locale }: RouteContext): PageHead => ({
  title: contactsTexts(locale)('stop-change.page-title'),
  noindex: true,
});

/** Where the link leads that the old contact was sent. Nothing happens before the button is pressed: a program that only looks at links stops nothing. */
export function Page() {
  const { t } = useRemoteContext();
  const contactsT = useT(contactsTexts);
  const href = useHref();
  const token = useLinkToken();
  const { busy, fault, act } = useAct();
  const [outcome, setOutcome] = useState<'stopped' | 'dead'>();
  const shown = token === null ? 'dead' : outcome;

  const stop = async (link: string): Promise<void> => {
    let dead = false;
    const done = await act(
      'stop',
      () => stopByLink(link),
      (error) => {
        dead = isApiFailure(error) && error.code === 'ACCOUNT.STOP_LINK_INVALID';
        return codeFailureText(error, t);
      },
    );
    if (done && session.storedToken() !== null) await signOut();
    if (done || dead) setOutcome(done ? 'stopped' : 'dead');
  };

  return (
    <div className={`sv-page ${styles['page']}`}>
      <div className={styles['card']}>
        <h1>{contactsT('stop-change.title')}</h1>
        {shown === undefined && (
          <>
            <p className={styles['lead']}>{contactsT('stop-change.lead')}</p>
            <div role="alert">{fault !== undefined && <p className={styles['failure']}>{fault.text}</p>}</div>
            <Button
              size="large"
              wide
              busy={busy.length === 0 ? undefined : t('otp.checking')}
              onClick={() => {
                if (typeof token === 'string') void stop(token);
              }}
            >
              {contactsT('stop-change.action')}
            </Button>
          </>
        )}
        {shown === 'stopped' && (
          <>
            <p ref={takeFocus} tabIndex={-1} className={styles['good']} role="status">
              {contactsT('stop-change.done')}
            </p>
            <ButtonLink href={href('/sign-in/forgot-password/')} size="large" wide>
              {t('profile.change-password')}
            </ButtonLink>
          </>
        )}
        {shown === 'dead' && (
          <>
            <p ref={takeFocus} tabIndex={-1} className={styles['failure']} role="alert">
              {contactsT('stop-change.dead')}
            </p>
            <ButtonLink href={href('/sign-in/')} size="large" wide>
              {t('sign-in.action')}
            </ButtonLink>
          </>
        )}
        <noscript>
          <p className={styles['failure']}>{t('account.no-script')}</p>
        </noscript>
      </div>
    </div>
  );
}
