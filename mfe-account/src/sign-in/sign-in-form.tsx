import { yupResolver } from '@hookform/resolvers/yup';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Field } from '@suvarna/ui/field';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../form/password-field.tsx';
import { useMessages } from '../form/use-messages.ts';
import { failureText } from './failure-text.model.ts';
import { signIn } from './sign-in.api.ts';
import { signInSchema, type SignInFields } from './sign-in.schema.ts';
import styles from './sign-in.module.css';

interface SignInFormProps {
  /** The session is there; go on. */
  readonly onSignedIn: () => void;
}

export function SignInForm({ onSignedIn }: SignInFormProps) {
  const { t } = useRemoteContext();
  const say = useMessages();
  const [failure, setFailure] = useState('');
  const {
    register,
    handleSubmit,
    formState: { errors, isSubmitting },
  } = useForm<SignInFields>({ resolver: yupResolver(signInSchema), mode: 'onTouched' });

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
    <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
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
