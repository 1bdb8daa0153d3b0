/** Every call of the back end, by capability. Browsers import `../calls/`, which is generated from it and has no schemas. */
import * as alerts from './alerts/endpoints.ts';
import * as bag from './bag/endpoints.ts';
import * as catalogue from './catalogue/endpoints.ts';
import * as checkout from './checkout/endpoints.ts';
import * as choosing from './catalogue/choosing.ts';
import * as contacts from './customers/contact-endpoints.ts';
import * as content from './content/endpoints.ts';
import * as customers from './customers/endpoints.ts';
import * as devices from './identity/device-endpoints.ts';
import * as emi from './emi/endpoints.ts';
import * as enquiries from './enquiries/endpoints.ts';
import * as events from './events/endpoints.ts';
import * as exchange from './exchange/endpoints.ts';
import * as giftCards from './gift-cards/endpoints.ts';
import * as goldenBounty from './golden-bounty/endpoints.ts';
import * as identity from './identity/endpoints.ts';
import * as jewelleryBox from './jewellery-box/endpoints.ts';
import * as measurements from './measurements/endpoints.ts';
import * as notifications from './preferences/endpoints.ts';
import * as orders from './orders/endpoints.ts';
import * as payments from './payments/endpoints.ts';
import * as personalData from './privacy/endpoints.ts';
import * as priceHistory from './catalogue/price-history-endpoints.ts';
import * as proof from './identity/proof-endpoints.ts';
import * as push from './push/endpoints.ts';
import * as referral from './referrals/endpoints.ts';
import * as reviews from './reviews/endpoints.ts';
import * as session from './identity/session-endpoints.ts';
import * as shipping from './shipping/endpoints.ts';
import * as shopperPincode from './shipping/pincode-endpoints.ts';
import * as sizes from './sizes/endpoints.ts';
import * as social from './social/endpoints.ts';
import * as stores from './stores/endpoints.ts';
import * as staffAppointments from './stores/staff-endpoints.ts';
import * as staffContent from './content/staff-endpoints.ts';
import * as staffEnquiries from './enquiries/staff-endpoints.ts';
import * as staffExchange from './exchange/staff-endpoints.ts';
import * as staffGiftCards from './gift-cards/staff-endpoints.ts';
import * as staffGoldenBounty from './golden-bounty/staff-endpoints.ts';
import * as staffOrders from './orders/staff-endpoints.ts';
import * as staffVouchers from './vouchers/staff-endpoints.ts';
import * as staffWallet from './wallet/staff-endpoints.ts';
import * as staffPhones from './identity/staff-endpoints.ts';
import * as staffReferral from './referrals/staff-endpoints.ts';
import * as staffReviews from './reviews/staff-endpoints.ts';
import * as staffRequests from './requests/staff-endpoints.ts';
import * as staff from './operations/endpoints.ts';
import * as vouchers from './vouchers/endpoints.ts';
import * as wallet from './wallet/endpoints.ts';
import * as watches from './watches/endpoints.ts';
import * as wishlist from './wishlist/endpoints.ts';

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
