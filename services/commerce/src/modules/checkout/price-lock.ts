import type { LockPriceBody, PaymentMode, PriceLock } from '@suvarna/contracts/api/checkout';
import { randomUUID } from 'node:crypto';
import { insertLock, type LockRow } from './lock.store.ts';
import { keepWishes } from './wish.store.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { findAddress } from '../customers/index.ts';
import { valueInRupees, wanted } from './lower-quote.ts';
import { buyerOf } from './buyer.ts';
import { draftOf, type CheckoutContext, type Draft } from './draft.ts';
import { fingerprintOfBag } from './fingerprint-of-bag.ts';
import type { Quote } from './quote.ts';
import { CheckoutRefused, type CheckoutRefusal } from './refused.ts';
import { signatureOf } from './standing-lock.ts';
import { suitsCurrency, supplyOf } from './supply.ts';
import { MINUTE_MS, PAN_ABOVE, PRICE_LOCK_MINUTES } from './terms.ts';

export interface LockWish {
  readonly paymentMode: PaymentMode | null;
  readonly addressId: string | null;
  readonly useCoins: boolean | undefined;
}

export function wishOf(body: LockPriceBody): LockWish {
  return {
    paymentMode: body.payment_mode ?? null,
    addressId: body.address_id ?? null,
    useCoins: body.use_coins,
  };
}

async function draftFor(db: Database | Tx, context: CheckoutContext, wish: LockWish): Promise<Draft> {
  const address = wish.addressId === null ? undefined : await findAddress(db, context.owner, wish.addressId);
  if (wish.addressId !== null && address === undefined) throw new CheckoutRefused('ADDRESS.NOT_FOUND');
  // Told here, before anybody chooses a way to pay that cannot be.
  if (address !== undefined && !suitsCurrency(address, context.currency))
    throw new CheckoutRefused('CURRENCY.UNSUPPORTED');
  const buyer = await buyerOf(db, context.owner, address);
  return draftOf(db, context, {
    paymentMode: wish.paymentMode,
    useCoins: wish.useCoins,
    contacts: buyer?.contacts ?? [],
    supply: supplyOf(address),
  });
}

/** What of the draft must be told before a price can be promised. */
function faultOf(draft: Draft, wish: LockWish): CheckoutRefusal | undefined {
  if (draft.lines.length === 0) return 'CHECKOUT.BAG_EMPTY';
  if (draft.missing.length > 0) return 'CHECKOUT.OUT_OF_STOCK';
  if (draft.couponFault !== undefined) return draft.couponFault;
  // Coins that were wished for with the bag simply do not count; asked for now, they are refused.
  return wish.useCoins === true ? draft.coinsFault : undefined;
}

function lockOf(row: Pick<LockRow, 'id' | 'created_at' | 'expires_at' | 'quote'>): PriceLock {
  const { rate_version, coupon, items, totals } = row.quote;
  return {
    lock_id: row.id,
    issued_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    rate_version,
    coupon,
    items: [...items],
    totals,
  };
}

/** What the law asks for above ₹2,00,000, whatever is paid with (domain rules §2.6). */
function documentFor(context: CheckoutContext, quote: Quote): NonNullable<PriceLock['identity']> | null {
  if (
    valueInRupees(
      context,
      wanted(quote).map((line) => ({ line })),
      quote,
    ) <= PAN_ABOVE
  )
    return null;
  return context.currency === 'INR' ? 'pan' : 'passport';
}

async function keepLock(
  db: Database | Tx,
  context: CheckoutContext,
  wish: LockWish,
  draft: Draft,
): Promise<PriceLock> {
  const lock = {
    id: randomUUID(),
    currency: context.currency,
    rate_version: draft.quote.rate_version,
    payment_mode: wish.paymentMode,
    address_id: wish.addressId,
    use_coins: draft.quote.totals.coins_redeemed > 0,
    coupon_code: draft.quote.coupon?.code ?? null,
    payable: draft.quote.totals.total_payable_paise,
    quote: draft.quote,
    bag_print: fingerprintOfBag(draft.lines, draft.couponFault === undefined ? draft.couponCode : null),
    created_at: context.at,
    expires_at: new Date(context.at.getTime() + PRICE_LOCK_MINUTES * MINUTE_MS),
  };
  await insertLock(db, context.owner, {
    ...lock,
    quote: JSON.stringify(lock.quote),
    quote_print: signatureOf(context.lockSecret, context.owner, lock),
  });
  return { ...lockOf(lock), identity: documentFor(context, draft.quote) };
}

/** Promises the bag's price for thirty minutes. @throws CheckoutRefused when something of it does not hold */
export async function lockPrice(tx: Tx, context: CheckoutContext, wish: LockWish): Promise<PriceLock> {
  const draft = await draftFor(tx, context, wish);
  const fault = faultOf(draft, wish);
  if (fault !== undefined) throw new CheckoutRefused(fault);
  return keepLock(tx, context, wish, draft);
}

/**
 * The price lock that a refusal brings along: what can still be had, without the coupon that does
 * not count any more, and without coins that cannot be redeemed. `null` when nothing is left.
 */
export async function lockWhatIsLeft(
  tx: Tx,
  context: CheckoutContext,
  wish: LockWish,
): Promise<PriceLock | null> {
  const draft = await draftFor(tx, context, wish);
  if (draft.quote.items.length === 0) return null;
  if (draft.couponFault !== undefined) await keepWishes(tx, context.owner, { coupon_code: null });
  return keepLock(tx, context, wish, draft);
}
