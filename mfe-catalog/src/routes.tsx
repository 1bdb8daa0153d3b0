import { route, type FragmentsOf, type RoutesOf } from '@suvarna/remote-kit/page';
import { loadFaqs, loadGoldRate, loadHelp, loadPolicy } from './content/content.api.ts';
import { loadHome } from './home/home.api.ts';
import { loadListing } from './listing/listing.api.ts';
import { resolveProduct } from './product/pdp.api.ts';
import { loadProduct } from './product/product.api.ts';
import { loadSizeGuide } from './size-guide/size-guide.loader.ts';
import { loadSearch } from './search/search.api.ts';
import type config from '../remote.config.ts';

export const routes: RoutesOf<typeof config> = {
  home: route({
    load: loadHome,
    page: () => import(/* webpackChunkName: "page-home" */ './home/home.page.tsx'),
  }),
  listing: route({
    load: loadListing,
    page: () => import(/* webpackChunkName: "page-listing" */ './listing/listing.page.tsx'),
  }),
  search: route({
    load: loadSearch,
    page: () => import(/* webpackChunkName: "page-search" */ './search/search.page.tsx'),
  }),
  product: route({
    load: loadProduct,
    page: () => import(/* webpackChunkName: "page-product" */ './product/product.page.tsx'),
  }),
  pdp: route({
    load: resolveProduct,
    page: () => import(/* webpackChunkName: "page-pdp" */ './product/pdp.page.tsx'),
  }),
  policy: route({
    load: loadPolicy,
    page: () => import(/* webpackChunkName: "page-policy" */ './content/article.page.tsx'),
  }),
  help: route({
    load: loadHelp,
    page: () => import(/* webpackChunkName: "page-help" */ './content/article.page.tsx'),
  }),
  faqs: route({
    load: loadFaqs,
    page: () => import(/* webpackChunkName: "page-faqs" */ './content/faqs.page.tsx'),
  }),
  'gold-rate': route({
    load: loadGoldRate,
    page: () => import(/* webpackChunkName: "page-gold-rate" */ './content/gold-rate.page.tsx'),
  }),
  'size-guide': route({
    load: loadSizeGuide,
    page: () => import(/* webpackChunkName: "page-size-guide" */ './size-guide/size-guide.page.tsx'),
  }),
};

export const fragments: FragmentsOf<typeof config> = {
  'product-rail': () =>
    import(/* webpackChunkName: "fragment-product-rail" */ './fragments/product-rail.fragment.tsx'),
};
