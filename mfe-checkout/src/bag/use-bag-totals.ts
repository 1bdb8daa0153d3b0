import { api } from '@suvarna/api-client';
import type { BagTotals } from '@suvarna/contracts/api/checkout';
import type { Cart } from '@suvarna/contracts/api/customer';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface PricedBag {
  readonly totals: BagTotals;
  readonly busy: boolean;
  /** Prices the bag again: its coupon changed. */
  readonly again: () => Promise<void>;
}

/** What is known before the coupon is: the sums that came with the lines. */
const withoutCoupon = (totals: Cart['totals']): BagTotals => ({
  ...totals,
  prepaid_discount_paise: 0,
  loyalty_discount_paise: 0,
  coins_redeemed: 0,
  coins_redeemed_paise: 0,
  gst: { cgst_paise: 0, sgst_paise: 0, igst_paise: 0 },
  total_paise: totals.total_payable_paise,
  coupon: null,
});

/**
 * The bag's totals with its coupon. The list of lines knows of none, so they are asked for whenever
 * it changes; when they cannot be read, the sums of the lines stand.
 */
export function useBagTotals(cart: Cart): PricedBag {
  const [priced, setPriced] = useState<{ readonly cart: Cart; readonly totals: BagTotals } | null>(null);
  const [busy, setBusy] = useState(true);
  const asked = useRef(0);

  const again = useCallback(async (): Promise<void> => {
    asked.current += 1;
    const turn = asked.current;
    setBusy(true);
    const totals = await api
      .get<BagTotals>('customer/cart/totals/', {
        expect: { total_payable_paise: 'number', currency: 'string', gst: 'object' },
      })
      .then(
        ({ data }) => data,
        () => withoutCoupon(cart.totals),
      );
    if (turn !== asked.current) return;
    setPriced({ cart, totals });
    setBusy(false);
  }, [cart]);

  useEffect(() => {
    void again();
    return () => {
      asked.current += 1;
    };
  }, [again]);

  // A coupon stays on show while the changed bag is priced; its discount may be another by then.
  const totals =
    priced?.cart === cart
      ? priced.totals
      : { ...withoutCoupon(cart.totals), coupon: priced?.totals.coupon ?? null };
  return { totals, busy, again };
}
