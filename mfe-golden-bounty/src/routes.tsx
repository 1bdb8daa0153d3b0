import { noData, route, type FragmentsOf, type RoutesOf } from '@suvarna/remote-kit/page';
import { loadPlan } from './calculator/calculator.loader.ts';
import { loadTerms } from './terms/terms.api.ts';
import type config from '../remote.config.ts';

export const routes: RoutesOf<typeof config> = {
  landing: route({
    load: loadPlan,
    page: () => import(/* webpackChunkName: "page-landing" */ './landing/landing.page.tsx'),
  }),
  calculator: route({
    load: loadPlan,
    page: () => import(/* webpackChunkName: "page-calculator" */ './calculator/calculator.page.tsx'),
  }),
  enrol: route({
    load: loadTerms,
    page: () => import(/* webpackChunkName: "page-enrol" */ './enrol/enrol.page.tsx'),
  }),
  payment: route({
    load: loadTerms,
    page: () => import(/* webpackChunkName: "page-payment" */ './payment/payment.page.tsx'),
  }),
  'payment-success': route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-payment-success" */ './payment/payment-success.page.tsx'),
  }),
  'payment-failed': route({
    load: loadTerms,
    page: () => import(/* webpackChunkName: "page-payment-failed" */ './payment/payment-failed.page.tsx'),
  }),
  plans: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-plans" */ './plans/plans.page.tsx'),
  }),
  plan: route({
    load: loadTerms,
    page: () => import(/* webpackChunkName: "page-plan" */ './plan/plan.page.tsx'),
  }),
  instalments: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-instalments" */ './plan/instalments.page.tsx'),
  }),
  documents: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-documents" */ './documents/documents.page.tsx'),
  }),
  nominee: route({
    load: loadTerms,
    page: () => import(/* webpackChunkName: "page-nominee" */ './nominee/nominee.page.tsx'),
  }),
  callback: route({
    load: noData,
    page: () => import(/* webpackChunkName: "page-callback" */ './callback/callback.page.tsx'),
  }),
};

export const fragments: FragmentsOf<typeof config> = {
  'plan-line': () =>
    import(/* webpackChunkName: "fragment-plan-line" */ './fragments/plan-line.fragment.tsx'),
};
