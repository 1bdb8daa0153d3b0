import { OTP_LENGTH } from '@suvarna/contracts/storefront-constants';
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useForm } from '@suvarna/forms/use-form';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { useState } from 'react';
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

  const form = useForm({
    schema: otpTargetSchema,
    first: { target: '' },
    body: ({ target: text }) => otpTargetOf(text),
    send: async (asked: OtpTarget) => {
      if (await flow.send(async () => (target !== null || (await isWayOf(asked)) ? sendOtp(asked) : null)))
        setTarget(asked);
    },
    // What sending says stands where codes say it.
    failures: {},
    text: useFaultText(),
  });
  const change = (): void => {
    setTarget(null);
    flow.begin();
  };

  return (
    <form
      className={styles['form']}
      method="post"
      noValidate
      onSubmit={(event) => {
        flow.say(undefined);
        form.submit(event);
      }}
    >
      <Field
        {...form.field('target')}
        name="otp-target"
        label={t('otp.target')}
        hint={target === null ? t('otp.target-hint') : undefined}
        autoComplete="username"
        autoCapitalize="none"
        maxLength={254}
        readOnly={target !== null}
        error={form.error('target') ?? (target === null ? flow.error : undefined)}
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
