import { yupResolver } from '@hookform/resolvers/yup';
import { isApiFailure } from '@suvarna/contracts/call';
import { PASSWORD_MIN } from '@suvarna/forms/password';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../form/password-field.tsx';
import { useMessages } from '../form/use-messages.ts';
import { codeFailureText } from '../sign-in/code-failure-text.model.ts';
import styles from '../sign-in/sign-in.module.css';
import { setPassword } from './password.api.ts';
import { resetSchema } from './password.schema.ts';

interface ResetFormProps {
  /** `undefined` until the browser has looked for it. */
  readonly token: string | undefined;
  readonly onSet: () => void;
  /** The link was used, or is too old. */
  readonly onDead: () => void;
}

export function ResetForm({ token, onSet, onDead }: ResetFormProps) {
  const { t } = useRemoteContext();
  const say = useMessages();
  const [failure, setFailure] = useState('');
  const {
    register,
    handleSubmit,
    setError,
    setFocus,
    formState: { errors, isSubmitting },
  } = useForm({ resolver: yupResolver(resetSchema), mode: 'onTouched', defaultValues: { password: '' } });

  const submit = handleSubmit(async ({ password }) => {
    if (token === undefined) return;
    setFailure('');
    try {
      await setPassword(token, password);
      onSet();
    } catch (error) {
      const code = isApiFailure(error) ? error.code : '';
      if (code === 'ACCOUNT.RESET_LINK_INVALID') onDead();
      else if (code === 'ACCOUNT.PASSWORD_WEAK') {
        // The list of common ones is the server's; the link stays good.
        setError('password', { message: 'passwordCommon' });
        setFocus('password');
      } else setFailure(codeFailureText(error, t));
    }
  });

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <p className={styles['lead']}>{t('reset.lead')}</p>
      <div role="alert">{failure !== '' && <p className={styles['failure']}>{failure}</p>}</div>
      <PasswordField
        {...register('password')}
        label={t('reset.password')}
        hint={t('password.rules', { least: PASSWORD_MIN })}
        autoComplete="new-password"
        maxLength={200}
        error={say(errors.password)}
      />
      <SubmitButton size="large" wide busy={isSubmitting ? t('otp.checking') : undefined}>
        {t('reset.action')}
      </SubmitButton>
      <noscript>
        <p className={styles['failure']}>{t('forgot.no-script')}</p>
      </noscript>
    </form>
  );
}
