import { Type, type Static } from 'typebox';
export declare const COUNTRY_ID = '^(?:[A-Z]{2}|OTH)$';
export declare const AddressBody: Type.TObject<{
  full_name: Type.TString;
  house: Type.TString;
  street: Type.TString;
  landmark: Type.TOptional<Type.TString>;
  city: Type.TString;
  state: Type.TString;
  pincode: Type.TString;
  country_id: Type.TString;
  mobile: Type.TString;
}>;
export type AddressBody = Static<typeof AddressBody>;
export declare const GuestAddressBody: Type.TObject<{
  full_name: Type.TString;
  house: Type.TString;
  street: Type.TString;
  landmark: Type.TOptional<Type.TString>;
  city: Type.TString;
  state: Type.TString;
  pincode: Type.TString;
  country_id: Type.TString;
  mobile: Type.TString;
  email: Type.TString;
}>;
export type GuestAddressBody = Static<typeof GuestAddressBody>;
export declare const AddressUpdateBody: Type.TObject<{
  full_name: Type.TString;
  house: Type.TString;
  street: Type.TString;
  landmark: Type.TOptional<Type.TString>;
  city: Type.TString;
  state: Type.TString;
  pincode: Type.TString;
  country_id: Type.TString;
  mobile: Type.TString;
  address_id: Type.TString;
}>;
export type AddressUpdateBody = Static<typeof AddressUpdateBody>;
export declare const AddressQuery: Type.TObject<{
  address_id: Type.TString;
}>;
export declare const AddressIdBody: Type.TObject<{
  address_id: Type.TString;
}>;
export type AddressIdBody = Static<typeof AddressIdBody>;
export declare const Address: Type.TObject<{
  address_id: Type.TString;
  full_name: Type.TString;
  house: Type.TString;
  street: Type.TString;
  landmark: Type.TString;
  city: Type.TString;
  state: Type.TString;
  pincode: Type.TString;
  country_id: Type.TString;
  mobile: Type.TString;
  is_default: Type.TBoolean;
  email: Type.TString;
  store_id: Type.TOptional<Type.TString>;
}>;
export type Address = Static<typeof Address>;
export declare const AddressList: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      address_id: Type.TString;
      full_name: Type.TString;
      house: Type.TString;
      street: Type.TString;
      landmark: Type.TString;
      city: Type.TString;
      state: Type.TString;
      pincode: Type.TString;
      country_id: Type.TString;
      mobile: Type.TString;
      is_default: Type.TBoolean;
      email: Type.TString;
      store_id: Type.TOptional<Type.TString>;
    }>
  >;
  count: Type.TInteger;
}>;
export type AddressList = Static<typeof AddressList>;
