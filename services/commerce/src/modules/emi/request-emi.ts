import type { QuoteLine } from '@suvarna/contracts/checkout';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { Locale } from '@suvarna/contracts/locale';
import type { MinorUnits } from '@suvarna/contracts/money';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/database/database.ts';
import { type CheckoutContext, draftOfBag } from '../checkout/index.ts';
import { findOwnOrder, linesOfOrder, WAITING } from '../orders/index.ts';
import { ask, type RequestRow } from '../requests/index.ts';
import { EMI, EMI_KINDS } from './emi-requests.ts';
import { offerOf, reachOf } from './offers.ts';
import { hasGoldCoins, subjectOf } from './pieces.ts';
import { plansOn } from './plan.store.ts';

interface Wanted {
  readonly items: readonly QuoteLine[];
  readonly payable: MinorUnits;
}

/** The bag as it would be paid now, after coupon and tenders. @throws Refusal */
export async function wantedInBag(tx: Tx, context: CheckoutContext): Promise<Wanted> {
  const { lines, missing, gone, quote } = await draftOfBag(tx, context, {
    pincode: undefined,
    paymentMode: null,
  });
  if (lines.length === 0) throw new Refusal('CHECKOUT.BAG_EMPTY');
  if (missing.length + gone.length > 0) throw new Refusal('CHECKOUT.OUT_OF_STOCK');
  return { items: quote.items, payable: quote.totals.total_payable_paise };
}

/** @throws Refusal for another's, and for one that waits for no money */
async function wantedInOrder(tx: Tx, { owner }: CheckoutContext, orderNo: string): Promise<Wanted> {
  const order = await findOwnOrder(tx, owner, orderNo);
  if (order === undefined) throw new Refusal('ORDER.NOT_FOUND');
  if (!WAITING.includes(order.state)) throw new Refusal('ORDER.STATE_CONFLICT');
  return { items: (await linesOfOrder(tx, orderNo)).map(({ quote }) => quote), payable: order.payable };
}

/**
 * Asks for EMI for pieces, as they lie in the bag or in an order that waits for its money. What counts is
 * what is to be paid now, after coupon and tenders (domain rules §2.14 row 54).
 *
 * @throws Refusal, Refusal
 */
export async function requestEmi(
  tx: Tx,
  context: CheckoutContext,
  asked: { readonly planId: string; readonly orderNo: string | undefined; readonly locale: Locale },
): Promise<RequestRow> {
  const { owner, currency, at } = context;
  if (currency !== 'INR') throw new Refusal('EMI.NOT_IN_CURRENCY');
  const { items, payable } =
    asked.orderNo === undefined
      ? await wantedInBag(tx, context)
      : await wantedInOrder(tx, context, asked.orderNo);
  if (hasGoldCoins(items)) throw new Refusal('EMI.NOT_FOR_COINS');
  const reach = reachOf(payable);
  if (reach !== 'within') throw new Refusal(reach === 'below' ? 'EMI.AMOUNT_BELOW' : 'EMI.AMOUNT_ABOVE');
  const plan = offerOf(await plansOn(tx, indianDay(at)), asked.planId, payable);
  if (plan === undefined) throw new Refusal('EMI.PLAN_UNAVAILABLE');
  const request = await ask(tx, EMI_KINDS, {
    kind: EMI,
    customerId: owner.id,
    subject: subjectOf(items),
    evidence: {
      amount: payable,
      plan,
      pieces: items.map(({ productDetails: card, quantity }) => ({
        title: card.product_title,
        title_hi: card.title_hi ?? card.product_title,
        quantity,
      })),
      order_no: asked.orderNo ?? '',
      consented_at: at.toISOString(),
    },
    locale: asked.locale,
    at,
  });
  if (request === undefined) throw new Refusal('EMI.REQUEST_OPEN');
  return request;
}
