import type { AddressDraft, FieldName } from '../address/address-draft.ts';

type Place = NonNullable<AddressDraft['filledIn']>;

/** Fields a place belongs to: with another text in them, the place filled in is another town's. */
const NAMES_THE_PLACE: readonly FieldName[] = ['pincode', 'country_id'];

/** City and state without what was filled in and not written over since: a parcel for Delhi may not read Leh. */
const withoutPlace = ({ filledIn, city, state }: AddressDraft) => ({
  city: city === filledIn?.city ? '' : city,
  state: state === filledIn?.state ? '' : state,
  filledIn: undefined,
});

/** What changes when a field is written into. */
export const write = (draft: AddressDraft, name: FieldName, value: string): Partial<AddressDraft> => ({
  ...(NAMES_THE_PLACE.includes(name) && value !== draft[name] && withoutPlace(draft)),
  ...(name === 'country_id' && { state: '' }),
  [name]: value,
});

/** What changes with the place that was looked up for `asked`, unless that was corrected meanwhile. What the shopper wrote stays. */
export function fillIn(draft: AddressDraft, asked: AddressDraft, place: Place): Partial<AddressDraft> {
  if (NAMES_THE_PLACE.some((name) => draft[name] !== asked[name])) return {};
  const { city, state } = withoutPlace(draft);
  const filledIn: Place = { city: city === '' ? place.city : '', state: state === '' ? place.state : '' };
  return { city: city || filledIn.city, state: state || filledIn.state, filledIn };
}
