import { OTP_LENGTH } from '@suvarna/contracts/storefront-constants';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { FormEvent } from 'react';
import { CodeStep } from '../sign-in/code-step.tsx';
import styles from '../sign-in/sign-in.module.css';
import { keepSession } from '../sign-in/sign-in.api.ts';
import { useCode } from '../sign-in/use-code.ts';
import { PROVIDER_NAMES } from './provider-mark.tsx';
import { socialFailureText } from './social-failure.model.ts';
import { proveMail, sendMailAgain, type Returned } from './social.api.ts';

interface ProveMailFormProps {
  readonly returned: Returned;
  readonly email: string;
  readonly resendAfter: number;
  readonly onSignedIn: () => void;
}

/** The provider does not answer for the address, or nobody has proven the account's: a code does. Six digits verify by themselves. */
export function ProveMailForm({ returned, email, resendAfter, onSignedIn }: ProveMailFormProps) {
  const { t } = useRemoteContext();
  const flow = useCode(
    async (code) => {
      keepSession(await proveMail(returned, code), returned.provider);
      onSignedIn();
    },
    {
      // The first one left with the sign-in.
      resendAfter,
      words: (error) => socialFailureText(error, returned.provider, t),
    },
  );
  const sendAgain = (event: FormEvent): void => {
    event.preventDefault();
    if (flow.left === 0) void flow.send(() => sendMailAgain(returned));
  };
  return (
    <form className={styles['form']} method="post" noValidate onSubmit={sendAgain}>
      <CodeStep
        flow={flow}
        sentText={t('social.prove', {
          email,
          provider: PROVIDER_NAMES[returned.provider],
          digits: OTP_LENGTH,
        })}
        sendText={t('otp.send')}
      />
    </form>
  );
}
