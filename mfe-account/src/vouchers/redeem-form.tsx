import { isApiFailure } from '@suvarna/contracts/call';
import { GIFT_CARDS } from '@suvarna/contracts/gift-cards';
import { useForm } from '@suvarna/forms/use-form';
import { AskForm } from '@suvarna/ui/ask-form';
import { takeFocus } from '@suvarna/ui/focus';
import { formatPrice } from '@suvarna/ui/price';
import { useState } from 'react';
import { useT } from '@suvarna/remote-kit/hooks';
import { Notice } from '@suvarna/ui/notice';
import { vouchersTexts } from '#texts/vouchers';
import { redeemSchema } from './redeem.schema.ts';
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
  const [done, setDone] = useState<{ readonly amount: number; readonly credits: number } | null>(null);
  const { field, set, busy, submit } = useForm({
    schema: redeemSchema,
    first: { code: '' },
    body: ({ code }) => code,
    send: redeemCard,
    failures: (refusal) => ({
      code: (isApiFailure(refusal) && KEYS[refusal.code]) || 'vouchers.error.failed',
    }),
    text: t,
    onSent({ amount_paise: amount, credits_paise: credits }, { code }) {
      // Another one may be typed by now.
      set((now) => (now.code === code ? { code: '' } : {}));
      setDone({ amount, credits });
      onRedeemed();
    },
  });

  return (
    <section className={styles['redeem']} aria-labelledby="redeem-title">
      <h2 id="redeem-title">{t('vouchers.redeem')}</h2>
      <p className={styles['small']}>{t('vouchers.redeem-text', { digits: GIFT_CARDS.codeDigits })}</p>
      <AskForm
        {...field('code')}
        name="gift-card-code"
        label={t('vouchers.code')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        ask={t('vouchers.add')}
        busy={busy ? t('vouchers.adding') : undefined}
        onAsk={(event) => {
          setDone(null);
          submit(event);
        }}
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
