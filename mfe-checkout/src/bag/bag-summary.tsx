import { DELIVERY_DAYS } from '@suvarna/contracts/storefront-constants';
import type { Cart } from '@suvarna/contracts/bag';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { RemoteFragment } from '@suvarna/remote-kit/remote-fragment';
import { bagStore } from '@suvarna/stores';
import { ButtonLink } from '@suvarna/ui/button';
import { CouponBox } from '../coupon/coupon-box.tsx';
import { EmiLine } from '../emi/emi-line.tsx';
import { hasGoldCoins } from '../emi/gold-coins.model.ts';
import { DeliveryCheck } from '../shipping/shipping-check.tsx';
import type { DeliveryAnswer } from '../shipping/use-shipping.ts';
import { VoucherBox } from '../voucher/voucher-box.tsx';
import { CheckoutTotals } from '../summary/checkout-totals.tsx';
import { SumBar } from '../summary/sum-bar.tsx';
import { SummaryColumn } from '../summary/summary-column.tsx';
import { TenderSwitches } from '../tenders/tender-switches.tsx';
import { WorthLine } from '../worth/worth-line.tsx';
import summary from '../summary/summary.module.css';
import styles from './bag.module.css';

/** Plans pay for jewellery beside money; what of them can is theirs to say. */
const IN_BAG = { place: 'bag' };
/** Plans and vouchers are chosen one by one, in places of their own. */
const OWN_PLACE: readonly string[] = ['golden-bounty', 'vouchers'];

interface BagSummaryProps {
  readonly cart: Cart;
  /** The bag is being changed or read again. */
  readonly busy: boolean;
  readonly delivery: DeliveryAnswer;
}

/** Where to, what comes off, what it comes to, and on to the address. */
export function BagSummary({ cart, busy, delivery }: BagSummaryProps) {
  const { t } = useRemoteContext();
  const href = useHref();
  const { totals } = cart;
  // Every line can be had in its quantity.
  const buyable = cart.items.every((item) => item.available);
  const atHome = totals.currency === 'INR';
  return (
    <SummaryColumn
      totals={<CheckoutTotals totals={totals} busy={busy} />}
      bar={
        <SumBar
          payableMinor={totals.total_payable_paise}
          currency={totals.currency}
          notice={!buyable && <p className={styles['blocked']}>{t('bag.checkout-blocked')}</p>}
        >
          {buyable && (
            <ButtonLink href={href('/checkout/address/')} size="large" wide>
              {t('bag.checkout')}
            </ButtonLink>
          )}
        </SumBar>
      }
    >
      {atHome && <DeliveryCheck {...delivery} />}
      {atHome && (
        <CouponBox
          coupon={totals.coupon}
          currency={totals.currency}
          worth={totals.product_total_paise}
          onChanged={() => bagStore.getState().refresh()}
        />
      )}
      {atHome && <VoucherBox totals={totals} onChanged={() => bagStore.getState().refresh()} />}
      {atHome && buyable && (
        <EmiLine payable={totals.total_payable_paise} hasCoins={hasGoldCoins(cart.items)} />
      )}
      {atHome && <WorthLine cart={cart} />}
      {atHome && <RemoteFragment remote="golden-bounty" fragment="plan-line" values={IN_BAG} />}
      <TenderSwitches
        totals={totals}
        mode={null}
        without={OWN_PLACE}
        onChanged={() => bagStore.getState().refresh()}
      />
      <p className={summary['small']}>
        {t(atHome ? 'totals.note' : 'totals.note-abroad', {
          currency: totals.currency,
          days: DELIVERY_DAYS.international,
        })}
      </p>
      <ButtonLink href={href('/jewellery/')} variant="secondary" wide>
        {t('bag.continue')}
      </ButtonLink>
    </SummaryColumn>
  );
}
