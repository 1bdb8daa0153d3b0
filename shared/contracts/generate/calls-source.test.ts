import { expect, it } from '@jest/globals';
import { ALERT_EVENTS } from '../src/calls/alert-events.ts';
import * as alerts from '../src/calls/alerts.ts';
import * as bag from '../src/calls/bag.ts';
import * as catalogue from '../src/calls/catalogue.ts';
import * as checkout from '../src/calls/checkout.ts';
import * as choosing from '../src/calls/choosing.ts';
import * as contacts from '../src/calls/contacts.ts';
import * as content from '../src/calls/content.ts';
import * as customers from '../src/calls/customers.ts';
import * as devices from '../src/calls/devices.ts';
import * as emi from '../src/calls/emi.ts';
import * as enquiries from '../src/calls/enquiries.ts';
import * as events from '../src/calls/events.ts';
import * as exchange from '../src/calls/exchange.ts';
import * as giftCards from '../src/calls/gift-cards.ts';
import * as goldenBounty from '../src/calls/golden-bounty.ts';
import * as identity from '../src/calls/identity.ts';
import * as jewelleryBox from '../src/calls/jewellery-box.ts';
import * as measurements from '../src/calls/measurements.ts';
import * as notifications from '../src/calls/notifications.ts';
import * as orders from '../src/calls/orders.ts';
import * as payments from '../src/calls/payments.ts';
import * as personalData from '../src/calls/personal-data.ts';
import { PHOTO_PATHS } from '../src/calls/photo-paths.ts';
import * as priceHistory from '../src/calls/price-history.ts';
import * as proof from '../src/calls/proof.ts';
import * as push from '../src/calls/push.ts';
import * as referral from '../src/calls/referral.ts';
import * as reviews from '../src/calls/reviews.ts';
import * as session from '../src/calls/session.ts';
import * as shipping from '../src/calls/shipping.ts';
import * as shopperPincode from '../src/calls/shopper-pincode.ts';
import * as sizes from '../src/calls/sizes.ts';
import * as social from '../src/calls/social.ts';
import * as stores from '../src/calls/stores.ts';
import * as vouchers from '../src/calls/vouchers.ts';
import * as wallet from '../src/calls/wallet.ts';
import * as watches from '../src/calls/watches.ts';
import * as wishlist from '../src/calls/wishlist.ts';
import { BROWSER_TABLE } from '../src/capabilities.ts';
import { alertEventsOf, callsOf, photoPathsOf } from './calls-source.ts';

// Values only: that each is typed by its own endpoint the compiler sees to, since a call's type has its path.
const written: Readonly<Record<keyof typeof BROWSER_TABLE, object>> = {
  alerts,
  bag,
  catalogue,
  checkout,
  choosing,
  contacts,
  content,
  customers,
  devices,
  emi,
  enquiries,
  events,
  exchange,
  'gift-cards': giftCards,
  'golden-bounty': goldenBounty,
  identity,
  'jewellery-box': jewelleryBox,
  measurements,
  notifications,
  orders,
  payments,
  'personal-data': personalData,
  'price-history': priceHistory,
  proof,
  push,
  referral,
  reviews,
  session,
  shipping,
  'shopper-pincode': shopperPincode,
  sizes,
  social,
  stores,
  vouchers,
  wallet,
  watches,
  wishlist,
};

it.each(Object.entries(BROWSER_TABLE))(
  'what browsers know of %s is what the table says (if not: npm run calls)',
  (name, module) => {
    expect({ ...written[name as keyof typeof written] }).toEqual(callsOf(module));
  },
);

it('the failures that operators are told of are those of the table (if not: npm run calls)', () => {
  expect(ALERT_EVENTS).toEqual(alertEventsOf(Object.values(BROWSER_TABLE)));
});

it('the calls that photos come along with are those of the table (if not: npm run calls)', () => {
  expect(PHOTO_PATHS).toEqual(photoPathsOf(Object.values(BROWSER_TABLE)));
  expect(PHOTO_PATHS).toContain('box/elsewhere/add/');
});
