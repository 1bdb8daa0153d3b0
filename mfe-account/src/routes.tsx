import { noData, route, type FragmentsOf, type RoutesOf } from '@suvarna/remote-kit/page';
import type config from '../remote.config.ts';

/** The server has put the data of a first view into its document: what loads comes with the first link to a page. */
const loads = () => import(/* webpackChunkName: "loads" */ './loads.ts');

/** What is asked for an order at an address of its own. */
const REQUESTS: readonly string[] = ['cancel', 'return', 'resize', 'claim'];

export const routes: RoutesOf<typeof config> = {
  'sign-in': route({
    load: async (context) => (await loads()).loadProviders(context),
    loads,
    page: () => import(/* webpackChunkName: "page-sign-in" */ './sign-in/sign-in.page.tsx'),
  }),
  register: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-register" */ './register/register.page.tsx'),
  }),
  'forgot-password': route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-forgot-password" */ './password/forgot-password.page.tsx'),
  }),
  'reset-password': route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-reset-password" */ './password/reset-password.page.tsx'),
  }),
  'sign-in-return': route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-sign-in-return" */ './social/return.page.tsx'),
  }),
  account: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-account" */ './account/account.page.tsx'),
  }),
  profile: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-profile" */ './profile/profile.page.tsx'),
  }),
  addresses: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-addresses" */ './address/addresses.page.tsx'),
  }),
  address: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-address" */ './address/address.page.tsx'),
  }),
  orders: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-orders" */ './orders/orders.page.tsx'),
  }),
  order: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-order" */ './orders/order.page.tsx'),
  }),
  exchange: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-exchange" */ './trade-in/trade-in.page.tsx'),
  }),
  'buy-back': route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-buy-back" */ './trade-in/trade-in.page.tsx'),
  }),
  'order-request': route({
    load: async ({ params }) =>
      REQUESTS.includes(params['request'] ?? '') ? { kind: 'data', data: null } : { kind: 'not-found' },
    page: () => import(/* webpackChunkName: "page-order-request" */ './orders/order.page.tsx'),
  }),
  'old-gold': route({
    // Its call is nothing that other pages need.
    load: async (context) =>
      (await import(/* webpackChunkName: "gold-today" */ './trade-in/worth/gold-today.api.ts')).loadGoldToday(
        context,
      ),
    page: () => import(/* webpackChunkName: "page-old-gold" */ './trade-in/old-gold.page.tsx'),
  }),
  wallet: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-wallet" */ './wallet/wallet.page.tsx'),
  }),
  'wallet-statement': route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-wallet-statement" */ './wallet/statement.page.tsx'),
  }),
  'wallet-vouchers': route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-wallet-vouchers" */ './vouchers/vouchers.page.tsx'),
  }),
  'emi-requests': route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-emi-requests" */ './emi-requests/emi-requests.page.tsx'),
  }),
  measurements: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-measurements" */ './measurements/measurements.page.tsx'),
  }),
  'jewellery-box': route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-jewellery-box" */ './jewellery-box/jewellery-box.page.tsx'),
  }),
  'jewellery-box-shared': route({
    load: noData,
    page: () =>
      import(
        /* webpackChunkName: "page-jewellery-box-shared" */ './jewellery-box/sharing/shared-box.page.tsx'
      ),
  }),
  contacts: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-contacts" */ './contacts/contacts.page.tsx'),
  }),
  devices: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-devices" */ './devices/devices.page.tsx'),
  }),
  notifications: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-notifications" */ './notifications/notifications.page.tsx'),
  }),
  privacy: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-privacy" */ './privacy/privacy.page.tsx'),
  }),
  'stop-change': route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-stop-change" */ './contacts/stop-change.page.tsx'),
  }),
  tracking: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-tracking" */ './tracking/tracking.page.tsx'),
  }),
  'tracking-order': route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-tracking-order" */ './tracking/tracking.page.tsx'),
  }),
  'refer-and-earn': route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-refer-and-earn" */ './referral/refer-and-earn.page.tsx'),
  }),
  refer: route({
    load: async (context) => (await loads()).loadLanding(context),
    loads,
    page: () => import(/* webpackChunkName: "page-refer" */ './referral/landing.page.tsx'),
  }),
  wishlist: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-wishlist" */ './wishlist/wishlist.page.tsx'),
  }),
  'wishlist-shared': route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-wishlist-shared" */ './wishlist/shared-list.page.tsx'),
  }),
};

export const fragments: FragmentsOf<typeof config> = {};
