/** Delivery and billing addresses (specification §3; rules per country: domain rules §2.8). */
import { Type, type Static } from 'typebox';

const strict = { additionalProperties: false } as const;
const line = (maxLength: number) => Type.String({ maxLength });

export const AddressFields = {
  full_name: Type.String({ minLength: 1, maxLength: 80 }),
  /** Flat, house or building. */
  house: Type.String({ minLength: 1, maxLength: 120 }),
  /** Area and street. */
  street: Type.String({ minLength: 1, maxLength: 160 }),
  landmark: Type.Optional(line(120)),
  city: Type.String({ minLength: 1, maxLength: 80 }),
  state: line(80),
  /** Pincode, post code, zip code, postal code or po box number, by country. */
  pincode: Type.String({ minLength: 1, maxLength: 12 }),
  /** ISO 3166-1 alpha-2: where the parcel goes. */
  country_id: Type.String({ pattern: '^[A-Z]{2}$' }),
  /** `"91-9876543210"` */
  mobile: Type.String({ pattern: '^\\d{1,4}-\\d{1,20}$' }),
};

export const AddressBody = Type.Object(AddressFields, strict);
export type AddressBody = Static<typeof AddressBody>;
/** A guest's address carries the e-mail address the order is confirmed to. */
export const GuestAddressBody = Type.Object({ ...AddressFields, email: Type.String({ maxLength: 254, pattern: '^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$' }) }, strict);
export type GuestAddressBody = Static<typeof GuestAddressBody>;
export const AddressUpdateBody = Type.Object({ address_id: Type.String({ format: 'uuid' }), ...AddressFields }, strict);
export type AddressUpdateBody = Static<typeof AddressUpdateBody>;
export const AddressIdBody = Type.Object({ address_id: Type.String({ format: 'uuid' }) }, strict);
export type AddressIdBody = Static<typeof AddressIdBody>;

export const Address = Type.Object({
  address_id: Type.String(), full_name: Type.String(), house: Type.String(), street: Type.String(), landmark: Type.String(), city: Type.String(),
  state: Type.String(), pincode: Type.String(), country_id: Type.String(), mobile: Type.String(), is_default: Type.Boolean(),
  /** Of a guest's address; `''` for a customer's. */
  email: Type.String(),
});
export type Address = Static<typeof Address>;
export const AddressList = Type.Object({ results: Type.Array(Address), count: Type.Integer() });
export type AddressList = Static<typeof AddressList>;
