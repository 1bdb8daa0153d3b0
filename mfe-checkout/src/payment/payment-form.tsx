import type { PaymentMode } from '@suvarna/contracts/api/checkout';
import { bus } from '@suvarna/event-bus';
import { useFrame, useHref } from '@suvarna/remote-kit/hooks';
import { session } from '@suvarna/session';
import { Button, ButtonLink } from '@suvarna/ui/button';
import { Field } from '@suvarna/ui/field';
import { formatPrice } from '@suvarna/ui/price';
import { useCallback, useRef, useState } from 'react';
import { CheckoutTotals } from './checkout-totals.tsx';
import { CodCode } from './cod-code.tsx';
import { CoinsSwitch } from './coins-switch.tsx';
import { CouponBox } from './coupon-box.tsx';
import { failureText } from './failure-text.model.ts';
import { LockClock } from './lock-clock.tsx';
import { needsPan, pay, type Paid } from './pay.model.ts';
import { PaymentChoice } from './payment-choice.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { usePriceLock } from './use-price-lock.ts';
import styles from './payment.module.css';

interface PaymentFormProps {
  readonly shipping: string;
  readonly billing: string | null;
}

const PAN = /^[A-Z]{3}[ABCFGHLJPT][A-Z]\d{4}[A-Z]$/;

export function PaymentForm({ shipping, billing }: PaymentFormProps) {
  const { t, locale } = useFrame();
  const href = useHref();
  const held = usePriceLock({ address_id: shipping });
  const [mode, setMode] = useState<PaymentMode | null>(null);
  const [useCoins, setUseCoins] = useState(false);
  const [pan, setPan] = useState('');
  const [giftNote, setGiftNote] = useState('');
  const [notice, setNotice] = useState<{ readonly about: 'pan' | 'all'; readonly text: string } | null>(null);
  const [paying, showPaying] = useState(false);
  // Two presses in one frame both find the state of before; this they both see.
  const underWay = useRef(false);
  const setPaying = (now: boolean): void => {
    underWay.current = now;
    showPaying(now);
  };
  const [code, setCode] = useState<Extract<Paid, { kind: 'code' }> | null>(null);
  const panField = useRef<HTMLInputElement>(null);
  const { lock, options, busy, failure, renew, accept } = held;

  const reprice = useCallback((wish: { mode?: PaymentMode | null; coins?: boolean } = {}) => {
    const wantedMode = wish.mode === undefined ? mode : wish.mode;
    return renew({ address_id: shipping, use_coins: wish.coins ?? useCoins, ...(wantedMode && { payment_mode: wantedMode }) });
  }, [renew, shipping, mode, useCoins]);
  const renewExpired = useCallback(() => void reprice(), [reprice]);

  const arrive = (orderNo: string): void => bus.emit('navigation.visit.requested', { to: href(`/checkout/success/${orderNo}/`) });
  const goOn = (outcome: Paid): void => {
    if (outcome.kind === 'leave') location.assign(outcome.to);
    else if (outcome.kind === 'code') setCode(outcome);
    else if (outcome.kind === 'done') arrive(outcome.orderNo);
    else {
      accept(outcome.lock);
      setNotice({ about: 'all', text: failureText(outcome.error, t) });
    }
    // Until the provider's page is there, a second press must find the button at work.
    setPaying(outcome.kind === 'leave' || outcome.kind === 'done');
  };
  const askForPan = (): void => {
    setNotice({ about: 'pan', text: t('payment.error.pan') });
    panField.current?.focus();
  };
  const submit = async (): Promise<void> => {
    if (lock === null || underWay.current) return;
    if (mode === null) return setNotice({ about: 'all', text: t('payment.error.choose') });
    if (needsPan(lock) && !PAN.test(pan.trim().toUpperCase())) return askForPan();
    setNotice(null);
    setPaying(true);
    try {
      goOn(await pay({ lock, mode, shippingAddressId: shipping, billingAddressId: billing, pan, giftNote, useCoins, locale }));
    } catch (error) {
      setPaying(false);
      setNotice({ about: 'all', text: failureText(error, t) });
      // Out of stock, a used-up coupon, an expired lock: what stands on the page is old.
      await reprice();
    }
  };

  if (lock === null || options === null) {
    return failure === null
      ? <p className={styles['waiting']} aria-busy="true">{t('payment.pricing')}</p>
      : (
        <div className={styles['notice']} role="alert">
          <p>{failureText(failure, t)}</p>
          <Button variant="secondary" onClick={() => void reprice()}>{t('failed.action')}</Button>
          <ButtonLink variant="quiet" href={href('/checkout/cart/')}>{t('payment.to-bag')}</ButtonLink>
        </div>
      );
  }
  if (code !== null) return <CodCode orderNo={code.orderNo} sentTo={code.sentTo} resendAfter={code.resendAfter} onConfirmed={() => arrive(code.orderNo)} />;

  return (
    <div className={styles['layout']}>
      <div className={styles['decisions']}>
        <PaymentChoice
          options={options}
          chosen={mode}
          onChoose={(next) => {
            setMode(next);
            setNotice(null);
            const coins = useCoins && next !== 'cod';
            setUseCoins(coins);
            void reprice({ mode: next, coins });
          }}
        />
        {session.storedToken() !== null && (
          <CoinsSwitch
            totals={lock.totals}
            on={useCoins}
            prepaid={mode !== 'cod'}
            onSwitch={(on) => {
              setUseCoins(on);
              void reprice({ coins: on });
            }}
          />
        )}
        {needsPan(lock) && (
          <Field
            ref={panField}
            name="pan"
            label={t('payment.pan')}
            hint={t('payment.pan-hint')}
            value={pan}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={10}
            error={notice?.about === 'pan' ? notice.text : undefined}
            onChange={(event) => setPan(event.target.value)}
          />
        )}
        <Field name="gift-note" label={t('payment.gift-note')} hint={t('payment.gift-note-hint')} value={giftNote} maxLength={240} onChange={(event) => setGiftNote(event.target.value)} />
      </div>
      <section className={styles['summary']} aria-labelledby="summary-title">
        <h2 id="summary-title">{t('totals.title')}</h2>
        <QuoteLines lines={lock.items} currency={lock.totals.currency} />
        <CouponBox coupon={lock.coupon} currency={lock.totals.currency} onChanged={() => reprice()} />
        <CheckoutTotals totals={lock.totals} />
        <div role="alert">{notice?.about === 'all' && <p className={styles['notice']}>{notice.text}</p>}</div>
        <Button size="large" wide busy={paying ? t('payment.paying') : busy ? t('payment.pricing') : undefined} onClick={() => void submit()}>
          {mode === 'cod' ? t('payment.place-order') : t('payment.pay', { amount: formatPrice(lock.totals.total_payable_paise, lock.totals.currency) })}
        </Button>
        <LockClock until={lock.expires_at} onOver={renewExpired} />
        <p className={styles['small']}>{t('payment.safe')}</p>
      </section>
    </div>
  );
}
