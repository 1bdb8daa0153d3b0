import {
  route,
  type FragmentsOf,
  type PageModule,
  type Route,
  type RoutesOf,
} from '@suvarna/remote-kit/page';
import type config from '../remote.config.ts';

/** The server has put the data of a first view into its document: what loads comes with the first link that is in view, or followed. */
const loads = () => import(/* webpackChunkName: "loads" */ './page/loads.ts');

/** Few addresses lead to these pages: what they load comes with them, and no other page carries it. */
const content = () => import(/* webpackChunkName: "content" */ './content/content.api.ts');

/** A page that comes with what loads it: few addresses lead there, and each file that may be fetched costs every first view its hash. */
function whole<Data>(
  page: () => Promise<PageModule<Data> & Pick<Route<Data>, 'load'>>,
): RoutesOf<typeof config>['home'] {
  return route({ load: async (context) => (await page()).load(context), page });
}

export const routes: RoutesOf<typeof config> = {
  home: route({
    load: async (context) => (await loads()).loadHome(context),
    loads,
    page: () => import(/* webpackChunkName: "page-home" */ './home/home.page.tsx'),
  }),
  listing: route({
    load: async (context) => (await loads()).loadListing(context),
    loads,
    page: () => import(/* webpackChunkName: "page-listing" */ './listing/listing.page.tsx'),
  }),
  search: route({
    load: async (context) => (await loads()).loadSearch(context),
    loads,
    page: () => import(/* webpackChunkName: "page-search" */ './search/search.page.tsx'),
  }),
  product: route({
    load: async (context) => (await loads()).loadProduct(context),
    loads,
    page: () => import(/* webpackChunkName: "page-product" */ './product/product.page.tsx'),
  }),
  pdp: route({
    load: async (context) => (await loads()).resolveProduct(context),
    loads,
    // Never shown: no file of its own.
    page: async () => (await import(/* webpackChunkName: "page-pdp" */ './page/rare-pages.ts')).resolver,
  }),
  policy: route({
    load: async (context) => (await content()).loadPolicy(context),
    page: () => import(/* webpackChunkName: "page-policy" */ './content/article.page.tsx'),
  }),
  help: route({
    load: async (context) => (await content()).loadHelp(context),
    page: () => import(/* webpackChunkName: "page-help" */ './content/article.page.tsx'),
  }),
  faqs: route({
    load: async (context) => (await content()).loadFaqs(context),
    page: () => import(/* webpackChunkName: "page-faqs" */ './content/faqs.page.tsx'),
  }),
  blog: route({
    load: async (context) => (await content()).loadBlog(context),
    page: () => import(/* webpackChunkName: "page-blog" */ './content/blog.page.tsx'),
  }),
  post: route({
    load: async (context) => (await content()).loadPost(context),
    page: () => import(/* webpackChunkName: "page-post" */ './content/post.page.tsx'),
  }),
  contact: route({
    load: async (context) => (await content()).loadContact(context),
    page: () => import(/* webpackChunkName: "page-contact" */ './content/article.page.tsx'),
  }),
  franchise: route({
    load: async (context) => (await content()).loadFranchise(context),
    page: () => import(/* webpackChunkName: "page-franchise" */ './content/article.page.tsx'),
  }),
  attribution: route({
    load: async (context) => (await content()).loadAttribution(context),
    page: () => import(/* webpackChunkName: "page-attribution" */ './content/article.page.tsx'),
  }),
  'gold-rate': route({
    load: async (context) => (await content()).loadGoldRate(context),
    page: () => import(/* webpackChunkName: "page-gold-rate" */ './content/gold-rate.page.tsx'),
  }),
  reviews: whole(() => import(/* webpackChunkName: "page-reviews" */ './reviews/reviews.page.tsx')),
  'write-review': whole(
    () => import(/* webpackChunkName: "page-write-review" */ './reviews/writing/write.page.tsx'),
  ),
  'price-history': whole(
    () =>
      import(/* webpackChunkName: "page-price-history" */ './product/price-history/price-history.page.tsx'),
  ),
  'notify-me': whole(
    () => import(/* webpackChunkName: "page-notify-me" */ './product/watch/notify-me.page.tsx'),
  ),
  compare: whole(() => import(/* webpackChunkName: "page-compare" */ './compare/compare.page.tsx')),
  'size-guide': whole(
    () => import(/* webpackChunkName: "page-size-guide" */ './size-guide/size-guide.page.tsx'),
  ),
  // Chunks of the same module become one file.
  'gift-guide': whole(
    async () => (await import(/* webpackChunkName: "page-gift-guide" */ './page/rare-pages.ts')).giftGuide,
  ),
  solitaire: whole(() => import(/* webpackChunkName: "page-solitaire" */ './solitaires/builder.page.tsx')),
  'recently-viewed': whole(
    async () =>
      (await import(/* webpackChunkName: "page-recently-viewed" */ './page/rare-pages.ts')).recentlyViewed,
  ),
  stores: whole(async () => (await import(/* webpackChunkName: "page-stores" */ './stores/pages.ts')).stores),
  store: whole(async () => (await import(/* webpackChunkName: "page-store" */ './stores/pages.ts')).store),
  appointment: whole(
    () => import(/* webpackChunkName: "page-appointment" */ './stores/appointment/appointment.page.tsx'),
  ),
};

export const fragments: FragmentsOf<typeof config> = {
  'product-rail': () =>
    import(/* webpackChunkName: "fragment-product-rail" */ './fragments/product-rail.fragment.tsx'),
  'goes-with': () =>
    import(/* webpackChunkName: "fragment-goes-with" */ './fragments/goes-with.fragment.tsx'),
};
