import { useAlive, useFrame } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { useState, type FormEvent } from 'react';
import { CODE_LENGTH, CodeField } from './code-field.tsx';
import { codeFailureText } from './code-failure-text.model.ts';
import { sendOtp, signInWithOtp, type OtpTarget } from './otp.api.ts';
import { readOtpTarget } from './otp-target.model.ts';
import styles from './sign-in.module.css';
import { useCountdown } from './use-countdown.ts';

interface OtpFormProps {
  readonly onSignedIn: () => void;
}

/**
 * Signing in by a code to phone or e-mail. States of the specification (§4): send_otp, then
 * verify_otp; six digits verify by themselves; at the end of the countdown the button sends again,
 * and a code that arrived meanwhile still works (domain rules §2.14 row 18).
 */
export function OtpForm({ onSignedIn }: OtpFormProps) {
  const { t } = useFrame();
  const [text, setText] = useState('');
  const [target, setTarget] = useState<OtpTarget | null>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [left, begin] = useCountdown();
  const alive = useAlive();

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      setCode('');
      setError(codeFailureText(failure, t));
    } finally {
      setBusy(false);
    }
  };
  const send = (to: OtpTarget): Promise<void> => attempt(async () => {
    const { resend_after: seconds } = await sendOtp(to);
    setTarget(to);
    begin(seconds);
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = readOtpTarget(text);
    if (read === null) setError(t('otp.target-invalid'));
    else void send(read);
  };
  const type = (digits: string): void => {
    setCode(digits);
    if (target === null || digits.length < CODE_LENGTH || busy) return;
    void attempt(async () => {
      await signInWithOtp(target, digits);
      onSignedIn();
    });
  };

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={submit}>
      <Field
        name="otp-target"
        label={t('otp.target')}
        hint={target === null ? t('otp.target-hint') : undefined}
        value={text}
        autoComplete="username"
        readOnly={target !== null}
        error={target === null ? error : undefined}
        onChange={(event) => setText(event.target.value)}
        action={target === null ? undefined : <Button variant="quiet" onClick={() => {
          setTarget(null);
          setCode('');
          setError(undefined);
        }}>{t('otp.change')}</Button>}
      />
      {target !== null && (
        <>
          <p role="status">{t('otp.sent')}</p>
          <CodeField value={code} error={error} onType={type} />
        </>
      )}
      <Button type={alive ? 'submit' : 'button'} size="large" wide disabled={target !== null && left > 0} busy={busy ? t('otp.checking') : undefined}>
        {target === null ? t('otp.send') : left > 0 ? t('otp.resend-in', { seconds: left }) : t('otp.resend')}
      </Button>
    </form>
  );
}
