import type { Serviceability } from '@suvarna/contracts/shipping';
import { normalisePostcode, faultOfDeliveryPincode } from '@suvarna/forms/postcode';
import { formText } from '@suvarna/forms/texts';
import { Refusal } from '../../platform/refusal.ts';
import { payOnDelivery } from './pay-on-delivery.ts';
import type { Place } from './serviceability.ts';
import type { Service } from './service.ts';

/** Shown where the store does not deliver (specification §8). */
export const NOT_SERVICING = 'Not servicing here yet';

/** The place a call asks about. @throws Refusal with the delivery box's text when no such postcode can be */
export function placeOf(asked: {
  readonly pincode: string;
  readonly country_id?: string | undefined;
}): Place {
  const countryId = asked.country_id ?? 'IN';
  const fault = faultOfDeliveryPincode(asked.pincode, countryId);
  if (fault !== undefined) {
    const text = formText(fault, 'en');
    throw new Refusal('DELIVERY.PINCODE_INVALID', { message: text, fields: { '/pincode': text } });
  }
  return { pincode: normalisePostcode(countryId, asked.pincode) ?? asked.pincode, countryId };
}

/** @param payable paise to be paid there; without it the answer is about the place alone */
export function serviceAnswer(service: Service, payable = 0): Serviceability {
  return {
    pincode: service.pincode,
    country_id: service.countryId,
    serviceable: service.serviceable,
    city: service.city,
    state: service.state,
    cod: service.cod,
    ccod: service.ccod,
    text_key: service.textKey,
    pay_on_delivery: payOnDelivery({ service, currency: 'INR', payable }),
    express: service.express,
  };
}
