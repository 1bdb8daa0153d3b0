/** Every capability the back end has calls for, by the name it is imported by. */
import * as agents from './agents/index.ts';
import * as alerts from './alerts/index.ts';
import * as bag from './bag/index.ts';
import * as catalogue from './catalogue/index.ts';
import * as checkout from './checkout/index.ts';
import * as content from './content/index.ts';
import * as customers from './customers/index.ts';
import * as emi from './emi/index.ts';
import * as enquiries from './enquiries/index.ts';
import * as events from './events/index.ts';
import * as exchange from './exchange/index.ts';
import * as giftCards from './gift-cards/index.ts';
import * as goldenBounty from './golden-bounty/index.ts';
import * as identity from './identity/index.ts';
import * as jewelleryBox from './jewellery-box/index.ts';
import * as measurements from './measurements/index.ts';
import * as operations from './operations/index.ts';
import * as orders from './orders/index.ts';
import * as payments from './payments/index.ts';
import * as preferences from './preferences/index.ts';
import * as privacy from './privacy/index.ts';
import * as push from './push/index.ts';
import * as referrals from './referrals/index.ts';
import * as requests from './requests/index.ts';
import * as reviews from './reviews/index.ts';
import * as shipping from './shipping/index.ts';
import * as sizes from './sizes/index.ts';
import * as social from './social/index.ts';
import * as stores from './stores/index.ts';
import * as vouchers from './vouchers/index.ts';
import * as wallet from './wallet/index.ts';
import * as watches from './watches/index.ts';
import * as wishlist from './wishlist/index.ts';
import { isEndpoint, type Endpoint } from './base/endpoint/endpoint.ts';

export const CAPABILITIES = {
  agents,
  alerts,
  bag,
  catalogue,
  checkout,
  content,
  customers,
  emi,
  enquiries,
  events,
  exchange,
  'gift-cards': giftCards,
  'golden-bounty': goldenBounty,
  identity,
  'jewellery-box': jewelleryBox,
  measurements,
  operations,
  orders,
  payments,
  preferences,
  privacy,
  push,
  referrals,
  requests,
  reviews,
  shipping,
  sizes,
  social,
  stores,
  vouchers,
  wallet,
  watches,
  wishlist,
} as const;

/** The calls among what a capability exports, by name. */
export const endpointsOf = (capability: object): Readonly<Record<string, Endpoint>> =>
  Object.fromEntries(
    Object.entries(capability).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  );

/** Every call of the back end. */
export const ENDPOINTS: readonly Endpoint[] = Object.values(CAPABILITIES).flatMap((capability) =>
  Object.values(endpointsOf(capability)),
);
