/** Every call of the back end, by capability. Browsers import `../calls/`, which is generated from it and has no schemas. */
import * as alerts from './alerts.ts';
import * as bag from './bag.ts';
import * as catalogue from './catalogue.ts';
import * as checkout from './checkout.ts';
import * as contacts from './contacts.ts';
import * as content from './content.ts';
import * as customers from './customers.ts';
import * as devices from './devices.ts';
import * as emi from './emi.ts';
import * as events from './events.ts';
import * as exchange from './exchange.ts';
import * as giftCards from './gift-cards.ts';
import * as goldenBounty from './golden-bounty.ts';
import * as identity from './identity.ts';
import * as measurements from './measurements.ts';
import * as notifications from './notifications.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as personalData from './personal-data.ts';
import * as proof from './proof.ts';
import * as push from './push.ts';
import * as referral from './referral.ts';
import * as session from './session.ts';
import * as shipping from './shipping.ts';
import * as shopperPincode from './shopper-pincode.ts';
import * as social from './social.ts';
import * as staffExchange from './staff-exchange.ts';
import * as staffGiftCards from './staff-gift-cards.ts';
import * as staffGoldenBounty from './staff-golden-bounty.ts';
import * as staffOrders from './staff-orders.ts';
import * as staffVouchers from './staff-vouchers.ts';
import * as staffWallet from './staff-wallet.ts';
import * as staffReferral from './staff-referral.ts';
import * as staffRequests from './staff-requests.ts';
import * as staff from './staff.ts';
import * as vouchers from './vouchers.ts';
import * as wallet from './wallet.ts';
import * as wishlist from './wishlist.ts';

/** What browsers call, by the name of the file: those have generated calls. */
export const BROWSER_TABLE = {
  alerts,
  bag,
  catalogue,
  checkout,
  contacts,
  content,
  customers,
  devices,
  emi,
  events,
  exchange,
  'gift-cards': giftCards,
  'golden-bounty': goldenBounty,
  identity,
  measurements,
  notifications,
  orders,
  payments,
  'personal-data': personalData,
  proof,
  push,
  referral,
  session,
  shipping,
  'shopper-pincode': shopperPincode,
  social,
  vouchers,
  wallet,
  wishlist,
} as const;

export const TABLE = {
  ...BROWSER_TABLE,
  staff,
  staffExchange,
  staffGiftCards,
  staffGoldenBounty,
  staffOrders,
  staffReferral,
  staffRequests,
  staffVouchers,
  staffWallet,
} as const;
