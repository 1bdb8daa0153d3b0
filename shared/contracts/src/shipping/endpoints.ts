/** Where and when the store delivers. */
import { DeliveryDates, DeliveryDatesBody, Serviceability, ServiceabilityQuery } from './schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const pincodeServiceability = endpoint({
  method: 'GET',
  path: 'pincode/serviceability/',
  access: 'public',
  tag: 'delivery',
  summary: 'Whether and how the store delivers to a postcode',
  query: ServiceabilityQuery,
  answer: Serviceability,
});

export const deliveryDates = endpoint({
  method: 'POST',
  path: 'pincode/estimated_deliverydate/',
  access: 'public',
  tag: 'delivery',
  summary: 'When each item would arrive',
  body: DeliveryDatesBody,
  answer: DeliveryDates,
});
