import { route, type FragmentsOf, type RoutesOf } from '@suvarna/remote-kit/page';
import { loadPlan } from './calculator/calculator.loader.ts';
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
};

export const fragments: FragmentsOf<typeof config> = {};
