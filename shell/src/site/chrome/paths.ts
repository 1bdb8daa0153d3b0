/** Language-neutral paths the chrome knows by name. */
export const ALL_JEWELLERY = '/jewellery/';
export const SEARCH = '/jewellery/search/';
export const BAG = '/checkout/cart/';
/** What shoppers see who have ordered; the order's number follows. */
export const ORDER_PLACED = '/checkout/success/';
export const WISHLIST = '/wishlist/';
export const SIGN_IN = '/sign-in/';
export const REGISTER = '/sign-in/register/';
export const ACCOUNT = '/account/';
export const PROFILE = '/account/profile/';
export const ORDERS = '/account/orders/';
export const ADDRESSES = '/account/address/';
export const TRACKING = '/orderstats/';
/** Thanks for an order. */
export const ORDER_PLACED = '/checkout/success/';
export const GOLD_RATE = '/gold-rate/';
export const GOLDEN_BOUNTY = '/golden-bounty/';
export const GIFT_CARDS = '/gift-cards/';
export const PLANS = '/golden-bounty/plans/';
export const CHOOSE_LANGUAGE = '/choose-language/';
export const PRIVACY = '/policy/privacy/';
export const SIZE_GUIDE = '/ring-size-guide/';
export const FIND_A_STORE = '/find-a-store/';
export const CONTACT = '/contact-us/';
export const BLOG = '/blog/';
export const FRANCHISE = '/franchise/';
export const ATTRIBUTION = '/attribution/';
export const GIFT_GUIDE = '/gift-guide/';
export const RECENTLY_VIEWED = '/recently-viewed/';
export const SHIPPING = '/policy/shipping/';
