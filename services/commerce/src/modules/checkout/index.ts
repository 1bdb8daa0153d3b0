export { takeOrderedPieces } from './buyer/bag-of-order.store.ts';
export { type Buyer, buyerOf, contactsOf } from './buyer/buyer.ts';
export { type Contact, mailContact, phoneContact, phoneDigits, standsAgainst } from './buyer/contact.ts';
export { findCoupon, insertUse, lockCoupons, settleUse, takeUse } from './coupon/coupon.store.ts';
export type { CheckoutContext } from './checkout-context.ts';
export { type Draft, draftOf } from './quote/draft.ts';
export { fingerprintOfBag } from './price-hold/fingerprint-of-bag.ts';
export type { GrantedMode, GrantedModes, GrantSubject, PaymentGrant } from './buyer/granted-mode.ts';
export type { PriceHoldRow } from './price-hold/price-hold.store.ts';
export { lowerOf, lowerQuote, valueInRupees } from './quote/lower-quote.ts';
export { modesOf } from './buyer/modes.ts';
export { normaliseCode } from './coupon/coupon.ts';
export { handOverPriceHold } from './price-hold/hand-over-price-hold.ts';
export { type PriceHoldChoices, promisePrice } from './price-hold/price-hold.ts';
export { goodsOfPiece, type PricedLine, type Quote } from './quote/quote.ts';
export { checkoutContext, contextOf, requoting } from './price-hold/requote.http.ts';
export type { ShopperOrders } from './buyer/shopper-orders.ts';
export { standingPriceHold } from './price-hold/standing-price-hold.ts';
export { ABROAD, stateCodeOf, suitsCurrency, placeOfSupplyIn } from './quote/place-of-supply.ts';
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
} from './quote/terms.ts';
export { choicesOf, moveCoupon, saveCoupon, saveTender } from './buyer/choices.store.ts';
export { askedTenders, suitsTenders, tendersIn } from './quote/tenders-in-totals.ts';
export { draftOfBag, totalsOfDraft } from './quote/totals-of-bag.ts';
