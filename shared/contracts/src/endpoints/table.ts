/** Every call of the back end, by capability. Browsers import `../calls/`, which is generated from it and has no schemas. */
import * as alerts from './alerts.ts';
import * as bag from './bag.ts';
import * as catalogue from './catalogue.ts';
import * as checkout from './checkout.ts';
import * as choosing from './choosing.ts';
import * as contacts from './contacts.ts';
import * as content from './content.ts';
import * as customers from './customers.ts';
import * as devices from './devices.ts';
import * as emi from './emi.ts';
import * as enquiries from './enquiries.ts';
import * as events from './events.ts';
import * as exchange from './exchange.ts';
import * as giftCards from './gift-cards.ts';
import * as goldenBounty from './golden-bounty.ts';
import * as identity from './identity.ts';
import * as jewelleryBox from './jewellery-box.ts';
import * as measurements from './measurements.ts';
import * as notifications from './notifications.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as personalData from './personal-data.ts';
import * as priceHistory from './price-history.ts';
import * as proof from './proof.ts';
import * as push from './push.ts';
import * as referral from './referral.ts';
import * as reviews from './reviews.ts';
import * as session from './session.ts';
import * as shipping from './shipping.ts';
import * as shopperPincode from './shopper-pincode.ts';
import * as sizes from './sizes.ts';
import * as social from './social.ts';
import * as stores from './stores.ts';
import * as staffAppointments from './staff-appointments.ts';
import * as staffContent from './staff-content.ts';
import * as staffEnquiries from './staff-enquiries.ts';
import * as staffExchange from './staff-exchange.ts';
import * as staffGiftCards from './staff-gift-cards.ts';
import * as staffGoldenBounty from './staff-golden-bounty.ts';
import * as staffOrders from './staff-orders.ts';
import * as staffVouchers from './staff-vouchers.ts';
import * as staffWallet from './staff-wallet.ts';
import * as staffPhones from './staff-phones.ts';
import * as staffReferral from './staff-referral.ts';
import * as staffReviews from './staff-reviews.ts';
import * as staffRequests from './staff-requests.ts';
import * as staff from './staff.ts';
import * as vouchers from './vouchers.ts';
import * as wallet from './wallet.ts';
import * as watches from './watches.ts';
import * as wishlist from './wishlist.ts';

/** What browsers call, by the name of the file: those have generated calls. */
export const BROWSER_TABLE = {
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
} as const;

export const TABLE = {
  ...BROWSER_TABLE,
  staff,
  staffAppointments,
  staffContent,
  staffEnquiries,
  staffExchange,
  staffGiftCards,
  staffGoldenBounty,
  staffOrders,
  staffPhones,
  staffReferral,
  staffRequests,
  staffReviews,
  staffVouchers,
  staffWallet,
} as const;
