/** What schema.org says of an offer besides its price: what it costs to send, how long that takes, and how it goes back. */
import { marketOf, toDecimalString, type Currency } from '@suvarna/contracts/money';
import { shippingCharge } from '@suvarna/contracts/shipping';
import { DELIVERY_DAYS, RETURN_WINDOW_DAYS } from '@suvarna/contracts/storefront-constants';
import type { MerchantReturnPolicy, OfferShippingDetails } from 'schema-dts';

const ROAD: readonly [number, number] = [DELIVERY_DAYS.express, DELIVERY_DAYS.india];
const ROAD_ABROAD: readonly [number, number] = [DELIVERY_DAYS.international, DELIVERY_DAYS.international];

const days = ([minValue, maxValue]: readonly [number, number]) =>
  ({ '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' }) as const;

export interface OfferTerms {
  readonly shippingDetails: OfferShippingDetails;
  readonly hasMerchantReturnPolicy: MerchantReturnPolicy;
}

/** True to the settings: the same constants say what is charged, promised and taken back. @param ready it leaves within a day; how long one takes that is made first is said by its day of delivery */
export function offerTerms(currency: Currency, ready: boolean): OfferTerms {
  const addressCountry = marketOf(currency).id;
  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: toDecimalString(shippingCharge(currency)),
        currency,
      },
      shippingDestination: { '@type': 'DefinedRegion', addressCountry },
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        ...(ready && { handlingTime: days([0, 1]) }),
        transitTime: days(currency === 'INR' ? ROAD : ROAD_ABROAD),
      },
    },
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: addressCountry,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: RETURN_WINDOW_DAYS,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
    },
  };
}
