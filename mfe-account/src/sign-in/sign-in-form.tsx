import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Field } from '@suvarna/ui/field';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState } from 'react';
import { useForm, type FieldError, type Resolver } from 'react-hook-form';
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

/** Where it cannot be had the server alone says what is wrong. */
const check: Resolver<SignInFields> = async (...form) => {
  const found = await loadCheck().catch(globalThis.reportError);
  return found ? found.check(...form) : { values: form[0], errors: {} };
};

interface SignInFormProps {
  /** The session is there; go on. */
  readonly onSignedIn: () => void;
}

export function SignInForm({ onSignedIn }: SignInFormProps) {
  const { t, locale } = useRemoteContext();
  const [failure, setFailure] = useState('');
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<SignInFields>({ resolver: check, mode: 'onTouched' });

  const say = (error: FieldError | undefined): string | undefined =>
    error?.message === undefined ? undefined : loaded?.faultText(error.message, locale, t);
  const submit = handleSubmit(async (fields) => {
    setFailure('');
    try {
      await signIn(fields);
      onSignedIn();
    } catch (error) {
      setFailure(failureText(error, t));
    }
  });

  return (
    // `post`, and nothing to submit with before the script is there: a password never gets into an address.
    <form
      className={styles['form']}
      method="post"
      noValidate
      // A head start: what is checked asks again, and tells what failed.
      onFocus={() => void Promise.allSettled([loadCheck()])}
      onSubmit={(event) => void submit(event)}
    >
      <div role="alert">{failure !== '' && <p className={styles['failure']}>{failure}</p>}</div>
      <Field
        {...register('email')}
        label={t('sign-in.email')}
        type="email"
        autoComplete="username"
        error={say(errors.email)}
      />
      <PasswordField
        {...register('password')}
        label={t('sign-in.password')}
        autoComplete="current-password"
        error={say(errors.password)}
      />
      <SubmitButton size="large" wide busy={isSubmitting ? t('sign-in.busy') : undefined}>
        {t('sign-in.action')}
      </SubmitButton>
      <noscript>
        <p className={styles['failure']}>{t('sign-in.no-script')}</p>
      </noscript>
    </form>
  );
}
