import { isApiFailure } from '@suvarna/contracts/call';
import { GIFT_CARDS } from '@suvarna/contracts/gift-cards';
import { useSendOnce } from '@suvarna/forms/send-once';
import { AskForm } from '@suvarna/ui/ask-form';
import { takeFocus } from '@suvarna/ui/focus';
import { formatPrice } from '@suvarna/ui/price';
import { useState } from 'react';
import { useT } from '@suvarna/remote-kit/hooks';
import { vouchersTexts } from '#texts/vouchers';
import { Notice } from '../page/notice.tsx';
import { faultOfTypedCode } from './redeem.schema.ts';
import { redeemCard } from './vouchers.api.ts';
import styles from './vouchers.module.css';

const KEYS: Readonly<Record<string, string>> = {
  'GIFT_CARD.CODE_INVALID': 'vouchers.error.code',
  'GIFT_CARD.STATE_CONFLICT': 'vouchers.error.used',
  'REQUEST.TOO_MANY': 'vouchers.error.too-many',
};

/** A gift card's code, and the money it brings into this account's credits. */
export function RedeemForm({ onRedeemed }: { readonly onRedeemed: () => void }) {
  const t = useT(vouchersTexts);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<{ readonly amount: number; readonly credits: number } | null>(null);
  const sendOnce = useSendOnce();

  const redeem = async (): Promise<void> => {
    setDone(null);
    const fault = faultOfTypedCode(code);
    setError(fault && t(fault));
    if (fault !== undefined) return;
    setBusy(true);
    try {
      const { amount_paise: amount, credits_paise: credits } = await sendOnce({ code }, (key) =>
        redeemCard(code, key),
      );
      // Another one may be typed by now.
      setCode((now) => (now === code ? '' : now));
      setDone({ amount, credits });
      onRedeemed();
    } catch (failure) {
      setError(t((isApiFailure(failure) && KEYS[failure.code]) || 'vouchers.error.failed'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className={styles['redeem']} aria-labelledby="redeem-title">
      <h2 id="redeem-title">{t('vouchers.redeem')}</h2>
      <p className={styles['small']}>{t('vouchers.redeem-text', { digits: GIFT_CARDS.codeDigits })}</p>
      <AskForm
        name="gift-card-code"
        label={t('vouchers.code')}
        value={code}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        error={error}
        onChange={(event) => setCode(event.target.value)}
        ask={t('vouchers.add')}
        busy={busy ? t('vouchers.adding') : undefined}
        onAsk={() => void redeem()}
      />
      {done !== null && (
        <Notice kind="good" role="status" ref={takeFocus} tabIndex={-1}>
          {t('vouchers.added', {
            amount: formatPrice(done.amount, 'INR'),
            credits: formatPrice(done.credits, 'INR'),
          })}
        </Notice>
      )}
    </section>
  );
}
