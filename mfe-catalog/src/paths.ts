/** Language-neutral paths that more than one part of the remote leads to. */
export const SIZE_GUIDE = '/ring-size-guide/';
export const MEASUREMENTS = '/account/measurements/';
export const FIND_A_STORE = '/find-a-store/';
export const APPOINTMENT = '/find-a-store/appointment/';
export const RECENTLY_VIEWED = '/recently-viewed/';
export const GIFT_GUIDE = '/gift-guide/';
export const SOLITAIRE_BUILDER = '/jewellery/solitaires/build/';
