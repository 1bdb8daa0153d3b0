import type { Currency } from '@suvarna/contracts/money';
import { marketOf } from '@suvarna/contracts/money';
import { deliveryDate } from '@suvarna/contracts/shipping';
import type { Supply } from '@suvarna/pricing/checkout';
import { findCountry } from '@suvarna/forms/countries';
import { placeOfSupplyIn, type PricedLine } from '../../checkout/index.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { placeOfSupply, type Service, serviceability } from '../../shipping/index.ts';
import { postalAddress, STORES } from '../../stores/index.ts';
import type { Destination, Method, NamedDestination, Wanted } from './wanted.ts';

export type PlacementFault =
  | 'address_undeliverable'
  | 'country_unknown'
  | 'postal_code_required'
  | 'currency_mismatch'
  | 'destination_unknown';

/** Where the pieces go, as far as it is known. */
export interface Placement {
  readonly type: 'shipping' | 'pickup';
  readonly destinations: readonly NamedDestination[];
  readonly selectedId: string | null;
  readonly fault: PlacementFault | undefined;
  /** How the tax is split; not at all while no place is known. */
  readonly supply: Supply;
  readonly service: Service | undefined;
  /** Country of the destination or, without one, of the currency: stores there can be collected from. */
  readonly countryId: string;
}

/** Stores that are told of: the nearest of a country are not known without an address. */
const MOST_STORES = 20;

/** The one way that a session is sent by: the one with a choice made, else the first that is named. */
const methodOf = ({ fulfillment: { methods = [] } = {} }: Wanted): Method | undefined =>
  methods.find(({ selected_destination_id: id }) => typeof id === 'string') ?? methods[0];

/** ISO 3166-1 alpha-2, as the store has countries; platforms may write others (UCP postal address). */
const THREE_LETTERS: Readonly<Record<string, string>> = {
  IND: 'IN',
  GBR: 'GB',
  USA: 'US',
  SGP: 'SG',
  ARE: 'AE',
};

function countryOf(written: string | undefined, currency: Currency): string {
  const typed = written?.trim().toUpperCase() ?? '';
  return typed === '' ? marketOf(currency).id : (THREE_LETTERS[typed] ?? typed);
}

const storesIn = (countryId: string): readonly NamedDestination[] =>
  STORES.filter(({ view }) => view.country === countryId)
    .slice(0, MOST_STORES)
    .map(({ view }) => {
      const { house, street, city, state, pincode } = postalAddress(view);
      return {
        id: view.store_id,
        // The published schema takes a destination with a name for none of its two kinds.
        extended_address: house,
        street_address: street,
        address_locality: city,
        address_region: state,
        address_country: countryId,
        postal_code: pincode,
      };
    });

/** Of what was typed: the ids that are given to places without one stay the same, as they follow from their order. */
const named = (destinations: readonly Destination[]): readonly NamedDestination[] =>
  destinations.map((one, index) => ({ ...one, id: one.id ?? `destination-${String(index + 1)}` }));

/** What was chosen of where it may go. */
interface Choice extends Pick<Placement, 'type' | 'destinations' | 'selectedId'> {
  readonly destination: NamedDestination | undefined;
  /** It names a destination that there is not. */
  readonly isUnknown: boolean;
}

function choiceOf(wanted: Wanted, countryId: string): Choice {
  const method = methodOf(wanted);
  const type = method?.type ?? 'shipping';
  const destinations = type === 'pickup' ? storesIn(countryId) : named(method?.destinations ?? []);
  // An address that is sent is meant; of stores there are many.
  const usual = type === 'shipping' ? destinations[0]?.id : undefined;
  const id = method?.selected_destination_id ?? usual;
  const destination = destinations.find((one) => one.id === id);
  return {
    type,
    destinations,
    destination,
    selectedId: destination?.id ?? null,
    isUnknown: id !== undefined && destination === undefined,
  };
}

/** Whether a parcel gets there, as far as a country and a postcode say it. */
async function serviceAt(
  db: Database | Tx,
  place: Pick<Destination, 'address_country' | 'postal_code'>,
  currency: Currency,
): Promise<Service | PlacementFault> {
  const countryId = countryOf(place.address_country, currency);
  const country = findCountry(countryId);
  if (country === undefined) return 'country_unknown';
  // Rupees carry Indian tax, and other currencies none.
  if ((countryId === 'IN') !== (currency === 'INR')) return 'currency_mismatch';
  const pincode = place.postal_code?.trim() ?? '';
  if (pincode === '' && country.withoutPostcodes !== true) return 'postal_code_required';
  const service = await serviceability(db, { pincode, countryId });
  return service.serviceable ? service : 'address_undeliverable';
}

/** By the state of the pincode; where it lies in several, by the one that is written. */
function supplyOf({ countryId, stateCode, otherStates }: Service, written = ''): Supply {
  if (countryId !== 'IN') return 'none';
  return placeOfSupplyIn(otherStates.includes(written) ? placeOfSupply(written) : stateCode);
}

/**
 * Where a session's pieces go. A postcode is enough to know whether and when they arrive and how they are taxed; the
 * rest of an address is the buyer's to write. What is only guessed of a place, in the context, refuses nothing.
 */
export async function placementOf(db: Database | Tx, wanted: Wanted, currency: Currency): Promise<Placement> {
  const { context } = wanted;
  const home = countryOf(context?.address_country, currency);
  const { destination, isUnknown, ...choice } = choiceOf(wanted, home);
  const nowhere = { ...choice, fault: undefined, supply: 'none', service: undefined } as const;
  if (isUnknown) return { ...nowhere, fault: 'destination_unknown', countryId: home };
  const hint = context?.postal_code;
  const place =
    destination ?? (hint === undefined ? undefined : { postal_code: hint, address_country: home });
  if (place === undefined) return { ...nowhere, countryId: home };
  const countryId = countryOf(place.address_country, currency);
  const service = await serviceAt(db, place, currency);
  if (typeof service === 'string') return { ...nowhere, fault: destination && service, countryId };
  const supply = supplyOf(service, destination?.address_region);
  return { ...choice, fault: undefined, supply, service, countryId };
}

/** The day on which the last piece is there. ISO, in India's time. */
export const arrivalOf = (service: Service, priced: readonly PricedLine[], at: Date): string | undefined =>
  priced
    .map(
      ({ line, quote }) =>
        deliveryDate(service, {
          stock: quote.stock,
          leadDays: quote.leadDays,
          quantity: line.quantity,
          at,
        }).delivery,
    )
    .sort()
    .at(-1);
