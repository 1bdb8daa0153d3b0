import { useForm } from '@suvarna/forms/use-form';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Field } from '@suvarna/ui/field';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState } from 'react';
import { PasswordField } from '../form/password-field.tsx';
import { failureText } from './failure-text.model.ts';
import { signIn } from './sign-in.api.ts';
import type { SignInFields } from './sign-in.schema.ts';
import styles from './sign-in.module.css';

type Check = typeof import('./sign-in.check.ts');

/** yup and what it says come with the first step into a field: the page is there sooner. */
const loadCheck = async (): Promise<Check> =>
  (loaded ??= await import(/* webpackChunkName: "sign-in-check" */ './sign-in.check.ts'));
let loaded: Check | undefined;

interface SignInFormProps {
  /** The session is there; go on. */
  readonly onSignedIn: () => void;
}

export function SignInForm({ onSignedIn }: SignInFormProps) {
  const { t, locale } = useRemoteContext();
  const [check, setCheck] = useState(loaded);
  const head = async (): Promise<Check> => {
    const found = await loadCheck();
    setCheck(found);
    return found;
  };
  const form = useForm({
    schema: (fields) => check?.check(fields) ?? {},
    first: { email: '', password: '' },
    body: (fields) => fields,
    send: async (fields: SignInFields) => {
      // Where it cannot be had the server alone says what is wrong.
      const found = check ?? (await head().catch(globalThis.reportError));
      const faults = found ? found.check(fields) : {};
      if (Object.keys(faults).length > 0) return faults;
      await signIn(fields);
      return null;
    },
    failures: (error) => failureText(error, t),
    text: (key) => loaded?.textOf(key, locale, t) ?? key,
    shows: 'left',
    onSent: (faults): void => {
      if (faults === null) onSignedIn();
      else form.refuse(faults);
    },
  });
  const { field, busy, failure, submit } = form;

  return (
    // `post`, and nothing to submit with before the script is there: a password never gets into an address.
    <form
      className={styles['form']}
      method="post"
      noValidate
      // A head start: what is checked asks again, and tells what failed.
      onFocus={() => void Promise.allSettled([head()])}
      onSubmit={submit}
    >
      <div role="alert">{failure !== '' && <p className={styles['failure']}>{failure}</p>}</div>
      <Field {...field('email')} label={t('sign-in.email')} type="email" autoComplete="username" />
      <PasswordField {...field('password')} label={t('sign-in.password')} autoComplete="current-password" />
      <SubmitButton size="large" wide busy={busy ? t('sign-in.busy') : undefined}>
        {t('sign-in.action')}
      </SubmitButton>
      <noscript>
        <p className={styles['failure']}>{t('sign-in.no-script')}</p>
      </noscript>
    </form>
  );
}
