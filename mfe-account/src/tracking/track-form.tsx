import type { OrderStats } from '@suvarna/contracts/api/orders';
import { useAlive, useFrame } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { useState, type FormEvent } from 'react';
import { CODE_LENGTH, CodeField } from '../sign-in/code-field.tsx';
import { codeFailureText } from '../sign-in/code-failure-text.model.ts';
import { useCountdown } from '../sign-in/use-countdown.ts';
import styles from '../orders/orders.module.css';
import { readTracked, type Tracked } from './tracked.model.ts';
import { sendCode, showWithCode } from './tracking.api.ts';

interface TrackFormProps {
  readonly orderNo: string;
  readonly onShown: (stats: OrderStats) => void;
}

interface Fault {
  readonly field: 'order' | 'contact' | 'code';
  readonly text: string;
}

/** Following an order without an account: number and contact, then the code that was sent there. */
export function TrackForm({ orderNo, onShown }: TrackFormProps) {
  const { t } = useFrame();
  const alive = useAlive();
  const [order, setOrder] = useState(orderNo);
  const [contact, setContact] = useState('');
  const [tracked, setTracked] = useState<Tracked | null>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const [left, begin] = useCountdown();
  const errorOf = (field: Fault['field']): string | undefined => (fault?.field === field ? fault.text : undefined);

  const attempt = async (field: Fault['field'], work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      await work();
    } catch (failure) {
      setCode('');
      setFault({ field, text: codeFailureText(failure, t) });
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = readTracked(order, contact);
    if (read.kind === 'refused') setFault({ field: read.field, text: t(read.text) });
    else void attempt(tracked === null ? 'contact' : 'code', async () => {
      begin((await sendCode(read.tracked)).resend_after);
      setTracked(read.tracked);
    });
  };
  const type = (digits: string): void => {
    setCode(digits);
    if (tracked === null || digits.length < CODE_LENGTH || busy) return;
    void attempt('code', async () => onShown(await showWithCode(tracked, digits)));
  };
  const change = (): void => {
    setTracked(null);
    setCode('');
    setFault(null);
  };

  return (
    // Nothing to submit with before the script is there: no order and no phone number in an address.
    <form className={styles['form']} method="post" noValidate onSubmit={submit}>
      <p className={styles['muted']}>{t('track.text')}</p>
      <Field name="order-no" label={t('track.order')} value={order} readOnly={tracked !== null} autoCapitalize="characters" autoComplete="off" maxLength={24} error={errorOf('order')} onChange={(event) => setOrder(event.target.value)} />
      <Field
        name="contact"
        label={t('track.contact')}
        value={contact}
        readOnly={tracked !== null}
        autoComplete="email"
        maxLength={254}
        error={errorOf('contact')}
        onChange={(event) => setContact(event.target.value)}
        action={tracked === null ? undefined : <Button variant="quiet" onClick={change}>{t('otp.change')}</Button>}
      />
      {tracked !== null && (
        <>
          <p role="status">{busy ? t('otp.checking') : t('track.sent')}</p>
          <CodeField value={code} error={errorOf('code')} onType={type} />
        </>
      )}
      <Button type={alive ? 'submit' : 'button'} size="large" wide disabled={tracked !== null && left > 0} busy={busy ? t('otp.checking') : undefined}>
        {tracked === null ? t('track.send') : left > 0 ? t('otp.resend-in', { seconds: left }) : t('otp.resend')}
      </Button>
      <noscript><p className={styles['fault']}>{t('track.no-script')}</p></noscript>
    </form>
  );
}
