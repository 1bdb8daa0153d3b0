import { designs } from './modules/designs/module.ts';
import { identity } from './modules/identity/module.ts';
import { social } from './modules/social/module.ts';
import { ledger } from './modules/ledger/module.ts';
import { pricing } from './modules/pricing/module.ts';
import { inventory } from './modules/inventory/module.ts';
import { bag } from './modules/bag/module.ts';
import { requests } from './modules/requests/module.ts';
import { shipping } from './modules/shipping/module.ts';
import { imagery } from './modules/imagery/module.ts';
import { catalogue } from './modules/catalogue/module.ts';
import { customers } from './modules/customers/module.ts';
import { measurements } from './modules/measurements/module.ts';
import { wishlist } from './modules/wishlist/module.ts';
import { tenders } from './modules/tenders/module.ts';
import { loyalty } from './modules/loyalty/module.ts';
import { credits } from './modules/credits/module.ts';
import { checkout } from './modules/checkout/module.ts';
import { payments } from './modules/payments/module.ts';
import { orders } from './modules/orders/module.ts';
import { wallet } from './modules/wallet/module.ts';
import { content } from './modules/content/module.ts';
import { enquiries } from './modules/enquiries/module.ts';
import { storefront } from './modules/storefront/module.ts';
import { push } from './modules/push/module.ts';
import { preferences } from './modules/preferences/module.ts';
import { goldenBounty } from './modules/golden-bounty/module.ts';
import { vouchers } from './modules/vouchers/module.ts';
import { giftCards } from './modules/gift-cards/module.ts';
import { referrals } from './modules/referrals/module.ts';
import { emi } from './modules/emi/module.ts';
import { exchange } from './modules/exchange/module.ts';
import { jewelleryBox } from './modules/jewellery-box/module.ts';
import { reviews } from './modules/reviews/module.ts';
import { stores } from './modules/stores/module.ts';
import { agents } from './modules/agents/module.ts';
import { watches } from './modules/watches/module.ts';
import { recommendations } from './modules/recommendations/module.ts';
import { privacy } from './modules/privacy/module.ts';
import { events } from './modules/events/module.ts';
import type { Module } from './module.ts';

/**
 * Every capability of the service; a new one is a folder and its line here. The order counts: a module
 * imports only those that stand before it (`.dependency-cruiser.mjs` reads the list).
 */
export const MODULES: readonly Module[] = [
  designs,
  identity,
  social,
  ledger,
  pricing,
  inventory,
  bag,
  requests,
  shipping,
  imagery,
  catalogue,
  customers,
  measurements,
  wishlist,
  tenders,
  loyalty,
  credits,
  checkout,
  payments,
  orders,
  wallet,
  content,
  enquiries,
  storefront,
  push,
  preferences,
  goldenBounty,
  vouchers,
  giftCards,
  referrals,
  emi,
  exchange,
  jewelleryBox,
  reviews,
  stores,
  agents,
  watches,
  recommendations,
  privacy,
  events,
];
