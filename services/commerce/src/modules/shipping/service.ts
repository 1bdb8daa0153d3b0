import type { ShippingTextKey } from '@suvarna/contracts/shipping';
import type { StateCode } from '@suvarna/forms/india-states';

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
export function textKeyOf(ways: {
  readonly cod: boolean;
  readonly ccod: boolean;
  readonly prepaid: boolean;
}): ShippingTextKey {
  if (ways.cod) return ways.prepaid ? 'codAvailableText' : 'codOnlyAvailableText';
  return ways.ccod ? 'ccodOnlyAvailableText' : 'codNotAvailableText';
}
