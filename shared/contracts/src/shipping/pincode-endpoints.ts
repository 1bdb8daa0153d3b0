/** The pincode a shopper keeps. */
import { PincodeBody, PincodeChange } from './schemas.ts';
import { NoFields } from '../base/endpoint/envelope.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { post } = endpointsOf('delivery');

export const pincodeUpdate = post('pincode/update/', 'shopper', {
  once: true,
  summary: "Keeps the shopper's pincode and says what it moves",
  body: PincodeBody,
  answer: PincodeChange,
});

export const pincodeRemove = post('pincode/remove/', 'shopper', {
  once: true,
  summary: "Forgets the shopper's pincode and says what that moves",
  body: NoFields,
  answer: PincodeChange,
});
