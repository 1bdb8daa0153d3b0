/** The pincode a shopper keeps. */
import { PincodeBody, PincodeChange } from './schemas.ts';
import { NoFields } from '../base/endpoint/envelope.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const pincodeUpdate = endpoint({
  method: 'POST',
  path: 'pincode/update/',
  access: 'shopper',
  once: true,
  tag: 'delivery',
  summary: "Keeps the shopper's pincode and says what it moves",
  body: PincodeBody,
  answer: PincodeChange,
});

export const pincodeRemove = endpoint({
  method: 'POST',
  path: 'pincode/remove/',
  access: 'shopper',
  once: true,
  tag: 'delivery',
  summary: "Forgets the shopper's pincode and says what that moves",
  body: NoFields,
  answer: PincodeChange,
});
