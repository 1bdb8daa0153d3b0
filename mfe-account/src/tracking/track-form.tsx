import type { OrderStats } from '@suvarna/contracts/api/orders';
import { useFrame } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { useState, type FormEvent } from 'react';
import { codeFailureText } from '../sign-in/code-failure-text.model.ts';
import styles from '../orders/orders.module.css';
import { sendCode, showWithCode } from './tracking.api.ts';

interface TrackFormProps {
  readonly orderNo: string;
  readonly onShown: (stats: OrderStats) => void;
}

/** Following an order without an account: number and contact, then the code that was sent there. */
export function TrackForm({ orderNo, onShown }: TrackFormProps) {
  const { t } = useFrame();
  const [order, setOrder] = useState(orderNo);
  const [contact, setContact] = useState('');
  const [sent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

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
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const number = order.trim().toUpperCase();
    void attempt(async () => {
      if (!sent) {
        await sendCode(number, contact.trim());
        setSent(true);
      } else onShown(await showWithCode(number, contact.trim(), code));
    });
  };

  return (
    <form className={styles['form']} onSubmit={submit}>
      <p className={styles['muted']}>{t('track.text')}</p>
      <Field name="order-no" label={t('track.order')} value={order} required autoCapitalize="characters" maxLength={24} onChange={(event) => setOrder(event.target.value)} />
      <Field name="contact" label={t('track.contact')} value={contact} required autoComplete="email" maxLength={254} error={sent ? undefined : error} onChange={(event) => setContact(event.target.value)} />
      {sent && (
        <>
          <p role="status">{t('track.sent')}</p>
          <Field name="otp" label={t('otp.label')} value={code} inputMode="numeric" autoComplete="one-time-code" pattern="\d{6}" error={error} onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 6))} />
        </>
      )}
      <Button type="submit" busy={busy ? t('otp.checking') : undefined}>{t(sent ? 'track.show' : 'track.send')}</Button>
    </form>
  );
}
