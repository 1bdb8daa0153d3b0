import { OTP_LENGTH } from '@suvarna/contracts/storefront-constants';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { digitsOf } from '@suvarna/forms/digits';
import { CodeField } from '@suvarna/ui/code-field';
import { SubmitButton } from '@suvarna/ui/submit-button';
import styles from './sign-in.module.css';
import type { CodeFlow } from './use-code.ts';

interface CodeStepProps {
  readonly flow: CodeFlow;
  /** A code is on its way; `null` before one was asked for. */
  readonly sentText: string | null;
  readonly sendText: string;
}

/** The field of a code that was sent, and the button that sends one, or another. */
export function CodeStep({ flow: { code, error, busy, left, type }, sentText, sendText }: CodeStepProps) {
  const { t } = useRemoteContext();
  const sent = sentText !== null;
  return (
    <>
      {sent && (
        <>
          <p role="status" className={styles['sent']}>
            {busy ? t('otp.checking') : sentText}
          </p>
          <CodeField
            label={t('otp.label')}
            value={code}
            error={error}
            length={OTP_LENGTH}
            digitsOf={digitsOf}
            onType={type}
          />
        </>
      )}
      <SubmitButton size="large" wide disabled={sent && left > 0} busy={busy ? t('otp.checking') : undefined}>
        {!sent ? sendText : left > 0 ? t('otp.resend-in', { seconds: left }) : t('otp.resend')}
      </SubmitButton>
    </>
  );
}
