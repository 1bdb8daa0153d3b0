import { OTP_LENGTH } from '@suvarna/contracts/storefront-constants';
import { faultsOf } from '@suvarna/forms/faults';
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { useState, type FormEvent } from 'react';
import { CodeStep } from './code-step.tsx';
import { sendOtp, signInWithOtp, type OtpTarget } from './otp.api.ts';
import { otpTargetOf } from './otp-target.model.ts';
import { otpTargetSchema } from './otp-target.schema.ts';
import { askWays } from './ways.api.ts';
import styles from './sign-in.module.css';
import { useCode } from './use-code.ts';

interface OtpFormProps {
  readonly onSignedIn: () => void;
}

/** Signing in by a code to phone or e-mail: send_otp, then verify_otp (specification §4). */
export function OtpForm({ onSignedIn }: OtpFormProps) {
  const { t, locale } = useRemoteContext();
  const faultText = useFaultText();
  const [text, setText] = useState('');
  const [target, setTarget] = useState<OtpTarget | null>(null);
  const [known, setKnown] = useState(false);
  const flow = useCode(async (code) => {
    if (target === null) return;
    await signInWithOtp(target, code);
    onSignedIn();
  });

  /** Once for a name: whoever asks for another code is known already. */
  const isWayOf = async (asked: OtpTarget): Promise<boolean> => {
    const ways = await askWays(asked);
    if (ways.kind === 'refused') {
      // Answers speak English; a page in another language says it in its own words.
      flow.say((locale === 'en' && ways.text) || t('otp.target-invalid'));
      return false;
    }
    setKnown(ways.accountExists === true);
    if (ways.methods.includes(asked.kind === 'email' ? 'email_otp' : 'otp')) return true;
    flow.say(t('otp.target-invalid'));
    return false;
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const { target: fault } = faultsOf<string>(otpTargetSchema, { target: text });
    if (fault !== undefined) {
      flow.say(faultText(fault));
      return;
    }
    const asked = otpTargetOf(text);
    if (await flow.send(async () => (target !== null || (await isWayOf(asked)) ? sendOtp(asked) : null)))
      setTarget(asked);
  };
  const change = (): void => {
    setTarget(null);
    flow.begin();
  };

  return (
    <form className={styles['form']} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        name="otp-target"
        label={t('otp.target')}
        hint={target === null ? t('otp.target-hint') : undefined}
        value={text}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={254}
        readOnly={target !== null}
        error={target === null ? flow.error : undefined}
        onChange={(event) => setText(event.target.value)}
        action={
          target === null ? undefined : (
            <Button variant="quiet" onClick={change}>
              {t('otp.change')}
            </Button>
          )
        }
      />
      <CodeStep
        flow={flow}
        sentText={target === null ? null : t(known ? 'otp.sent' : 'otp.sent-new', { digits: OTP_LENGTH })}
        sendText={t('otp.send')}
      />
    </form>
  );
}
