import { route, type Fragments, type Routes } from '@suvarna/remote-kit/page';
import { loadPlan } from './calculator/calculator.api.ts';

export const routes: Routes = {
  landing: route({
    load: loadPlan,
    page: () => import(/* webpackChunkName: "page-landing" */ './landing/landing.page.tsx'),
  }),
  calculator: route({
    load: loadPlan,
    page: () => import(/* webpackChunkName: "page-calculator" */ './calculator/calculator.page.tsx'),
  }),
};

export const fragments: Fragments = {};
