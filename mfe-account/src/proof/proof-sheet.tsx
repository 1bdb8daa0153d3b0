import type { ProofBody, ProofSent } from '@suvarna/contracts/api/proof';
import { isApiFailure } from '@suvarna/contracts/api-reader';
import { OTP_LENGTH } from '@suvarna/contracts/storefront-constants';
import { digitsOf } from '@suvarna/forms/digits';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { Sheet } from '@suvarna/ui/sheet';
import { SubmitButton } from '@suvarna/ui/submit-button';
import { useState, type FormEvent } from 'react';
import { PasswordField } from '../form/password-field.tsx';
import { useAct } from '../form/use-act.ts';
import { Notice } from '../page/notice.tsx';
import parts from '../page/parts.module.css';
import { codeFailureText } from '../sign-in/code-failure-text.model.ts';
import { useCountdown } from '../sign-in/use-countdown.ts';
import { giveProof, sendProofCode } from './proof.api.ts';
import type { Proof } from './use-proof.ts';

/** Asks by a code, or the password, who sits at this browser. */
export function ProofSheet({ proof: { asking, answer } }: { readonly proof: Proof }) {
  const { t } = useRemoteContext();
  const { busy, fault, act } = useAct();
  const [left, count] = useCountdown();
  const [sent, setSent] = useState<ProofSent>();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');

  const words = (error: unknown): string =>
    isApiFailure(error) && error.code === 'ACCOUNT.PASSWORD_WRONG'
      ? t('contacts.password-wrong')
      : codeFailureText(error, t);
  const give = async (body: ProofBody): Promise<void> => {
    const done = await act('give', () => giveProof(body), words);
    setCode('');
    if (!done) return;
    setPassword('');
    setSent(undefined);
    answer(true);
  };
  const send = (): Promise<boolean> =>
    act(
      'send',
      async () => {
        const now = await sendProofCode();
        setSent(now);
        count(now.resend_after);
      },
      words,
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password !== '') void give({ password });
  };
  return (
    <Sheet open={asking} onClose={() => answer(false)} title={t('proof.title')} closeLabel={t('ask.keep')}>
      <div className={parts['sheet']}>
        <p>{t('proof.text')}</p>
        <div role="alert">{fault !== undefined && <Notice kind="failure">{fault}</Notice>}</div>
        {sent !== undefined && (
          <Field
            name="proof-otp"
            label={t('proof.code', { to: sent.to })}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={({ target }) => {
              const digits = digitsOf(target.value).slice(0, OTP_LENGTH);
              setCode(digits);
              if (digits.length === OTP_LENGTH && busy === null) void give({ otp: digits });
            }}
          />
        )}
        <div>
          <Button
            disabled={left > 0}
            busy={busy === 'send' ? t('otp.checking') : undefined}
            onClick={() => void send()}
          >
            {left > 0
              ? t('otp.resend-in', { seconds: left })
              : t(sent === undefined ? 'otp.send' : 'otp.resend')}
          </Button>
        </div>
        <form className={parts['sheet']} method="post" noValidate onSubmit={submit}>
          <PasswordField
            name="proof-password"
            label={t('proof.password')}
            autoComplete="current-password"
            maxLength={200}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
          <div>
            <SubmitButton variant="secondary" busy={busy === 'give' ? t('otp.checking') : undefined}>
              {t('proof.go-on')}
            </SubmitButton>
          </div>
        </form>
      </div>
    </Sheet>
  );
}
