import type { CheckoutTotals as Totals } from '@suvarna/contracts/checkout';
import { useFocusOfAnswer } from '@suvarna/remote-kit/focus-of-answer';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { formatPrice } from '@suvarna/ui/price';
import { useCallback, useRef } from 'react';
import chrome from '../chrome/chrome.module.css';
import { CouponBox } from '../coupon/coupon-box.tsx';
import { VoucherBox } from '../voucher/voucher-box.tsx';
import { CheckoutTotals } from '../summary/checkout-totals.tsx';
import { QuoteLines } from '../summary/quote-lines.tsx';
import { SumBar } from '../summary/sum-bar.tsx';
import { SummaryColumn } from '../summary/summary-column.tsx';
import summary from '../summary/summary.module.css';
import { CodCode } from './cod-code.tsx';
import { failureText } from './failure-text.model.ts';
import { PriceHoldClock } from './price-hold-clock.tsx';
import { NoPrice } from './no-price.tsx';
import { PaymentDecisions } from './payment-decisions.tsx';
import { PaymentSkeleton } from './payment-skeleton.tsx';
import { usePriceHold, type HeldPrice } from './use-price-hold.ts';
import { usePurchase } from './use-purchase.ts';
import styles from './payment.module.css';

interface PaymentFormProps {
  readonly shipping: string;
  readonly billing: string | null;
  /** Words for the card that are known already. */
  readonly giftNote?: string;
}

export function PaymentForm({ shipping, billing, giftNote = '' }: PaymentFormProps) {
  const { t } = useRemoteContext();
  const held = usePriceHold({ address_id: shipping });
  const { lock, options, busy, failure } = held;
  const purchase = usePurchase({ shipping, billing, giftNote }, held);
  const { wishes, code, reprice } = purchase;
  const keepFocus = useFocusOfAnswer(busy ? undefined : (lock ?? failure), failure !== null);
  const decisions = useRef<HTMLDivElement>(null);
  const renewExpired = useCallback(() => void reprice(), [reprice]);

  const submit = async (): Promise<void> => {
    const missing = await purchase.submit();
    // The shopper is brought to what is missing: on a phone it is a screen away from the button.
    if (missing === 'mode')
      decisions.current?.querySelector<HTMLElement>('[name="payment-mode"]:enabled')?.focus();
    else if (missing === 'document')
      decisions.current?.querySelector<HTMLElement>('[name="document"]')?.focus();
  };

  if (lock === null || options === null) {
    return failure === null ? (
      <PaymentSkeleton />
    ) : (
      <NoPrice
        failure={failure}
        onAgain={() => {
          keepFocus();
          void reprice();
        }}
      />
    );
  }
  const { totals } = lock;
  const deciding = code === null;
  return (
    <div className={summary['layout']}>
      {code === null ? (
        <PaymentDecisions
          ref={decisions}
          lock={lock}
          options={options}
          shipping={shipping}
          purchase={purchase}
        />
      ) : (
        <CodCode
          orderNo={code.orderNo}
          sentTo={code.sentTo}
          resendAfter={code.resendAfter}
          onConfirmed={() => purchase.arrive(code.orderNo)}
          onBack={purchase.forgetCode}
        />
      )}
      <SummaryColumn
        totals={
          <>
            <CheckoutTotals totals={totals} busy={busy} />
            {/* Once the order is made its price stands, and its own time runs. */}
            {deciding && <PriceHoldClock lock={lock} onOver={renewExpired} />}
          </>
        }
        bar={
          deciding && <PayBar totals={totals} held={held} purchase={purchase} onPay={() => void submit()} />
        }
      >
        <QuoteLines lines={lock.items} currency={totals.currency} />
        {deciding && totals.currency === 'INR' && (
          <CouponBox
            coupon={lock.coupon}
            currency={totals.currency}
            worth={totals.product_total_paise}
            onChanged={reprice}
          />
        )}
        {deciding && totals.currency === 'INR' && <VoucherBox totals={totals} onChanged={reprice} />}
        {deciding && wishes.mode !== 'cod' && <p className={styles['small']}>{t('payment.safe')}</p>}
      </SummaryColumn>
    </div>
  );
}

interface PayBarProps {
  readonly totals: Totals;
  readonly held: HeldPrice;
  readonly purchase: Pick<ReturnType<typeof usePurchase>, 'wishes' | 'notice' | 'paying'>;
  readonly onPay: () => void;
}

function PayBar({ totals, held: { busy, failure }, purchase, onPay }: PayBarProps) {
  const { t } = useRemoteContext();
  const { wishes, notice, paying } = purchase;
  const amount = formatPrice(totals.total_payable_paise, totals.currency);
  // The price was asked for after the notice was given: why it could not be had is the newer truth.
  const why =
    failure === null ? (notice?.about === 'all' ? notice.text : undefined) : failureText(failure, t);
  return (
    <SumBar
      payableMinor={totals.total_payable_paise}
      currency={totals.currency}
      notice={why !== undefined && <p className={chrome['notice']}>{why}</p>}
    >
      <Button
        size="large"
        wide
        busy={paying ? t('payment.paying') : busy ? t('payment.pricing') : undefined}
        onClick={onPay}
      >
        {wishes.mode === 'cod' ? t('payment.place-order') : t('payment.pay', { amount })}
      </Button>
    </SumBar>
  );
}
