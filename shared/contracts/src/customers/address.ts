/** Delivery and billing addresses (specification §3; rules per country: domain rules §2.8). */
import { Type, type Static } from 'typebox';
import { strictObject } from '../base/endpoint/schema.ts';

const line = (maxLength: number) => Type.String({ maxLength });

/** Where parcels go, as calls say it: ISO 3166-1 alpha-2, or `OTH` for the option "Others". */
export const COUNTRY_ID = '^(?:[A-Z]{2}|OTH)$';

/** Bodies say how long a field may be; whether it is right, the rules of `@suvarna/forms/address` say, with the specification's texts. */
const AddressFields = {
  full_name: line(80),
  /** Flat, house or building. */
  house: line(120),
  /** Area and street. */
  street: line(160),
  landmark: Type.Optional(line(120)),
  city: line(80),
  state: line(80),
  /** Pincode, post code, zip code, postal code or po box number, by country. */
  pincode: line(32),
  /** As {@link COUNTRY_ID} has it; which ones there are, the form's rules say. */
  country_id: line(3),
  /** `"91-9876543210"` */
  mobile: line(40),
};

export const AddressBody = strictObject(AddressFields);
export type AddressBody = Static<typeof AddressBody>;
/** A guest's address carries the e-mail address the order is confirmed to. */
export const GuestAddressBody = strictObject({ ...AddressFields, email: line(254) });
export type GuestAddressBody = Static<typeof GuestAddressBody>;
export const AddressUpdateBody = strictObject({
  address_id: Type.String({ format: 'uuid' }),
  ...AddressFields,
});
export type AddressUpdateBody = Static<typeof AddressUpdateBody>;
export const AddressQuery = strictObject({ address_id: Type.String({ format: 'uuid' }) });
export const AddressIdBody = strictObject({ address_id: Type.String({ format: 'uuid' }) });
export type AddressIdBody = Static<typeof AddressIdBody>;

export const Address = Type.Object({
  address_id: Type.String(),
  full_name: Type.String(),
  house: Type.String(),
  street: Type.String(),
  landmark: Type.String(),
  city: Type.String(),
  state: Type.String(),
  pincode: Type.String(),
  country_id: Type.String(),
  mobile: Type.String(),
  is_default: Type.Boolean(),
  /** Of a guest's address; `''` for a customer's. */
  email: Type.String(),
  /** The store in which an order is collected; left out of an address of a shopper's own. */
  store_id: Type.Optional(Type.String()),
});
export type Address = Static<typeof Address>;
/** `list/`, and after `delete/` and `set_default/`: the default first, then the newest. The other calls answer the address. */
export const AddressList = Type.Object({ results: Type.Array(Address), count: Type.Integer() });
export type AddressList = Static<typeof AddressList>;
