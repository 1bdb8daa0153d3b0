import { noData, route, type Fragments, type Loaded, type Routes } from '@suvarna/remote-kit/page';

const toBag = (): Promise<Loaded<null>> => Promise.resolve({ kind: 'redirect', to: '/checkout/cart/', permanent: true });

export const routes: Routes = {
  bag: route({ load: noData, page: () => import(/* webpackChunkName: "page-bag" */ './bag/bag.page.tsx') }),
  // Only ever redirects; the page is never shown.
  'bag-alias': route({ load: toBag, page: () => import(/* webpackChunkName: "page-bag-alias" */ './bag/bag.page.tsx') }),
};

export const fragments: Fragments = {
  'mini-bag': () => import(/* webpackChunkName: "fragment-mini-bag" */ './fragments/mini-bag.fragment.tsx'),
};
