import { DELIVERY_DAYS } from '@suvarna/contracts/storefront-constants';

/**
 * Which pincodes get what. India's first three digits name a sorting district, the first one a
 * zone (domain rules §2.8), and the goods leave from Bengaluru, so:
 *
 * - not served: Lakshadweep and Nicobar, which no courier with insured jewellery reaches;
 * - express (ready pieces the next working day): the sorting districts of ten metro areas;
 * - fast: those, and those of 30 further cities; 2 days in zones 5 and 6 around Bengaluru, 3 elsewhere;
 * - everywhere else four days;
 * - cash at the door everywhere but in the border and island states, where it cannot be carried back;
 *   in three of them the courier takes a card instead;
 * - card at the door also wherever it is fast.
 */
const NOT_SERVED = { states: new Set(['Lakshadweep']), districts: new Set(['Nicobar']) } as const;
/** Bengaluru, Mumbai, Delhi, Chennai, Hyderabad, Kolkata, Pune, Ahmedabad, Gurugram, Noida and Ghaziabad. */
const EXPRESS = new Set(['560', '400', '110', '600', '500', '700', '411', '380', '122', '201']);
/** Mysuru, Mangaluru, Hubballi, Coimbatore, Madurai, Tiruchirappalli, Salem, Kochi, Thiruvananthapuram, Kozhikode, Puducherry, Vijayawada, Visakhapatnam, Guntur, Warangal. */
const FAST_NEAR = new Set([
  '570',
  '575',
  '580',
  '641',
  '625',
  '620',
  '636',
  '682',
  '695',
  '673',
  '605',
  '520',
  '530',
  '522',
  '506',
]);
/** Jaipur, Lucknow, Kanpur, Nagpur, Indore, Bhopal, Surat, Vadodara, Chandigarh, Ludhiana, Patna, Bhubaneswar, Guwahati, Raipur, Goa. */
const FAST_FAR = new Set([
  '302',
  '226',
  '208',
  '440',
  '452',
  '462',
  '395',
  '390',
  '160',
  '141',
  '800',
  '751',
  '781',
  '492',
  '403',
]);
const NEAR_ZONES = new Set(['5', '6']);
const CARD_ONLY = new Set(['Meghalaya', 'Sikkim', 'Tripura']);
const PREPAID_ONLY = new Set([
  'Andaman and Nicobar Islands',
  'Arunachal Pradesh',
  'Jammu and Kashmir',
  'Ladakh',
  'Manipur',
  'Mizoram',
  'Nagaland',
]);

export interface Locality {
  readonly pincode: string;
  readonly district: string;
  /** Spelled as `INDIA_STATES` does. */
  readonly state: string;
}

export interface ServiceRow {
  readonly express: boolean;
  readonly fast: boolean;
  readonly road_days: number;
  readonly cod: boolean;
  readonly ccod: boolean;
  readonly prepaid: boolean;
}

export function serviceRow({ pincode, district, state }: Locality): ServiceRow {
  if (NOT_SERVED.states.has(state) || NOT_SERVED.districts.has(district)) {
    return {
      express: false,
      fast: false,
      road_days: DELIVERY_DAYS.india,
      cod: false,
      ccod: false,
      prepaid: false,
    };
  }
  const area = pincode.slice(0, 3);
  const express = EXPRESS.has(area);
  const fast = express || FAST_NEAR.has(area) || FAST_FAR.has(area);
  const near = NEAR_ZONES.has(pincode.slice(0, 1));
  const prepaidOnly = PREPAID_ONLY.has(state);
  return {
    express,
    fast,
    road_days: fast ? DELIVERY_DAYS.fast[near ? 'near' : 'far'] : DELIVERY_DAYS.india,
    cod: !prepaidOnly && !CARD_ONLY.has(state),
    ccod: !prepaidOnly && (fast || CARD_ONLY.has(state)),
    prepaid: true,
  };
}
