import type { PaymentMode } from '@suvarna/contracts/checkout';
import type { Supply } from '@suvarna/pricing/checkout';
import { linesOfOwner, type BagLine } from '../../bag/index.ts';
import { findCoupon } from '../coupon/coupon.store.ts';
import { choicesOf } from '../buyer/choices.store.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { TenderBag, TenderRefusal } from '../../tenders/index.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import type { Contact } from '../buyer/contact.ts';
import { ruleOf, type CouponFault } from '../coupon/coupon.ts';
import { couponFaultFor } from '../coupon/coupon-for-shopper.ts';
import { withOwnPieces } from '../../inventory/index.ts';
import {
  couponableValue,
  discountLines,
  priceLines,
  quoteOf,
  tenderBagOf,
  type PricedLine,
  type Quote,
} from './quote.ts';

export interface DraftChoices {
  readonly paymentMode: PaymentMode | null;
  /** By kind, whether it was asked for now; for others what was kept with the bag counts. */
  readonly tenders: Readonly<Record<string, boolean>>;
  /** Of the shopper who uses the coupon; none while none is said. */
  readonly contacts: readonly Contact[];
  readonly supply: Supply;
}

/** The bag as it would be sold now, and what of the shopper's choices does not hold. */
export interface Draft {
  readonly quote: Quote;
  readonly lines: readonly BagLine[];
  /** The lines of the quote with what they were priced from. */
  readonly priced: readonly PricedLine<BagLine>[];
  /** Lines that cannot be had, or not so many; they are not in the quote. */
  readonly missing: readonly PricedLine<BagLine>[];
  /** Lines whose design left the catalogue. */
  readonly gone: readonly BagLine[];
  readonly couponCode: string | null;
  readonly couponFault: CouponFault | undefined;
  /** Of the tenders that were chosen, those that do not count. */
  readonly tendersRefused: readonly TenderRefusal[];
  /** Kinds that were chosen. */
  readonly tendersChosen: readonly string[];
  /** What tenders may pay for. */
  readonly tenderBag: TenderBag;
  readonly supply: Supply;
}

function wantedTenders(kept: readonly string[], asked: Readonly<Record<string, boolean>>): string[] {
  const askedFor = Object.keys(asked).filter((kind) => asked[kind] === true);
  return [...new Set([...kept, ...askedFor])].filter((kind) => asked[kind] !== false);
}

/**
 * The one pricer: the bag's lines at today's rates, with coupon, tenders and the place of supply, make
 * the quote of the bag, its totals, the price hold and the order. Nothing is written and
 * nothing promised.
 *
 * @param given the bag's lines, when they were just read
 */
export async function draftOf(
  db: Database | Tx,
  context: CheckoutContext,
  wanted: DraftChoices,
  given?: readonly BagLine[],
): Promise<Draft> {
  const { owner, currency, at, tenders } = context;
  const [lines, choices] = await Promise.all([given ?? linesOfOwner(db, owner), choicesOf(db, owner)]);
  let waitingOrders: Promise<readonly string[]> | undefined;
  const waiting = () => (waitingOrders ??= context.orders.waiting(db, owner));
  const asStocked = priceLines(lines, currency, context.priceOf);
  // Most bags lack nothing and use no tender: they need not ask for orders.
  const { priced, missing, gone } =
    asStocked.missing.length === 0
      ? asStocked
      : priceLines(lines, currency, await withOwnPieces(db, await waiting(), context.priceOf));
  const code = choices.coupon_code;
  const coupon = code === null ? undefined : await findCoupon(db, code);
  const fault =
    code === null
      ? undefined
      : await couponFaultFor(db, context, coupon, couponableValue(priced), wanted.contacts);
  const discounted = discountLines(
    priced,
    coupon === undefined || fault !== undefined ? null : ruleOf(coupon),
  );
  const kinds = wantedTenders(choices.tenders, wanted.tenders);
  const tenderBag = tenderBagOf(discounted, currency, wanted.paymentMode);
  const { uses, refused } = await tenders.plan(
    db,
    { owner, waiting: kinds.length === 0 ? [] : await waiting(), at },
    kinds,
    tenderBag,
  );
  return {
    quote: quoteOf(discounted, {
      currency,
      couponCode: fault === undefined ? code : null,
      tenders: uses,
      supply: wanted.supply,
    }),
    lines,
    priced,
    missing,
    gone,
    couponCode: code,
    couponFault: fault,
    tendersRefused: refused,
    tendersChosen: kinds,
    tenderBag,
    supply: wanted.supply,
  };
}
