/** Sizes of the people a customer buys for: the customer's own; another's are not found. */
import { MeasuredPeople, MeasuredPerson, PersonBody, PersonIdBody, PersonUpdateBody } from './schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

const tag = 'measurement';

export const measurementList = endpoint({
  method: 'GET',
  path: 'customer/measurement/list/',
  access: 'customer',
  tag,
  summary: "The customer's people with their sizes",
  answer: MeasuredPeople,
});

export const measurementAdd = endpoint({
  method: 'POST',
  path: 'customer/measurement/add/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Adds a person with sizes',
  body: PersonBody,
  answer: MeasuredPerson,
});

export const measurementUpdate = endpoint({
  method: 'POST',
  path: 'customer/measurement/update/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Changes all of a person, unless they were changed in the meantime',
  body: PersonUpdateBody,
  answer: MeasuredPerson,
  conflict: MeasuredPerson,
});

export const measurementDelete = endpoint({
  method: 'POST',
  path: 'customer/measurement/delete/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Deletes a person, unless they were changed in the meantime',
  body: PersonIdBody,
  answer: MeasuredPeople,
  conflict: MeasuredPerson,
});
