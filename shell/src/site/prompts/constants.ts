/** When a prompt may come at the earliest, milliseconds (specification §2, §4, §9). */
export { GIFT_POPUP_MS, NOTIFY_PROMPT_MS, PINCODE_MODAL_MS } from '@suvarna/contracts/storefront-constants';

/** Between one prompt and the next, and after a page came on: no shopper is met with a question in the door (decision 13). */
export const BREATH_MS = 1_000;
/** No shopper is interrupted: a prompt waits until nothing was pointed at, scrolled, typed or touched for this long, and never follows a press sooner than that (decision 13). */
export const QUIET_MS = 4_000;
export const TAP_MS = 1_500;
/** How many prompts of the clock a session meets. */
export const ASKED_PER_SESSION = 2;
/** How often a prompt whose time has come looks whether it would still be in the way. */
export const LOOK_AGAIN_MS = 500;

/** Days a question rests in this browser after it was turned down (decision 13). */
export const PINCODE_REST_DAYS = 7;
export const NOTIFY_REST_DAYS = 90;

/** Digits of a code, and seconds until another may be asked for (specification §9; domain rules §2.14 row 20). */
export { OTP_LENGTH, OTP_RESEND_SECONDS } from '@suvarna/contracts/storefront-constants';
