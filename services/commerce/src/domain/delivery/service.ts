import type { ShippingTextKey } from '@suvarna/contracts/api/delivery';
import type { StateCode } from '@suvarna/forms/india-states';

/** Working days between dispatch and door (specification §9: `DELIVERY_DAYS`). Fast is 2 or 3, by pincode. */
export const DELIVERY_DAYS = { express: 1, fast: { near: 2, far: 3 }, india: 4, international: 9 } as const;
/** Estimates begin with it; it is never written down as the shopper's own (domain rules §2.14 row 33). */
export const DEFAULT_PINCODE = '560001';

/** What the store can do for one postcode. */
export interface Service {
  /** As it is kept; as it was asked where no such postcode can be. */
  readonly pincode: string;
  readonly countryId: string;
  readonly serviceable: boolean;
  /** District, or `''` where it is not known. */
  readonly city: string;
  readonly state: string;
  /** Place of supply; `undefined` outside India and for unknown pincodes. */
  readonly stateCode: StateCode | undefined;
  /** Further states the pincode lies in. */
  readonly otherStates: readonly string[];
  /** Cash, and card, at the door. */
  readonly cod: boolean;
  readonly ccod: boolean;
  readonly textKey: ShippingTextKey;
  /** Ready pieces arrive the next working day. */
  readonly express: boolean;
  readonly fast: boolean;
  /** Working days on the road when a piece does not go express. */
  readonly roadDays: number;
}

/** The text for the ways to pay at the door (specification §8; domain rules §2.8). */
export function textKeyOf(ways: { readonly cod: boolean; readonly ccod: boolean; readonly prepaid: boolean }): ShippingTextKey {
  if (ways.cod) return ways.prepaid ? 'codAvailableText' : 'codOnlyAvailableText';
  return ways.ccod ? 'ccodOnlyAvailableText' : 'codNotAvailableText';
}
