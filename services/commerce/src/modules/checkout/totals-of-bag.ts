import type { BagTotals, PaymentMode } from '@suvarna/contracts/api/checkout';
import type { Database, Tx } from '../../platform/database/database.ts';
import { serviceability } from '../shipping/index.ts';
import { buyerOf } from './buyer.ts';
import { draftOf, type CheckoutContext } from './draft.ts';
import { CheckoutRefused } from './refused.ts';
import { supplyOfState } from './supply.ts';

/** The totals as they would be now; `message` says why a wish of the shopper's does not count. Unavailable lines are counted as pieces and cost nothing. */
export async function totalsOfBag(
  db: Database | Tx,
  context: CheckoutContext,
  ask: { readonly pincode: string | undefined; readonly paymentMode: PaymentMode | null },
): Promise<{ readonly totals: BagTotals; readonly message: string }> {
  const place =
    ask.pincode === undefined || context.currency !== 'INR'
      ? undefined
      : await serviceability(db, { pincode: ask.pincode, countryId: 'IN' });
  const buyer = await buyerOf(db, context.owner, undefined);
  const draft = await draftOf(db, context, {
    paymentMode: ask.paymentMode,
    useCoins: undefined,
    contacts: buyer?.contacts ?? [],
    supply: supplyOfState(place?.stateCode),
  });
  const fault = draft.couponFault ?? draft.coinsFault;
  const { totals } = draft.quote;
  const coupon =
    draft.couponCode === null
      ? null
      : { code: draft.couponCode, discount_paise: totals.coupon_discount_paise };
  return {
    totals: { ...totals, item_count: draft.lines.reduce((sum, line) => sum + line.quantity, 0), coupon },
    message: fault === undefined ? '' : new CheckoutRefused(fault).message,
  };
}
