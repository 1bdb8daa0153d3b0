/** Language-neutral paths the chrome knows by name. */
export const ALL_JEWELLERY = '/jewellery/';
export const SEARCH = '/jewellery/search/';
export const BAG = '/checkout/cart/';
export const WISHLIST = '/wishlist/';
export const SIGN_IN = '/sign-in/';
export const REGISTER = '/sign-in/register/';
export const ACCOUNT = '/account/';
export const PROFILE = '/account/profile/';
export const ORDERS = '/account/orders/';
export const ADDRESSES = '/account/address/';
export const TRACKING = '/orderstats/';
export const GOLD_RATE = '/gold-rate/';
export const GOLDEN_BOUNTY = '/golden-bounty/';
export const CHOOSE_LANGUAGE = '/choose-language/';
export const PRIVACY = '/policy/privacy/';
export const SIZE_GUIDE = '/ring-size-guide/';
export const SHIPPING = '/policy/shipping/';
