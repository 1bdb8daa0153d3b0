import { isApiFailure } from '@suvarna/contracts/call';
import { PASSWORD_MIN } from '@suvarna/forms/password';
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useForm } from '@suvarna/forms/use-form';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { PasswordField } from '../form/password-field.tsx';
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

const isDead = (error: unknown): boolean =>
  isApiFailure(error) && error.code === 'ACCOUNT.RESET_LINK_INVALID';

export function ResetForm({ token, onSet, onDead }: ResetFormProps) {
  const { t } = useRemoteContext();
  const { field, busy, failure, submit } = useForm({
    schema: resetSchema,
    first: { password: '' },
    body: ({ password }) => (token === undefined ? null : { token, password }),
    send: (link) => setPassword(link.token, link.password),
    failures: (error) => {
      if (isDead(error)) return '';
      // The list of common ones is the server's; the link stays good.
      return isApiFailure(error) && error.code === 'ACCOUNT.PASSWORD_WEAK'
        ? { password: 'passwordCommon' }
        : codeFailureText(error, t);
    },
    text: useFaultText(),
    shows: 'left',
    onSent: onSet,
    onFailed: (error) => {
      if (isDead(error)) onDead();
    },
  });

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={submit}>
      <p className={styles['lead']}>{t('reset.lead')}</p>
      <div role="alert">{failure !== '' && <p className={styles['failure']}>{failure}</p>}</div>
      <PasswordField
        {...field('password')}
        label={t('reset.password')}
        hint={t('password.rules', { least: PASSWORD_MIN })}
        autoComplete="new-password"
        maxLength={200}
      />
      <SubmitButton size="large" wide busy={busy ? t('otp.checking') : undefined}>
        {t('reset.action')}
      </SubmitButton>
      <noscript>
        <p className={styles['failure']}>{t('forgot.no-script')}</p>
      </noscript>
    </form>
  );
}
