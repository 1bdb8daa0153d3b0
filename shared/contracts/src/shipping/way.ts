import { marketOf, type Currency } from '../base/money/money.ts';
import { DELIVERY_DAYS } from '../base/storefront-constants.ts';

/** Estimates begin with it; it is never written down as the shopper's own (domain rules §2.14 row 33). */
export const DEFAULT_PINCODE = '560001';

/** How a parcel goes to a place. */
export interface Way {
  readonly countryId: string;
  /** Ready pieces arrive the next working day. */
  readonly express: boolean;
  readonly fast: boolean;
  /** Working days on the road when a piece does not go express. */
  readonly roadDays: number;
}

/** To `DEFAULT_PINCODE`, as the table of pincodes has it: pages for everybody promise this. */
export const DEFAULT_WAY: Way = {
  countryId: 'IN',
  express: true,
  fast: true,
  roadDays: DELIVERY_DAYS.fast.near,
};
/** To any place outside India. `countryId` is empty: it is not asked before checkout. */
export const WAY_ABROAD: Way = {
  countryId: '',
  express: false,
  fast: false,
  roadDays: DELIVERY_DAYS.international,
};

/** Minor units. The specification says that the store bears the shipping; the row is kept for a country that should not (§2.14 row 44). */
export const shippingCharge = (currency: Currency): number => marketOf(currency).shipping;
