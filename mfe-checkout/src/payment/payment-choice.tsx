import type { PaymentMethod, PaymentMode, PaymentOption, PaymentOptions } from '@suvarna/contracts/checkout';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Choice } from '@suvarna/ui/choice';
import { PaymentMarks, PaymentMethods } from '@suvarna/ui/payment-methods';
import { formatPrice } from '@suvarna/ui/price';
import chrome from '../chrome/chrome.module.css';
import { isOnline, marksOf, type Chosen } from './payment-methods.model.ts';
import styles from './payment.module.css';

interface PaymentChoiceProps {
  readonly options: PaymentOptions;
  /** UPI, banks and wallets are India's own: abroad the same page takes cards. */
  readonly abroad: boolean;
  readonly chosen: Chosen;
  /** Asked to pay before this was said. */
  readonly error: string | undefined;
  readonly onChoose: (mode: PaymentMode, method: PaymentMethod | null) => void;
}

/** Ways to pay; one that cannot be had stays on show and says why. What the page online takes are choices of their own. */
export function PaymentChoice({ options, abroad, chosen, error, onChoose }: PaymentChoiceProps) {
  const { t } = useRemoteContext();
  const place = abroad ? '-abroad' : '';
  // A second page online is one choice: who wants it wants that page.
  const split = abroad ? undefined : options.options.find(({ mode, eligible }) => eligible && isOnline(mode));
  const about = ({ mode, eligible, text_key: textKey, limit_paise: limit }: PaymentOption): string =>
    t(
      mode !== 'cod' && mode !== 'emi' && eligible
        ? `payment.about.${mode}${mode === 'razorpay' ? place : ''}`
        : textKey,
      { limit: limit === undefined ? '' : formatPrice(limit, 'INR') },
    );
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
      {split && (
        <>
          <PaymentMethods
            name="payment-mode"
            mode={split.mode}
            chosen={chosen.mode === split.mode ? chosen.method : null}
            t={t}
            onChoose={(method) => onChoose(split.mode, method)}
          />
          <p className={styles['small']}>{about(split)}</p>
        </>
      )}
      {options.options
        .filter((option) => option !== split)
        .map((option) => {
          const { mode, eligible } = option;
          return (
            <Choice key={mode} isOff={!eligible}>
              <input
                type="radio"
                name="payment-mode"
                value={mode}
                checked={chosen.mode === mode}
                disabled={!eligible}
                onChange={() => onChoose(mode, null)}
              />
              <strong>{t(`payment.mode.${mode}${mode === 'sandbox' ? place : ''}`)}</strong>
              <PaymentMarks marks={marksOf(mode, abroad)} t={t} />
              <small>{about(option)}</small>
            </Choice>
          );
        })}
    </fieldset>
  );
}
