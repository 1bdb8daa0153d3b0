import type { PaymentMode } from '@suvarna/contracts/api/checkout';
import type { Currency } from '@suvarna/contracts/money';
import type { Supply } from '@suvarna/pricing/checkout';
import { linesOfOwner } from '../bag/index.ts';
import { findCoupon } from './coupon.store.ts';
import { wishesOf } from './wish.store.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { PriceOf } from '../pricing/index.ts';
import type { Shopper } from '../identity/index.ts';
import { coinsFor, type CoinsFault } from './coins.ts';
import type { Contact } from './contact.ts';
import { ruleOf, type CouponFault } from './coupon.ts';
import { couponFaultFor } from './coupon-for-shopper.ts';
import type { ShopperOrders } from './shopper-orders.ts';
import { withOwnPieces } from '../inventory/index.ts';
import { couponableValue, discountLines, priceLines, quoteOf, type Quote, type WantedLine } from './quote.ts';

export interface CheckoutContext {
  readonly owner: Shopper;
  readonly currency: Currency;
  readonly priceOf: PriceOf;
  readonly at: Date;
  readonly orders: ShopperOrders;
  /** Key that price locks are signed with. */
  readonly lockSecret: string;
}

export interface DraftWish {
  readonly paymentMode: PaymentMode | null;
  /** Left out, what was kept with the bag counts. */
  readonly useCoins: boolean | undefined;
  /** Of whoever uses the coupon; none while nobody said one. */
  readonly contacts: readonly Contact[];
  readonly supply: Supply;
}

/** The bag as it would be sold now, and what of the shopper's wishes does not hold. */
export interface Draft {
  readonly quote: Quote;
  readonly lines: readonly WantedLine[];
  /** Lines that cannot be had, or not so many; they are not in the quote. */
  readonly missing: readonly WantedLine[];
  readonly couponCode: string | null;
  readonly couponFault: CouponFault | undefined;
  readonly useCoins: boolean;
  readonly coinsFault: CoinsFault | undefined;
}

/** Prices the bag with everything that changes a total. Nothing is written and nothing promised. */
export async function draftOf(db: Database | Tx, context: CheckoutContext, wish: DraftWish): Promise<Draft> {
  const { owner, currency, at } = context;
  const [lines, wishes, waiting] = await Promise.all([
    linesOfOwner(db, owner),
    wishesOf(db, owner),
    context.orders.waiting(db, owner),
  ]);
  const { priced, missing } = priceLines(lines, currency, await withOwnPieces(db, waiting, context.priceOf));
  const code = wishes.coupon_code;
  const coupon = code === null ? undefined : await findCoupon(db, code);
  const fault =
    code === null
      ? undefined
      : await couponFaultFor(db, context, coupon, couponableValue(priced), wish.contacts);
  const discounted = discountLines(
    priced,
    coupon === undefined || fault !== undefined ? null : ruleOf(coupon),
  );
  const useCoins = wish.useCoins ?? wishes.use_coins;
  const coins = useCoins
    ? await coinsFor(db, {
        owner,
        waiting,
        eligiblePaise: discounted.bag.coinable,
        paymentMode: wish.paymentMode,
        currency,
        at,
      })
    : { coins: 0, fault: undefined };
  return {
    quote: quoteOf(discounted, {
      currency,
      couponCode: fault === undefined ? code : null,
      coins: coins.coins,
      supply: wish.supply,
    }),
    lines,
    missing,
    couponCode: code,
    couponFault: fault,
    useCoins,
    coinsFault: coins.fault,
  };
}
