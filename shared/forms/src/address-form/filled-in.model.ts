import type { AddressDraft, FieldName } from '../address-draft.ts';
import { faultOfTyped } from '../address-schema.ts';

type Place = NonNullable<AddressDraft['filledIn']>;

/** Fields a place belongs to: with another text in them, the place filled in is another town's. */
const NAMES_THE_PLACE: readonly FieldName[] = ['pincode', 'country_id'];

/** Empties what was filled in and not written over since: a parcel for Delhi may not read Leh. */
function withoutPlace({ filledIn, ...draft }: AddressDraft): AddressDraft {
  if (filledIn === undefined) return draft;
  const { fields } = draft;
  return {
    ...draft,
    fields: {
      ...fields,
      city: fields.city === filledIn.city ? '' : fields.city,
      state: fields.state === filledIn.state ? '' : fields.state,
    },
  };
}

/** Looks again at those of the fields that said a fault. */
function lookedAtAgain(draft: AddressDraft, names: readonly FieldName[], guest: boolean): AddressDraft {
  const faulty = names.filter((name) => draft.faults[name] !== undefined);
  return {
    ...draft,
    faults: {
      ...draft.faults,
      ...Object.fromEntries(faulty.map((name) => [name, faultOfTyped(name, draft.fields, guest)])),
    },
  };
}

/** Writes into a field. */
export function write(draft: AddressDraft, name: FieldName, value: string, guest: boolean): AddressDraft {
  const kept = NAMES_THE_PLACE.includes(name) && value !== draft.fields[name] ? withoutPlace(draft) : draft;
  return lookedAtAgain(
    { ...kept, fields: { ...kept.fields, [name]: value, ...(name === 'country_id' ? { state: '' } : {}) } },
    [name],
    guest,
  );
}

/** Fills in the place that was looked up for `asked`, unless that was corrected in the meantime. What the shopper wrote stays. */
export function fillIn(
  draft: AddressDraft,
  asked: AddressDraft['fields'],
  place: Place,
  guest: boolean,
): AddressDraft {
  if (NAMES_THE_PLACE.some((name) => draft.fields[name] !== asked[name])) return draft;
  const empty = withoutPlace(draft);
  const { city, state } = empty.fields;
  const filledIn: Place = { city: city === '' ? place.city : '', state: state === '' ? place.state : '' };
  return lookedAtAgain(
    {
      ...empty,
      fields: { ...empty.fields, city: city || filledIn.city, state: state || filledIn.state },
      filledIn,
    },
    ['city', 'state'],
    guest,
  );
}
