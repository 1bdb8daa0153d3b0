/** Sizes of the people a customer buys for: the customer's own; another's are not found. */
import { MeasuredPeople, MeasuredPerson, PersonBody, PersonIdBody, PersonUpdateBody } from './schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('measurement');

export const measurementList = get('customer/measurement/list/', 'customer', {
  summary: "The customer's people with their sizes",
  answer: MeasuredPeople,
});

export const measurementAdd = post('customer/measurement/add/', 'customer', {
  once: true,
  summary: 'Adds a person with sizes',
  body: PersonBody,
  answer: MeasuredPerson,
});

export const measurementUpdate = post('customer/measurement/update/', 'customer', {
  once: true,
  summary: 'Changes all of a person, unless somebody changed them meanwhile',
  body: PersonUpdateBody,
  answer: MeasuredPerson,
  conflict: MeasuredPerson,
});

export const measurementDelete = post('customer/measurement/delete/', 'customer', {
  once: true,
  summary: 'Deletes a person, unless somebody changed them meanwhile',
  body: PersonIdBody,
  answer: MeasuredPeople,
  conflict: MeasuredPerson,
});
