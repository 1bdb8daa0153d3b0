import { chosenCountry, COUNTRY_OPTIONS } from '@suvarna/contracts/country-options';
import type { Currency } from '@suvarna/contracts/money';
import { EMPTY, type AddressDraft, type AddressFields } from '@suvarna/forms/address-draft';
import { lookUpPlace } from '@suvarna/forms/address-form/look-up';
import { OTHERS } from '@suvarna/contracts/countries';
import { browserStorage, pageCookies, STORAGE_KEYS } from '@suvarna/session';
import { pincodeStore } from '@suvarna/stores';
import { addressStore } from '@suvarna/stores/checkout';
import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';

/** Begins with the country that the prices are for; what is written in the end is the shopper's (domain-rules §2.14 row 11). */
const blankIn = (currency: Currency): AddressDraft => ({
  fields: {
    ...EMPTY,
    country_id:
      COUNTRY_OPTIONS.find((option) => option.currency === currency)?.country_id ?? EMPTY.country_id,
  },
  faults: {},
});

/** What was chosen in the header tells the USA from Others, which pay in dollars too. The server does not draw by it. */
const ofChosenCountry = (fields: AddressFields): AddressFields =>
  chosenCountry(pageCookies()) === 'OTH-USD' ? { ...fields, country_id: OTHERS } : fields;

/** Where the bill goes. */
interface Billing {
  /** To where the pieces go. */
  readonly same: boolean;
  readonly draft: AddressDraft;
}

/** As it was typed last: there after a look at another choice, for as long as the page is open. */
let billed: Billing | null = null;
addressStore.subscribe(({ fields }) => {
  if (fields === null) billed = null;
});

/** The address of the bill while it is written, which is drawn later than the page. */
export function useBilling(
  currency: Currency,
): readonly [Billing, (change: (now: Billing) => Billing) => void] {
  const [billing, setBilling] = useState<Billing>(() => {
    if (billed !== null) return billed;
    const blank = blankIn(currency);
    return { same: true, draft: { ...blank, fields: ofChosenCountry(blank.fields) } };
  });
  const change = (next: (now: Billing) => Billing): void =>
    setBilling((now) => {
      billed = next(now);
      return billed;
    });
  return [billing, change];
}

/** The pincode whose delivery days were asked for, where none is written and the parcel goes to India. */
const withPincode = (fields: AddressFields): AddressFields =>
  fields.country_id === 'IN' && fields.pincode === ''
    ? { ...fields, pincode: pincodeStore.getState().pincode }
    : fields;

/** What the form begins with by itself. */
const firstFields = (blank: AddressFields): AddressFields => ({
  ...ofChosenCountry(blank),
  email: browserStorage.local.get(STORAGE_KEYS.guestEmail) ?? '',
});

/** Only fields this form has; a draft of another version may have others. */
function keptFields(first: AddressFields): AddressFields {
  const kept = addressStore.getState().fields ?? {};
  return {
    ...first,
    ...Object.fromEntries(
      Object.keys(EMPTY).flatMap((name) => (kept[name] === undefined ? [] : [[name, kept[name]]])),
    ),
  };
}

/** Whether a shopper wrote any of it: what stood there by itself follows the pincode that is chosen elsewhere. */
const isTouched = ({ fields, filledIn }: AddressDraft, first: AddressFields): boolean =>
  Object.entries({ ...first, ...filledIn }).some(
    ([name, value]) => value !== fields[name as keyof AddressFields],
  );

/** An address being written, kept by the browser. The server draws it empty: the first drawing is the same. */
export function useStoredAddress(
  currency: Currency,
): readonly [AddressDraft, Dispatch<SetStateAction<AddressDraft>>] {
  const [blank] = useState(() => blankIn(currency));
  const [draft, setDraft] = useState(blank);

  useEffect(() => {
    const fields = withPincode(keptFields(firstFields(blank.fields)));
    // What was typed before the page was alive is newer.
    setDraft((now) => (now === blank ? { fields, faults: {} } : now));
    // A place that was written, or filled in, stays.
    if (fields.city === '' && fields.state === '') void lookUpPlace(fields, false, setDraft);
  }, [blank]);
  useEffect(() => {
    if (draft !== blank && isTouched(draft, withPincode(firstFields(blank.fields))))
      addressStore.getState().keep(draft.fields);
  }, [draft, blank]);

  return [draft, setDraft];
}

/** A customer's address is saved: it is among theirs, and the next new one begins empty. */
export const forgetAddress = (): void => addressStore.getState().forget();

/** A guest has no saved addresses: what was written is there for a change of mind until the order is paid, the e-mail address for the next time too (specification §3). */
export const rememberGuest = (email: string): void =>
  browserStorage.local.set(STORAGE_KEYS.guestEmail, email);
