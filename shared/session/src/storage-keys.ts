/** Local storage keys of the specification (§3), letter by letter. */
export const STORAGE_KEYS = {
  token: '__token__',
  guestToken: 'guestToken',
  preGuestToken: 'preGuestToken',
  guestId: 'uuidGuest',
  customerEmail: 'customer_email',
  guestEmail: 'guestUserEmail',
  username: 'username',
  email: 'email',
  phone: 'userPhoneNumber',
  accountExists: 'account_exists',
  loginType: 'login_type',
  giftData: 'checkoutGiftData',
  pincodeModal: 'pincodeModal',
  expressDelivery: 'expressDelivery',
  popupShown: 'popupShown',
  cacheStorageDeleted: 'cacheStorageDeleted',
  /** The country marker, which the specification does not name: the value of the option that pages are drawn for (`INR`, `OTH-USD`). */
  country: 'country',
} as const;

/** What survives a sign-out (specification §4: all is cleared except the guest id and gift data). */
export const KEPT_AT_SIGN_OUT: readonly string[] = [STORAGE_KEYS.guestId, STORAGE_KEYS.giftData];

/**
 * Things said once per browser. Sign-out clears them literally; they come back from the
 * first-party cookie {@link DEVICE_COOKIE} (domain-rules §2.14 row 30).
 */
export const DEVICE_MARKERS: readonly string[] = [
  STORAGE_KEYS.popupShown,
  STORAGE_KEYS.cacheStorageDeleted,
  STORAGE_KEYS.pincodeModal,
];
export const DEVICE_COOKIE = 'dm';

/** Session storage of forms being written: personal, so they go with the customer, too. */
export const DRAFT_KEYS = { enrolment: 'goldenBountyEnrolment' } as const;

/** Session storage of the wallet (specification §3): personal, so it goes with the customer. */
export const WALLET_KEYS = {
  balance: 'walletBalance',
  prepaidDiscount: 'disPercentage',
  toggle: 'walletToggle',
} as const;
