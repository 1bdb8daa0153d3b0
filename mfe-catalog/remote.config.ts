import { defineRemote } from '@suvarna/remote-kit/config';

/** Everything the outside may know about the catalog. */
export default defineRemote({
  name: 'catalog',
  owner: 'Team Catalog',
  contract: '^1.0.0',
  routes: [
    { id: 'home', path: '/', render: 'server', smoke: '/' },
    // Everything, a category, or `{…}-filter`: the back end reads the address grammar.
    { id: 'listing', path: '/jewellery/{:section/}', render: 'server', smoke: '/jewellery/rings/' },
    { id: 'search', path: '/jewellery/search/', render: 'server', query: ['q', 'page'], smoke: '/jewellery/search/?q=ring' },
    { id: 'product', path: '/jewellery/:category/:"slug"_product_:"id"/', render: 'server', query: ['karat', 'size', 'colour'], smoke: '/jewellery/rings/pihu-diamond-halo-ring_product_101084/' },
    { id: 'pdp', path: '/pdp', render: 'server', query: ['productId', 'wearTypeName', 'karat'] },
  ],
  fragments: ['product-rail'],
  emits: ['catalogue.product.viewed', 'bag.line-item.added', 'wishlist.item.added', 'wishlist.item.removed', 'toast.message.requested'],
  listens: [],
});
