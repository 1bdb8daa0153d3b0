/** A customer's data, and addresses: a shopper's own; another's are not found. */
import {
  Address,
  AddressBody,
  AddressIdBody,
  AddressList,
  AddressQuery,
  AddressUpdateBody,
  GuestAddressBody,
} from './address.ts';
import { DetailsQuery, Profile, ProfileBody } from '../identity/schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const profileDetails = endpoint({
  method: 'GET',
  path: 'customer/customer_account/details/',
  access: 'customer',
  tag: 'customer',
  summary: 'The account; with pincode=true also the pincode kept for it and its default address',
  query: DetailsQuery,
  answer: Profile,
});

export const profileUpdate = endpoint({
  method: 'POST',
  path: 'customer/customer_account/update/',
  access: 'customer',
  once: true,
  tag: 'customer',
  summary: 'Changes the profile',
  body: ProfileBody,
  answer: Profile,
});

export const addressList = endpoint({
  method: 'GET',
  path: 'customer/customer_address/list/',
  access: 'shopper',
  tag: 'address',
  summary: "The shopper's addresses",
  answer: AddressList,
});

export const addressDetails = endpoint({
  method: 'GET',
  path: 'customer/customer_address/details/',
  access: 'shopper',
  tag: 'address',
  summary: 'One address of the shopper: a saved one, or the store in which an order is collected',
  query: AddressQuery,
  answer: Address,
});

export const addressAdd = endpoint({
  method: 'POST',
  path: 'customer/customer_address/add/',
  access: 'customer',
  proof: ['on-new-device'],
  once: true,
  tag: 'address',
  summary: 'Adds an address to the account',
  body: AddressBody,
  answer: Address,
  alert: 'address_add',
});

export const guestAddressAdd = endpoint({
  method: 'POST',
  path: 'customer/guest_address/add/',
  access: 'shopper',
  proof: ['on-new-device'],
  once: true,
  tag: 'address',
  summary: "Adds a guest's address, with the e-mail address the order is confirmed to",
  body: GuestAddressBody,
  answer: Address,
  alert: 'address_add',
});

export const addressUpdate = endpoint({
  method: 'POST',
  path: 'customer/customer_address/update/',
  access: 'shopper',
  proof: ['on-new-device'],
  once: true,
  tag: 'address',
  summary: 'Changes an address',
  body: AddressUpdateBody,
  answer: Address,
});

export const addressDelete = endpoint({
  method: 'POST',
  path: 'customer/customer_address/delete/',
  access: 'shopper',
  proof: ['on-new-device'],
  once: true,
  tag: 'address',
  summary: 'Deletes an address',
  body: AddressIdBody,
  answer: AddressList,
});

export const addressSetDefault = endpoint({
  method: 'POST',
  path: 'customer/customer_address/set_default/',
  access: 'shopper',
  proof: ['on-new-device'],
  once: true,
  tag: 'address',
  summary: 'Makes an address the default',
  body: AddressIdBody,
  answer: AddressList,
});
