import { noData, route, type FragmentsOf, type RoutesOf } from '@suvarna/remote-kit/page';
import type config from '../remote.config.ts';

export const routes: RoutesOf<typeof config> = {
  'sign-in': route({
    load: noData,
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
  tracking: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-tracking" */ './tracking/tracking.page.tsx'),
  }),
  'tracking-order': route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-tracking-order" */ './tracking/tracking.page.tsx'),
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
