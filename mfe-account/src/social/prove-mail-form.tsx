import { OTP_LENGTH } from '@suvarna/contracts/storefront-constants';
import { digitsOf } from '@suvarna/forms/digits';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { CodeField } from '@suvarna/ui/code-field';
import { useState } from 'react';
import styles from '../sign-in/sign-in.module.css';
import { keepSession } from '../sign-in/sign-in.api.ts';
import { PROVIDER_NAMES } from './provider-mark.tsx';
import { socialFailureText } from './social-failure.model.ts';
import { proveMail, type Returned } from './social.api.ts';

interface ProveMailFormProps {
  readonly returned: Returned;
  readonly email: string;
  readonly onSignedIn: () => void;
}

/** The provider does not answer for the address, or nobody has proven the account's: a code does. Six digits verify by themselves. */
export function ProveMailForm({ returned, email, onSignedIn }: ProveMailFormProps) {
  const { t } = useRemoteContext();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const type = async (digits: string): Promise<void> => {
    if (busy) return;
    setCode(digits);
    if (digits.length < OTP_LENGTH) return;
    setBusy(true);
    setError(undefined);
    try {
      keepSession(await proveMail(returned, digits), returned.provider);
      onSignedIn();
    } catch (failure) {
      setCode('');
      setError(socialFailureText(failure, returned.provider, t));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={(event) => event.preventDefault()}>
      <p role="status" className={styles['lead']}>
        {busy
          ? t('otp.checking')
          : t('social.prove', { email, provider: PROVIDER_NAMES[returned.provider], digits: OTP_LENGTH })}
      </p>
      <CodeField
        label={t('otp.label')}
        value={code}
        error={error}
        length={OTP_LENGTH}
        digitsOf={digitsOf}
        onType={(digits) => void type(digits)}
      />
    </form>
  );
}
