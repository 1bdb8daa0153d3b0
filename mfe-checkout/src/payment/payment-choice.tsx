import type { PaymentMode, PaymentOptions } from '@suvarna/contracts/api/checkout';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Choice } from '@suvarna/ui/choice';
import { formatPrice } from '@suvarna/ui/price';
import chrome from '../chrome/chrome.module.css';
import { PaymentMarks } from './payment-marks.tsx';
import styles from './payment.module.css';

interface PaymentChoiceProps {
  readonly options: PaymentOptions;
  /** UPI and net banking are India's own: abroad the same page takes cards. */
  readonly abroad: boolean;
  readonly chosen: PaymentMode | null;
  /** Asked to pay before this was said. */
  readonly error: string | undefined;
  readonly onChoose: (mode: PaymentMode) => void;
}

/** Ways to pay; one that cannot be had stays on show and says why. */
export function PaymentChoice({ options, abroad, chosen, error, onChoose }: PaymentChoiceProps) {
  const { t } = useRemoteContext();
  const place = abroad ? '-abroad' : '';
  return (
    <fieldset
      className={chrome['choices']}
      aria-describedby={error === undefined ? undefined : 'payment-mode-error'}
    >
      <legend>{t('payment.choose')}</legend>
      <div role="alert">
        {error !== undefined && (
          <p id="payment-mode-error" className={styles['fault']}>
            {error}
          </p>
        )}
      </div>
      {options.options.map(({ mode, eligible, text_key: textKey, limit_paise: limit }) => (
        <Choice key={mode} isOff={!eligible}>
          <input
            type="radio"
            name="payment-mode"
            value={mode}
            checked={chosen === mode}
            disabled={!eligible}
            onChange={() => onChoose(mode)}
          />
          <strong>{t(`payment.mode.${mode}${mode === 'sandbox' ? place : ''}`)}</strong>
          <PaymentMarks mode={mode} abroad={abroad} />
          <small>
            {t(
              mode !== 'cod' && mode !== 'emi' && eligible
                ? `payment.about.${mode}${mode === 'razorpay' ? place : ''}`
                : textKey,
              { limit: limit === undefined ? '' : formatPrice(limit, 'INR') },
            )}
          </small>
        </Choice>
      ))}
    </fieldset>
  );
}
