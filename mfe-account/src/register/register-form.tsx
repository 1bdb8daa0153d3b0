import { isApiFailure } from '@suvarna/contracts/call';
import { OTP_LENGTH } from '@suvarna/contracts/storefront-constants';
import { useFaultText } from '@suvarna/forms/use-fault-text';
import { useForm } from '@suvarna/forms/use-form';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState, type FormEvent } from 'react';
import { useReferralCode } from '../referral/use-referral-code.ts';
import { CodeStep } from '../sign-in/code-step.tsx';
import { sendOtp, signInWithOtp, type OtpTarget } from '../sign-in/otp.api.ts';
import styles from '../sign-in/sign-in.module.css';
import { useCode } from '../sign-in/use-code.ts';
import { beginAccount } from './register.api.ts';
import { focusReferralField, ReferralField } from './referral-field.tsx';
import { RegisterFields } from './register-fields.tsx';
import { registerSchema, type RegisterFields as Fields } from './register.schema.ts';

const BLANK: Fields = { first_name: '', last_name: '', email: '', country_id: 'IN', phone: '', password: '' };

/** Opening an account: what the store wants to know, then the code that proves the e-mail address. Nobody learns here whether the address has an account. */
export function RegisterForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { t } = useRemoteContext();
  const [target, setTarget] = useState<Extract<OtpTarget, { kind: 'email' }> | null>(null);
  const referral = useReferralCode();
  const flow = useCode(async (code) => {
    if (target === null) return;
    await signInWithOtp(target, code);
    onSignedIn();
  });

  const form = useForm({
    schema: registerSchema,
    first: BLANK,
    body: (fields) => {
      if (referral.isReady()) return fields;
      focusReferralField();
      return null;
    },
    send: (fields: Fields) =>
      flow.send(async () => {
        try {
          const started = await beginAccount(fields, referral.isOpen ? referral.value : '');
          setTarget({ kind: 'email', email: started.email });
          return started;
        } catch (failure) {
          if (isApiFailure(failure) && failure.code === 'REFERRAL.CODE_INVALID') {
            referral.refuse();
            focusReferralField();
            return null;
          }
          if (!isApiFailure(failure) || failure.code !== 'ACCOUNT.PASSWORD_WEAK') throw failure;
          form.refuse({ password: 'passwordCommon' });
          return null;
        }
      }),
    // What sending says stands where codes say it.
    failures: {},
    text: useFaultText(),
    shows: 'left',
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    if (target === null) form.submit(event);
    else {
      event.preventDefault();
      void flow.send(() => sendOtp(target));
    }
  };
  const change = (): void => {
    setTarget(null);
    flow.begin();
  };

  return (
    // `post`, and nothing to submit with before the script is there: a password never gets into an address.
    <form className={styles['form']} method="post" noValidate onSubmit={submit}>
      {target === null ? (
        <>
          <RegisterFields field={form.field} />
          <ReferralField code={referral} />
          <div role="alert">
            {flow.error !== undefined && <p className={styles['failure']}>{flow.error}</p>}
          </div>
          <SubmitButton size="large" wide busy={flow.busy ? t('otp.checking') : undefined}>
            {t('register.action')}
          </SubmitButton>
        </>
      ) : (
        <>
          <div className={styles['sent-to']}>
            <strong dir="ltr">{target.email}</strong>
            <Button variant="quiet" onClick={change}>
              {t('otp.change')}
            </Button>
          </div>
          <CodeStep
            flow={flow}
            sentText={t('register.sent', { digits: OTP_LENGTH })}
            sendText={t('otp.send')}
          />
        </>
      )}
      <noscript>
        <p className={styles['failure']}>{t('register.no-script')}</p>
      </noscript>
    </form>
  );
}
