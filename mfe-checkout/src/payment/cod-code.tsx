import { OTP_LENGTH } from '@suvarna/contracts/storefront-constants';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { digitsOf } from '@suvarna/forms/digits';
import { Button } from '@suvarna/ui/button';
import { CodeField } from '@suvarna/ui/code-field';
import { useInterval } from '@suvarna/ui/use-interval';
import { useRef, useState } from 'react';
import { failureText } from './failure-text.model.ts';
import { confirmCodCode, sendCodCode } from './payment.api.ts';
import chrome from '../chrome/chrome.module.css';
import styles from './payment.module.css';

interface CodCodeProps {
  readonly orderNo: string;
  /** Empty when it was sent with an earlier try. */
  readonly sentTo: string;
  readonly resendAfter: number;
  readonly onConfirmed: () => void;
  /** Another way to pay after all; left out where there is none. */
  readonly onBack?: () => void;
}

/** With the first digit: the page that leads here is there sooner without yup. */
const loadSchema = () => import(/* webpackChunkName: "code-schema" */ '@suvarna/forms/code-schema');

/** An order to be paid at the door is confirmed with a code to the delivery phone; the sixth digit sends it off. */
export function CodCode({ orderNo, sentTo, resendAfter, onConfirmed, onBack }: CodCodeProps) {
  const { t } = useRemoteContext();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [wait, setWait] = useState(resendAfter);
  const typed = useRef('');
  // Typed while it is at work, a code waits for its turn.
  const underWay = useRef(false);

  useInterval(wait > 0 ? 1_000 : null, () => setWait((left) => left - 1));

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    underWay.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      setError(failureText(failure, t));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
    if (typed.current !== '') check(typed.current);
  };
  const confirm = async (digits: string): Promise<void> => {
    try {
      const { payment } = await confirmCodCode(orderNo, digits);
      if (payment !== 'paid') return;
      typed.current = '';
      onConfirmed();
    } catch (failure) {
      // What was typed in the meantime is another code.
      setCode((now) => (now === digits ? '' : now));
      throw failure;
    }
  };
  const check = (digits: string): void => {
    loadSchema().then(
      ({ faultOfTypedCode }) => {
        // Another digit was typed in the meantime, or this code is on its way.
        if (underWay.current || typed.current !== digits || faultOfTypedCode(digits) !== undefined) return;
        typed.current = '';
        void attempt(() => confirm(digits));
      },
      (failure: unknown) => setError(failureText(failure, t)),
    );
  };
  const type = (digits: string): void => {
    setCode(digits);
    typed.current = digits;
    check(digits);
  };
  const resend = (): Promise<void> =>
    attempt(async () => {
      setWait(await sendCodCode(orderNo));
    });

  return (
    <section className={styles['code']} aria-labelledby="code-title">
      <h2 id="code-title">{t('code.title')}</h2>
      <p>{t('code.order', { order: orderNo })}</p>
      <p>
        {sentTo === ''
          ? t('code.sent-before', { digits: OTP_LENGTH })
          : t('code.sent', { phone: sentTo, digits: OTP_LENGTH })}
      </p>
      <CodeField
        label={t('code.label')}
        value={code}
        error={error}
        length={OTP_LENGTH}
        digitsOf={digitsOf}
        onType={type}
      />
      <p className={styles['waiting']} role="status">
        {busy ? t('code.checking') : ''}
      </p>
      <div className={chrome['actions']}>
        <Button variant="secondary" disabled={wait > 0 || busy} onClick={() => void resend()}>
          {wait > 0 ? t('code.resend-in', { seconds: wait }) : t('code.resend')}
        </Button>
        {onBack && (
          <Button variant="quiet" onClick={onBack}>
            {t('failed-payment.other')}
          </Button>
        )}
      </div>
    </section>
  );
}
