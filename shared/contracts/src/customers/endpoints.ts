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
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('customer');

export const profileDetails = get('customer/customer_account/details/', 'customer', {
  summary: 'The account; with pincode=true also the pincode kept for it and its default address',
  query: DetailsQuery,
  answer: Profile,
});

export const profileUpdate = post('customer/customer_account/update/', 'customer', {
  once: true,
  summary: 'Changes the profile',
  body: ProfileBody,
  answer: Profile,
});

export const addressList = get('customer/customer_address/list/', 'shopper', {
  summary: "The shopper's addresses",
  answer: AddressList,
});

export const addressDetails = get('customer/customer_address/details/', 'shopper', {
  summary: 'One address of the shopper: a saved one, or the store in which an order is collected',
  query: AddressQuery,
  answer: Address,
});

export const addressAdd = post('customer/customer_address/add/', 'customer', {
  proof: ['on-new-device'],
  once: true,
  summary: 'Adds an address to the account',
  body: AddressBody,
  answer: Address,
  alert: 'address_add',
});

export const guestAddressAdd = post('customer/guest_address/add/', 'shopper', {
  proof: ['on-new-device'],
  once: true,
  summary: "Adds a guest's address, with the e-mail address the order is confirmed to",
  body: GuestAddressBody,
  answer: Address,
  alert: 'address_add',
});

export const addressUpdate = post('customer/customer_address/update/', 'shopper', {
  proof: ['on-new-device'],
  once: true,
  summary: 'Changes an address',
  body: AddressUpdateBody,
  answer: Address,
});

export const addressDelete = post('customer/customer_address/delete/', 'shopper', {
  proof: ['on-new-device'],
  once: true,
  summary: 'Deletes an address',
  body: AddressIdBody,
  answer: AddressList,
});

export const addressSetDefault = post('customer/customer_address/set_default/', 'shopper', {
  proof: ['on-new-device'],
  once: true,
  summary: 'Makes an address the default',
  body: AddressIdBody,
  answer: AddressList,
});
