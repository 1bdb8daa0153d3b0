import type { BagTotals, PaymentMode } from '@suvarna/contracts/checkout';
import { Refusal } from '../../../platform/refusal.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { serviceability } from '../../shipping/index.ts';
import type { BagLine } from '../../bag/index.ts';
import { buyerOf } from '../buyer/buyer.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { draftOf, type Draft } from './draft.ts';
import { placeOfSupplyIn } from './place-of-supply.ts';

interface Asked {
  readonly pincode: string | undefined;
  readonly paymentMode: PaymentMode | null;
}

/** The bag with what was chosen for it, for a place that may not be known yet. */
export async function draftOfBag(
  db: Database | Tx,
  context: CheckoutContext,
  asked: Asked,
  lines?: readonly BagLine[],
): Promise<Draft> {
  const place =
    asked.pincode === undefined || context.currency !== 'INR'
      ? undefined
      : await serviceability(db, { pincode: asked.pincode, countryId: 'IN' });
  const buyer = await buyerOf(db, context.owner, undefined);
  const wanted = {
    paymentMode: asked.paymentMode,
    tenders: {},
    contacts: buyer?.contacts ?? [],
    supply: placeOfSupplyIn(place?.stateCode),
  };
  return draftOf(db, context, wanted, lines);
}

/** What can be had, in sums. Pieces that cannot are counted and cost nothing. */
export function totalsOfDraft({ quote, lines, couponCode }: Draft): BagTotals {
  const coupon =
    couponCode === null ? null : { code: couponCode, discount_paise: quote.totals.coupon_discount_paise };
  return { ...quote.totals, item_count: lines.reduce((sum, line) => sum + line.quantity, 0), coupon };
}

/** Why something that was chosen does not count; `''` when everything does. */
export function whyNot({ couponFault, tendersRefused: [refused] }: Draft): string {
  if (couponFault !== undefined) return new Refusal(couponFault).message;
  return refused?.message ?? '';
}

/** The totals as they would be now. */
export async function totalsOfBag(
  db: Database | Tx,
  context: CheckoutContext,
  asked: Asked,
): Promise<{ readonly totals: BagTotals; readonly message: string }> {
  const draft = await draftOfBag(db, context, asked);
  return { totals: totalsOfDraft(draft), message: whyNot(draft) };
}
