import type { Cart } from '@suvarna/contracts/bag';
import { useHref } from '@suvarna/remote-kit/hooks';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useRedirect } from '@suvarna/remote-kit/use-redirect';
import { bagStore, useBag } from '@suvarna/stores';
import { Skeleton } from '@suvarna/ui/skeleton';
import type { ReactNode } from 'react';
import { CheckoutTotals } from './checkout-totals.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { SumBar } from './sum-bar.tsx';
import { SummaryColumn } from './summary-column.tsx';
import chrome from '../chrome/chrome.module.css';
import styles from './summary.module.css';

interface BagReviewProps {
  /** Why it does not go on. */
  readonly notice?: string;
  /** The button that goes on. */
  readonly children: ReactNode;
}

function Review({ cart, notice, children }: BagReviewProps & { readonly cart: Cart }) {
  const { totals } = cart;
  return (
    <SummaryColumn
      totals={<CheckoutTotals totals={totals} />}
      bar={
        <SumBar
          payableMinor={totals.total_payable_paise}
          currency={totals.currency}
          notice={notice !== undefined && <p className={chrome['notice']}>{notice}</p>}
        >
          {children}
        </SumBar>
      }
    >
      <QuoteLines lines={cart.items} currency={totals.currency} />
    </SummaryColumn>
  );
}

/** What is being bought and what it comes to, beside the questions. Nothing in the bag: nothing to ask for, back to it. */
export function BagReview({ notice, children }: BagReviewProps) {
  const cart = useBag((bag) => bag.cart);
  const status = useBag((bag) => bag.status);
  const toBag = useHref()('/checkout/cart/');
  useRead('bag', () => bagStore.getState().refresh());
  const empty = status === 'ready' && (cart === null || cart.items.length === 0);
  useRedirect(empty ? toBag : null);

  if (cart !== null && cart.items.length > 0)
    return (
      <Review cart={cart} {...(notice !== undefined && { notice })}>
        {children}
      </Review>
    );
  return (
    <div className={styles['aside']}>
      <div className={styles['card']} aria-hidden="true">
        <Skeleton shape="title" width="half" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
      {/* Without a sum there is still a way on: the payment prices the bag anyway. */}
      <div className={chrome['actions']}>
        <div role="alert">{notice}</div>
        {children}
      </div>
    </div>
  );
}
