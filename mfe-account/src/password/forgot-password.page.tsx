import { RESET_LINK_MINUTES } from '@suvarna/contracts/storefront-constants';
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useForm } from '@suvarna/forms/use-form';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { takeFocus } from '@suvarna/ui/focus';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState } from 'react';
import { codeFailureText } from '../sign-in/code-failure-text.model.ts';
import styles from '../sign-in/sign-in.module.css';
import { useWayOn } from '../sign-in/use-way-on.ts';
import { askForLink } from './password.api.ts';
import { forgotSchema } from './password.schema.ts';

export const head = (_data: null, _route: RouteContext, t: Translate): PageHead => ({
  title: t('forgot.page-title'),
  noindex: true,
});

/** Asks for a link to a new password. What it says is the same for every address. */
export function Page({ route }: PageProps<null>) {
  const { t } = useRemoteContext();
  // A signed-in customer may want another password, too.
  const { keepingNext } = useWayOn(route, { arrival: false });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { field, busy, failure, submit } = useForm({
    schema: forgotSchema,
    first: { email: '' },
    body: ({ email }) => email,
    send: askForLink,
    failures: (error) => codeFailureText(error, t),
    text: useFaultText(),
    shows: 'left',
    onSent: (_sent, { email }) => setSentTo(email.trim()),
  });

  return (
    <div className={`sv-page ${styles['page']}`}>
      <div className={styles['card']}>
        <h1>{t('forgot.title')}</h1>
        {sentTo === null ? (
          <form className={styles['form']} method="post" noValidate onSubmit={submit}>
            <p className={styles['lead']}>{t('forgot.lead')}</p>
            <div role="alert">{failure !== '' && <p className={styles['failure']}>{failure}</p>}</div>
            <Field
              {...field('email')}
              label={t('sign-in.email')}
              type="email"
              autoComplete="username"
              maxLength={254}
            />
            <SubmitButton size="large" wide busy={busy ? t('otp.checking') : undefined}>
              {t('forgot.action')}
            </SubmitButton>
            <noscript>
              <p className={styles['failure']}>{t('forgot.no-script')}</p>
            </noscript>
          </form>
        ) : (
          <>
            <p ref={takeFocus} tabIndex={-1} className={styles['good']} role="status">
              {t('forgot.sent', { email: sentTo })}
            </p>
            <p className={styles['lead']}>{t('forgot.sent-more', { minutes: RESET_LINK_MINUTES })}</p>
            <Button variant="secondary" wide onClick={() => setSentTo(null)}>
              {t('forgot.again')}
            </Button>
          </>
        )}
        <p className={styles['ways']}>
          <a href={keepingNext('/sign-in/')}>{t('forgot.back')}</a>
        </p>
      </div>
    </div>
  );
}
