import type { Translate } from '@suvarna/i18n';
import { Field } from '@suvarna/ui/field';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState, type FormEvent } from 'react';
import styles from './proof.module.css';

interface PasswordFormProps {
  readonly t: Translate;
  readonly busy: boolean;
  readonly onGive: (password: string) => void;
}

export function PasswordForm({ t, busy, onGive }: PasswordFormProps) {
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password !== '') onGive(password);
  };
  return (
    <form className={styles['form']} method="post" noValidate onSubmit={submit}>
      <Field
        name="proof-password"
        label={t('password')}
        type="password"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div>
        <SubmitButton variant="secondary" busy={busy ? t('checking') : undefined}>
          {t('go-on')}
        </SubmitButton>
      </div>
    </form>
  );
}
