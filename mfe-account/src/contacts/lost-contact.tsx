import { CONTACT_WAIT_DAYS } from '@suvarna/contracts/customers';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { Disclosure } from '@suvarna/ui/disclosure';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState, type FormEvent } from 'react';
import { contactsTexts } from '#texts/contacts';
import { PasswordField } from '../form/password-field.tsx';
import parts from '../page/parts.module.css';

interface LostContactProps {
  /** The new contact's code was right: it comes first. */
  readonly ready: boolean;
  readonly hasPassword: boolean;
  readonly busy: boolean;
  readonly fault: string | undefined;
  readonly onWait: (password: string) => void;
}

/** For a customer who has lost the old contact: the password, and a week in which the old one can say no. */
export function LostContact({ ready, hasPassword, busy, fault, onWait }: LostContactProps) {
  const { t } = useRemoteContext();
  const contactsT = useT(contactsTexts);
  const href = useHref();
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password !== '') onWait(password);
  };
  return (
    <Disclosure summary={contactsT('contacts.gone')}>
      <div className={parts['sheet']}>
        <p>{contactsT('contacts.gone-text', { count: CONTACT_WAIT_DAYS })}</p>
        {!hasPassword && (
          <p>
            {contactsT('contacts.gone-no-password')}{' '}
            <a className={parts['link']} href={href('/sign-in/forgot-password/')}>
              {t('profile.change-password')}
            </a>
          </p>
        )}
        {hasPassword && !ready && <p className={parts['muted']}>{contactsT('contacts.gone-first')}</p>}
        {hasPassword && ready && (
          <form className={parts['sheet']} method="post" noValidate onSubmit={submit}>
            <PasswordField
              name="password"
              label={t('sign-in.password')}
              autoComplete="current-password"
              maxLength={200}
              value={password}
              error={fault}
              onChange={({ target }) => setPassword(target.value)}
            />
            <div>
              <SubmitButton variant="secondary" busy={busy ? t('otp.checking') : undefined}>
                {contactsT('contacts.wait')}
              </SubmitButton>
            </div>
          </form>
        )}
      </div>
    </Disclosure>
  );
}
