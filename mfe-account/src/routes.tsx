import { noData, route, type Fragments, type Routes } from '@suvarna/remote-kit/page';

export const routes: Routes = {
  'sign-in': route({ load: noData, page: () => import(/* webpackChunkName: "page-sign-in" */ './sign-in/sign-in.page.tsx') }),
  account: route({ load: noData, page: () => import(/* webpackChunkName: "page-account" */ './account/account.page.tsx') }),
};

export const fragments: Fragments = {};
