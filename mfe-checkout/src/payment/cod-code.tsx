import { useFrame } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { useEffect, useState } from 'react';
import { failureText } from './failure-text.model.ts';
import { confirmCodCode, sendCodCode } from './payment.api.ts';
import frame from '../frame/frame.module.css';
import styles from './payment.module.css';

interface CodCodeProps {
  readonly orderNo: string;
  readonly sentTo: string;
  readonly resendAfter: number;
  readonly onConfirmed: () => void;
  /** Another way to pay after all; left out where there is none. */
  readonly onBack?: () => void;
}

const LENGTH = 6;
/** The shopper asked for the code: what comes next is typing it. */
const takeFocus = (element: HTMLInputElement | null): void => element?.focus();

/** An order to be paid at the door is confirmed with a code to the delivery phone; the sixth digit sends it off. */
export function CodCode({ orderNo, sentTo, resendAfter, onConfirmed, onBack }: CodCodeProps) {
  const { t } = useFrame();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [wait, setWait] = useState(resendAfter);

  useEffect(() => {
    if (wait === 0) return undefined;
    const timer = setTimeout(() => setWait(wait - 1), 1_000);
    return () => clearTimeout(timer);
  }, [wait]);

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      setCode('');
      setError(failureText(failure, t));
    } finally {
      setBusy(false);
    }
  };
  const type = (text: string): void => {
    const digits = text.replace(/\D/g, '').slice(0, LENGTH);
    setCode(digits);
    if (digits.length === LENGTH && !busy) {
      void attempt(async () => {
        const { payment } = await confirmCodCode(orderNo, digits);
        if (payment === 'paid') onConfirmed();
      });
    }
  };
  const resend = (): Promise<void> => attempt(async () => {
    await sendCodCode(orderNo);
    setWait(resendAfter);
  });

  return (
    <section className={styles['code']} aria-labelledby="code-title">
      <h2 id="code-title">{t('code.title')}</h2>
      <p>{t('code.order', { order: orderNo })}</p>
      <p>{t('code.sent', { phone: sentTo })}</p>
      <Field
        name="otp"
        label={t('code.label')}
        value={code}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\d{6}"
        ref={takeFocus}
        error={error}
        onChange={(event) => type(event.target.value)}
      />
      <p className={styles['waiting']} role="status">{busy ? t('code.checking') : ''}</p>
      <div className={frame['actions']}>
        <Button variant="secondary" disabled={wait > 0 || busy} onClick={() => void resend()}>{wait > 0 ? t('code.resend-in', { seconds: wait }) : t('code.resend')}</Button>
        {onBack && <Button variant="quiet" onClick={onBack}>{t('failed-payment.other')}</Button>}
      </div>
    </section>
  );
}
