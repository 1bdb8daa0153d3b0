/** Where and when the store delivers. */
import { DeliveryDates, DeliveryDatesBody, Serviceability, ServiceabilityQuery } from './schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('delivery');

export const pincodeServiceability = get('pincode/serviceability/', 'public', {
  summary: 'Whether and how the store delivers to a postcode',
  query: ServiceabilityQuery,
  answer: Serviceability,
});

export const deliveryDates = post('pincode/estimated_deliverydate/', 'public', {
  summary: 'When each item would arrive',
  body: DeliveryDatesBody,
  answer: DeliveryDates,
});
