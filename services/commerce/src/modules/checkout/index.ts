export { takeOrderedPieces } from './bag-of-order.store.ts';
export { type Buyer, buyerOf, contactsOf } from './buyer.ts';
export { type Contact, mailContact, phoneContact, phoneDigits, standsAgainst } from './contact.ts';
export { findCoupon, insertUse, lockCoupons, settleUse, takeUse } from './coupon.store.ts';
export type { CheckoutContext } from './checkout-context.ts';
export { draftOf } from './draft.ts';
export { fingerprintOfBag } from './fingerprint-of-bag.ts';
export type { GrantedMode, GrantedModes, GrantSubject, PaymentGrant } from './granted-mode.ts';
export type { PriceHoldRow } from './price-hold.store.ts';
export { lowerOf, lowerQuote, valueInRupees } from './lower-quote.ts';
export { modesOf } from './modes.ts';
export type { PriceHoldChoices } from './price-hold.ts';
export { goodsOfPiece, type PricedLine, type Quote } from './quote.ts';
export { contextOf, requoting } from './requote.http.ts';
export type { ShopperOrders } from './shopper-orders.ts';
export { standingPriceHold } from './standing-price-hold.ts';
export { ABROAD, stateCodeOf, suitsCurrency, placeOfSupplyIn } from './place-of-supply.ts';
export {
  COINS_EARNED_BP,
  COINS_LIFE_DAYS,
  DAY_MS,
  EXCHANGE_AFTER_DAYS,
  MINUTE_MS,
  PAN_ABOVE,
  PAYMENT_WINDOW_MINUTES,
  PRICE_LOCK_MINUTES,
  WARRANTY_DAYS,
} from './terms.ts';
export { choicesOf, saveTender } from './choices.store.ts';
export { askedTenders, suitsTenders, tendersIn } from './tenders-in-totals.ts';
export { draftOfBag, totalsOfDraft } from './totals-of-bag.ts';
