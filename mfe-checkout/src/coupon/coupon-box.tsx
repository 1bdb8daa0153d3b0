import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { checkoutCouponStore } from '@suvarna/stores/checkout';
import { AskForm } from '@suvarna/ui/ask-form';
import { useLostFocusAfterCommit } from '@suvarna/ui/focus';
import { useAct } from '@suvarna/ui/use-act';
import { useEffect, useRef, useState } from 'react';
import { failureText } from '../payment/failure-text.model.ts';
import { AppliedCoupon, type KeptCoupon } from './applied-coupon.tsx';
import { CouponOffers } from './coupon-offers.tsx';
import { applyCoupon, removeCoupon } from './coupon.api.ts';
import styles from './coupon.module.css';

interface CouponBoxProps {
  readonly coupon: KeptCoupon | null;
  readonly currency: string;
  /** What it is to come off: other coupons are offered when it changes. */
  readonly worth: number;
  /** The coupon changed: everything is priced again. */
  readonly onChanged: () => Promise<unknown>;
}

/** With the shopper's first step into the field: the bag is there sooner without yup. */
const loadSchema = () => import(/* webpackChunkName: "coupon-schema" */ './coupon.schema.ts');
const bringSchema = (): void => {
  // A download that failed is tried again by a shopper who presses the button, and told then.
  loadSchema().catch(() => undefined);
};

/** A coupon for the bag: typed, or taken from those the bag may use. */
export function CouponBox({ coupon, currency, worth, onChanged }: CouponBoxProps) {
  const { t } = useRemoteContext();
  // A coupon the bag has lost (another session, another bag) is one press away.
  const [code, setCode] = useState(() => (coupon === null ? checkoutCouponStore.getState().code : ''));
  const [error, setError] = useState<string>();
  const { busy, fault, act, forget } = useAct();
  const box = useRef<HTMLDivElement>(null);
  const focus = useLostFocusAfterCommit();

  const change = (what: string, work: () => Promise<void>): void => {
    setError(undefined);
    void act(
      what,
      async () => {
        await work();
        // Another one may be typed by now.
        setCode((now) => (now === code ? '' : now));
        await onChanged();
        // The button that was pressed is gone; what stands in its place takes the focus.
        focus(() => box.current);
      },
      (failure) => failureText(failure, t),
    );
  };
  const take = (wanted: string): void => change(wanted, () => applyCoupon(wanted));
  const takeTyped = async (): Promise<void> => {
    forget();
    try {
      const { faultOfTypedCoupon } = await loadSchema();
      const fault = faultOfTypedCoupon(code);
      if (fault === undefined) take(code.trim());
      else setError(t(fault));
    } catch (failure) {
      setError(failureText(failure, t));
    }
  };

  const applied = coupon?.code;
  useEffect(() => {
    if (applied !== undefined) checkoutCouponStore.getState().keep(applied);
  }, [applied]);

  return (
    <div ref={box} tabIndex={-1} className={styles['box']}>
      {coupon !== null ? (
        <>
          <AppliedCoupon
            coupon={coupon}
            currency={currency}
            busy={busy.length > 0}
            onRemove={() =>
              change('remove', async () => {
                await removeCoupon(coupon.code);
                checkoutCouponStore.getState().forget();
              })
            }
          />
          <p role="alert" className={styles['fault']}>
            {fault?.of === 'remove' && fault.text}
          </p>
        </>
      ) : (
        <>
          <AskForm
            name="coupon"
            label={t('coupon.label')}
            value={code}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={32}
            error={fault?.text ?? error}
            onChange={(event) => setCode(event.target.value)}
            ask={t('coupon.apply')}
            busy={busy.length === 0 ? undefined : t('coupon.applying')}
            onFocus={bringSchema}
            onAsk={() => void takeTyped()}
          />
          <CouponOffers worth={worth} currency={currency} busy={busy} onUse={take} />
        </>
      )}
    </div>
  );
}
