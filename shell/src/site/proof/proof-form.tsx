import type { ProofBody, ProofSent } from '@suvarna/contracts/identity';
import { OTP_LENGTH } from '@suvarna/contracts/storefront-constants';
import { digitsOf } from '@suvarna/forms/digits';
import type { Translate } from '@suvarna/i18n';
import { useRead } from '@suvarna/remote-kit/use-read';
import { Button } from '@suvarna/ui/button';
import { CodeField } from '@suvarna/ui/code-field';
import { takeFocus } from '@suvarna/ui/focus';
import { useCountdown } from '@suvarna/ui/use-countdown';
import { useState } from 'react';
import { PasswordForm } from './password-form.tsx';
import { proofFailureText } from './proof-failure.model.ts';
import { giveProof, readWays, sendProofCode } from './proof.api.ts';
import styles from './proof.module.css';

interface ProofFormProps {
  readonly t: Translate;
  readonly onProven: () => void;
  readonly onDeclined: () => void;
}

/** A code to the account's own contact, which six digits verify by themselves; the password, where it would prove enough. */
export function ProofForm({ t, onProven, onDeclined }: ProofFormProps) {
  const { state: ways, retry } = useRead('proof-ways', readWays);
  const [left, count] = useCountdown();
  const [sent, setSent] = useState<ProofSent>();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState<'send' | 'give' | null>(null);
  const [failure, setFailure] = useState<{ readonly of: 'code' | 'other'; readonly text: string }>();

  const act = async (
    what: 'send' | 'give',
    work: () => Promise<void>,
    of: 'code' | 'other',
  ): Promise<void> => {
    if (busy !== null) return;
    setBusy(what);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure({ of, text: proofFailureText(error, t) });
      setCode('');
    } finally {
      setBusy(null);
    }
  };
  const send = (): Promise<void> =>
    act(
      'send',
      async () => {
        const now = await sendProofCode();
        setSent(now);
        setCode('');
        count(now.resend_after);
      },
      'other',
    );
  const give = (body: ProofBody): Promise<void> =>
    act(
      'give',
      async () => {
        await giveProof(body);
        onProven();
      },
      body.otp === undefined ? 'other' : 'code',
    );
  const type = (digits: string): void => {
    if (busy === 'give') return;
    setCode(digits);
    if (digits.length === OTP_LENGTH) void give({ otp: digits });
  };

  if (ways.status === 'loading')
    return (
      <p role="status" aria-busy="true">
        {t('reading')}
      </p>
    );
  if (ways.status === 'failed')
    return (
      <div className={styles['parts']}>
        <p role="alert">{t('unread')}</p>
        <div className={styles['actions']}>
          <Button ref={takeFocus} onClick={retry}>
            {t('again')}
          </Button>
          <Button variant="quiet" onClick={onDeclined}>
            {t('not-now')}
          </Button>
        </div>
      </div>
    );
  const { to, password } = ways.data;
  return (
    <div className={styles['parts']}>
      <p>{t(password ? 'a-while' : 'new-device')}</p>
      <p role="status" className={styles['to']}>
        {sent === undefined ? t('goes-to', { to }) : t('sent', { to: sent.to, digits: OTP_LENGTH })}
      </p>
      {sent !== undefined && (
        <CodeField
          name="proof-otp"
          label={t('code')}
          value={code}
          error={failure?.of === 'code' ? failure.text : undefined}
          length={OTP_LENGTH}
          digitsOf={digitsOf}
          onType={type}
        />
      )}
      <div role="alert">{failure?.of === 'other' && <p className={styles['failure']}>{failure.text}</p>}</div>
      <div className={styles['actions']}>
        <Button
          {...(sent === undefined && { ref: takeFocus })}
          variant={sent === undefined ? 'primary' : 'secondary'}
          disabled={left > 0}
          busy={busy === null ? undefined : t('checking')}
          onClick={() => void send()}
        >
          {left > 0 ? t('resend-in', { seconds: left }) : t(sent === undefined ? 'send' : 'resend')}
        </Button>
        <Button variant="quiet" onClick={onDeclined}>
          {t('not-now')}
        </Button>
      </div>
      {password && (
        <PasswordForm t={t} busy={busy !== null} onGive={(text) => void give({ password: text })} />
      )}
    </div>
  );
}
