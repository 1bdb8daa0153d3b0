import type { PaymentMode, PaymentOptions } from '@suvarna/contracts/api/checkout';
import { useFrame } from '@suvarna/remote-kit/hooks';
import frame from '../frame/frame.module.css';
import styles from './payment.module.css';

interface PaymentChoiceProps {
  readonly options: PaymentOptions;
  readonly chosen: PaymentMode | null;
  /** Asked to pay before this was said. */
  readonly error: string | undefined;
  readonly onChoose: (mode: PaymentMode) => void;
}

/** Ways to pay; one that cannot be had stays on show and says why. */
export function PaymentChoice({ options, chosen, error, onChoose }: PaymentChoiceProps) {
  const { t } = useFrame();
  return (
    <fieldset className={frame['choices']} aria-describedby={error === undefined ? undefined : 'payment-mode-error'}>
      <legend>{t('payment.choose')}</legend>
      <div role="alert">{error !== undefined && <p id="payment-mode-error" className={styles['fault']}>{error}</p>}</div>
      {options.options.map(({ mode, eligible, text_key: textKey }) => (
        <label key={mode} className={frame['choice']} data-off={!eligible || undefined}>
          <input type="radio" name="payment-mode" value={mode} checked={chosen === mode} disabled={!eligible} onChange={() => onChoose(mode)} />
          <strong>{t(`payment.mode.${mode}`)}</strong>
          <small>{t(mode !== 'cod' && eligible ? `payment.about.${mode}` : textKey)}</small>
        </label>
      ))}
    </fieldset>
  );
}
