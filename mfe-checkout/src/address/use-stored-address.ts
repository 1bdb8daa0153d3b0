import { chosenCountry, COUNTRY_OPTIONS } from '@suvarna/contracts/country-options';
import type { Currency } from '@suvarna/contracts/money';
import { EMPTY, type AddressDraft, type AddressFields, type FieldName } from '@suvarna/forms/address-draft';
import { lookUpPlace } from '@suvarna/forms/address-form/look-up';
import type { Form } from '@suvarna/forms/use-form';
import { OTHERS } from '@suvarna/contracts/countries';
import { browserStorage, pageCookies, STORAGE_KEYS } from '@suvarna/session';
import { pincodeStore } from '@suvarna/stores';
import { addressStore } from '@suvarna/stores/checkout';
import { useEffect, useState } from 'react';

const FIELDS = Object.keys(EMPTY) as readonly FieldName[];

/** Begins with the country that the prices are for; what is written in the end is the shopper's (domain-rules §2.14 row 11). */
export const blankIn = (currency: Currency): AddressFields => ({
  ...EMPTY,
  country_id: COUNTRY_OPTIONS.find((option) => option.currency === currency)?.country_id ?? EMPTY.country_id,
});

/** What was chosen in the header tells the USA from Others, which pay in dollars too. The server does not draw by it. */
const ofChosenCountry = (fields: AddressFields): AddressFields =>
  chosenCountry(pageCookies()) === 'OTH-USD' ? { ...fields, country_id: OTHERS } : fields;

/** Where the bill goes. */
interface Billing {
  /** To where the pieces go. */
  readonly same: boolean;
  readonly billing: AddressDraft;
}

/** As it was typed last: there after a look at another choice, for as long as the page is open. */
let billed: Billing | null = null;
addressStore.subscribe(({ fields }) => {
  if (fields === null) billed = null;
});

/** The address of the bill while it is written, which is drawn later than the page. */
export const firstBilling = (currency: Currency): Billing =>
  billed ?? { same: true, billing: ofChosenCountry(blankIn(currency)) };
export const keepBilling = ({ same, billing }: Billing): void => {
  billed = { same, billing };
};

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
    ...Object.fromEntries(FIELDS.flatMap((name) => (kept[name] === undefined ? [] : [[name, kept[name]]]))),
  };
}

/** Whether a shopper wrote any of it: what stood there by itself follows the pincode that is chosen elsewhere. */
const isTouched = ({ filledIn, ...fields }: AddressDraft, first: AddressFields): boolean =>
  FIELDS.some((name) => fields[name] !== { ...first, ...filledIn }[name]);

export function keepAddress(fields: AddressDraft, currency: Currency): void {
  if (isTouched(fields, withPincode(firstFields(blankIn(currency)))))
    addressStore.getState().keep(Object.fromEntries(FIELDS.map((name) => [name, fields[name]])));
}

/** Brings an address that is kept by the browser into its form. The server draws it empty: the first drawing is the same. */
export function useKeptAddress({ set }: Pick<Form<AddressDraft>, 'set'>, currency: Currency): void {
  const [begin] = useState(() => (): void => {
    const blank = blankIn(currency);
    const fields = withPincode(keptFields(firstFields(blank)));
    // What was typed before the page was alive is newer.
    set((now) => (isTouched(now, blank) ? {} : fields));
    // A place that was written, or filled in, stays.
    if (fields.city === '' && fields.state === '') void lookUpPlace(fields, set);
  });
  useEffect(begin, [begin]);
}

/** A customer's address is saved: it is among theirs, and the next new one begins empty. */
export const forgetAddress = (): void => addressStore.getState().forget();

/** A guest has no saved addresses: what was written is there for a change of mind until the order is paid, the e-mail address for the next time too (specification §3). */
export const rememberGuest = (email: string): void =>
  browserStorage.local.set(STORAGE_KEYS.guestEmail, email);
