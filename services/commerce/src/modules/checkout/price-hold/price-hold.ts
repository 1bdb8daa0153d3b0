import type { HoldPriceBody, PaymentMode, PriceHold } from '@suvarna/contracts/checkout';
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../../platform/refusal.ts';
import { dropOlderPriceHolds, insertPriceHold, type PriceHoldRow } from './price-hold.store.ts';
import { saveCoupon } from '../buyer/choices.store.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { findAddress } from '../../customers/index.ts';
import { valueInRupees, wanted } from '../quote/lower-quote.ts';
import { buyerOf } from '../buyer/buyer.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { draftOf, type Draft } from '../quote/draft.ts';
import { withHandedOver } from './hand-over-price-hold.ts';
import { fingerprintOfBag } from './fingerprint-of-bag.ts';
import type { Quote } from '../quote/quote.ts';
import { askedTenders } from '../quote/tenders-in-totals.ts';

import { TenderRefused } from '../../tenders/index.ts';
import { signatureOf } from './standing-price-hold.ts';
import { suitsCurrency, placeOfSupplyOf } from '../quote/place-of-supply.ts';
import { MINUTE_MS, PAN_ABOVE, PRICE_LOCK_MINUTES } from '../quote/terms.ts';

export interface PriceHoldChoices {
  readonly paymentMode: PaymentMode | null;
  readonly addressId: string | null;
  /** By kind, whether it was asked for now; for others what was kept with the bag counts. */
  readonly tenders: Readonly<Record<string, boolean>>;
}

export function choicesOfBody(body: HoldPriceBody): PriceHoldChoices {
  return {
    paymentMode: body.payment_mode ?? null,
    addressId: body.address_id ?? null,
    tenders: askedTenders(body.use_coins),
  };
}

async function draftFor(
  db: Database | Tx,
  context: CheckoutContext,
  choices: PriceHoldChoices,
): Promise<Draft> {
  const address =
    choices.addressId === null ? undefined : await findAddress(db, context.owner, choices.addressId);
  if (choices.addressId !== null && address === undefined) throw new Refusal('ADDRESS.NOT_FOUND');
  // Told here, before anybody chooses a way to pay that cannot be.
  if (address !== undefined && !suitsCurrency(address, context.currency))
    throw new Refusal('CURRENCY.UNSUPPORTED');
  const buyer = await buyerOf(db, context.owner, address);
  return draftOf(db, context, {
    paymentMode: choices.paymentMode,
    tenders: choices.tenders,
    contacts: buyer?.contacts ?? [],
    supply: placeOfSupplyOf(address),
  });
}

/** What of the draft must be said before a price can be promised. */
function faultOf(draft: Draft, choices: PriceHoldChoices): Refusal | undefined {
  if (draft.lines.length === 0) return new Refusal('CHECKOUT.BAG_EMPTY');
  if (draft.missing.length + draft.gone.length > 0) return new Refusal('CHECKOUT.OUT_OF_STOCK');
  if (draft.couponFault !== undefined) return new Refusal(draft.couponFault);
  // A tender that was chosen with the bag simply does not count; asked for now, it is refused.
  const refused = draft.tendersRefused.find(({ kind }) => choices.tenders[kind] === true);
  return refused && new TenderRefused(refused);
}

function priceHoldOf(row: Pick<PriceHoldRow, 'id' | 'created_at' | 'expires_at' | 'quote'>): PriceHold {
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
function documentFor(context: CheckoutContext, quote: Quote): NonNullable<PriceHold['identity']> | null {
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

/** Tabs and devices of one shopper, and some more. */
const MOST_STANDING = 12;

async function savePriceHold(
  db: Database | Tx,
  context: CheckoutContext,
  choices: PriceHoldChoices,
  draft: Draft,
  {
    kept = MOST_STANDING,
    until = new Date(context.at.getTime() + PRICE_LOCK_MINUTES * MINUTE_MS),
  }: { readonly kept?: number; readonly until?: Date | undefined } = {},
): Promise<PriceHold> {
  const lock = {
    id: randomUUID(),
    currency: context.currency,
    rate_version: draft.quote.rate_version,
    payment_mode: choices.paymentMode,
    address_id: choices.addressId,
    tenders: draft.quote.totals.tenders.map(({ kind }) => kind),
    coupon_code: draft.quote.coupon?.code ?? null,
    payable: draft.quote.totals.total_payable_paise,
    quote: draft.quote,
    bag_fingerprint: fingerprintOfBag(draft.lines, draft.couponFault === undefined ? draft.couponCode : null),
    created_at: context.at,
    expires_at: until,
  };
  await insertPriceHold(db, context.owner, {
    ...lock,
    quote: JSON.stringify(lock.quote),
    signature: signatureOf(context.priceHoldSecret, context.owner, lock),
  });
  await dropOlderPriceHolds(db, context.owner, { newest: lock.id, kept });
  return { ...priceHoldOf(lock), identity: documentFor(context, draft.quote) };
}

/** Promises the bag's price for thirty minutes. @throws Refusal when something of it does not hold */
export async function holdPrice(
  tx: Tx,
  context: CheckoutContext,
  choices: PriceHoldChoices,
): Promise<PriceHold> {
  const draft = await draftFor(tx, context, choices);
  const fault = faultOf(draft, choices);
  if (fault !== undefined) throw fault;
  const { draft: promised, until } = await withHandedOver(tx, context, draft);
  // What was promised before ends when it was promised to.
  return savePriceHold(tx, context, choices, promised, { until });
}

/**
 * Promises the price of what a bag holds to who fills it for somebody: where it goes, and how it is paid, is said
 * later by the buyer.
 */
export const promisePrice = (tx: Tx, context: CheckoutContext, draft: Draft): Promise<PriceHold> =>
  // The last one alone is asked for again.
  savePriceHold(tx, context, { paymentMode: null, addressId: null, tenders: {} }, draft, { kept: 1 });

/**
 * The price hold that a refusal brings along: what can still be had, without the coupon that does
 * not count any more, and without tenders that do not. `null` when nothing is left.
 */
export async function holdPriceOfWhatIsLeft(
  tx: Tx,
  context: CheckoutContext,
  choices: PriceHoldChoices,
): Promise<PriceHold | null> {
  const draft = await draftFor(tx, context, choices);
  if (draft.quote.items.length === 0) return null;
  if (draft.couponFault !== undefined) await saveCoupon(tx, context.owner, null);
  return savePriceHold(tx, context, choices, draft);
}
