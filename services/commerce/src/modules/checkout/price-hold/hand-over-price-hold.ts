import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Shopper } from '../../identity/index.ts';
import { findCoupon } from '../coupon/coupon.store.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import type { Draft } from '../quote/draft.ts';
import { lowerOf } from '../quote/lower-quote.ts';
import type { Quote } from '../quote/quote.ts';
import { fingerprintOfBag } from './fingerprint-of-bag.ts';
import { findHandedOver, insertPriceHold, type PriceHoldRow } from './price-hold.store.ts';
import { signatureOf, standingPriceHold } from './standing-price-hold.ts';

/** Whose price hold it is, when, and by which key it is read. */
type Promised = Pick<CheckoutContext, 'owner' | 'at' | 'priceHoldSecret'>;

async function standing(tx: Tx, context: Promised, lockId: string): Promise<PriceHoldRow | undefined> {
  try {
    return await standingPriceHold(tx, context, lockId);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'CHECKOUT.LOCK_EXPIRED') return undefined;
    throw error;
  }
}

/**
 * A price that was promised to who filled a bag is its buyer's from now on, as long as it was promised: the buyer
 * is told no other than the one the choice was made by.
 *
 * @param context of who it was promised to
 */
export async function handOverPriceHold(
  tx: Tx,
  context: Promised,
  lockId: string,
  buyer: Shopper,
): Promise<void> {
  const promised = await standing(tx, context, lockId);
  if (promised === undefined) return;
  const { guest_id: _guest, customer_id: _customer, signature: _signature, ...rest } = promised;
  const hold = { ...rest, id: randomUUID() };
  await insertPriceHold(tx, buyer, {
    ...hold,
    quote: JSON.stringify(hold.quote),
    signature: signatureOf(context.priceHoldSecret, buyer, hold),
    handed_over: true,
  });
}

/** A draft, and until when its price was promised before; `undefined` where it is today's. */
interface PromisedDraft {
  readonly draft: Draft;
  readonly until: Date | undefined;
}

/** What was promised, as its buyer's bag has it: with the ids of its lines, and words for a card that cost nothing. */
const inBag = (items: Quote['items'], draft: Draft): Quote['items'] =>
  items.map(({ gift_note: _note, ...item }) => {
    const own = draft.quote.items.find(({ sku }) => sku === item.sku);
    return {
      ...item,
      item_id: own?.item_id ?? item.item_id,
      ...(own?.gift_note !== undefined && { gift_note: own.gift_note }),
    };
  });

/**
 * A draft at the price that was handed over with these pieces, where that still stands and is lower than today's. Who
 * pays with something besides money is asked today's: what that is worth was no part of the promise.
 */
export async function withHandedOver(tx: Tx, context: CheckoutContext, draft: Draft): Promise<PromisedDraft> {
  const asToday = { draft, until: undefined };
  const found = await findHandedOver(tx, context.owner, context.at);
  if (found === undefined || draft.quote.totals.tenders.length > 0) return asToday;
  const promised = await standing(tx, context, found.id);
  const code = draft.couponFault === undefined ? draft.couponCode : null;
  const lines = draft.lines.map((line) => ({ ...line, gift_note: '' }));
  const isOfBag =
    promised?.currency === context.currency && promised.bag_fingerprint.equals(fingerprintOfBag(lines, code));
  if (promised === undefined || !isOfBag) return asToday;
  if (promised.payable >= draft.quote.totals.total_payable_paise) return asToday;
  const { quote } = lowerOf(promised.quote, {
    priceOf: context.priceOf,
    currency: context.currency,
    coupon: code === null ? undefined : await findCoupon(tx, code),
    tenders: [],
    supply: draft.supply,
  });
  const own = { ...quote, items: inBag(quote.items, draft) };
  return { draft: { ...draft, quote: own }, until: promised.expires_at };
}
