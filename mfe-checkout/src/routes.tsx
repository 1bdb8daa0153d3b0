import { noData, route, type FragmentsOf, type Loaded, type RoutesOf } from '@suvarna/remote-kit/page';
import type config from '../remote.config.ts';

const toBag = (): Promise<Loaded<null>> =>
  Promise.resolve({ kind: 'redirect', to: '/checkout/cart/', permanent: true });

export const routes: RoutesOf<typeof config> = {
  bag: route({ load: noData, page: () => import(/* webpackChunkName: "page-bag" */ './bag/bag.page.tsx') }),
  // Only ever redirects; the page is never shown.
  'bag-alias': route({
    load: toBag,
    page: () => import(/* webpackChunkName: "page-bag-alias" */ './bag/bag.page.tsx'),
  }),
  'guest-address': route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-guest-address" */ './address/guest-address.page.tsx'),
  }),
  address: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-address" */ './address/address.page.tsx'),
  }),
  payment: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-payment" */ './payment/payment.page.tsx'),
  }),
  'payment-return': route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-payment-return" */ './outcome/payment-return.page.tsx'),
  }),
  'payment-failed': route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-payment-failed" */ './outcome/payment-failed.page.tsx'),
  }),
  success: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-success" */ './outcome/success.page.tsx'),
  }),
  'from-agent': route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-from-agent" */ './from-agent/from-agent.page.tsx'),
  }),
  'gift-cards': route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-gift-cards" */ './gift-cards/gift-cards.page.tsx'),
  }),
  'gift-card-payment': route({
    load: noData,
    page: () =>
      import(/* webpackChunkName: "page-gift-card-payment" */ './gift-cards/gift-card-payment.page.tsx'),
  }),
};

export const fragments: FragmentsOf<typeof config> = {
  'mini-bag': () => import(/* webpackChunkName: "fragment-mini-bag" */ './fragments/mini-bag.fragment.tsx'),
  'added-piece': () =>
    import(/* webpackChunkName: "fragment-added-piece" */ './fragments/added-piece.fragment.tsx'),
};
