import { defineRemote } from '@suvarna/remote-kit/config';

/** Everything the outside may know about the catalog. */
export default defineRemote({
  name: 'catalog',
  owner: 'Team Catalog',
  contract: '^1.0.0',
  routes: [
    // Everything, a category, or `{…}-filter`: the back end reads the address grammar.
    { id: 'listing', path: '/jewellery/{:section/}', render: 'server', smoke: '/jewellery/rings/' },
    { id: 'search', path: '/jewellery/search/', render: 'server', query: ['q', 'page'], smoke: '/jewellery/search/?q=ring' },
    { id: 'product', path: '/jewellery/:category/:"slug"_product_:"id"/', render: 'server', query: ['karat', 'size', 'colour'] },
    { id: 'pdp', path: '/pdp', render: 'server', query: ['productId', 'wearTypeName', 'karat'] },
  ],
  fragments: ['product-rail'],
  emits: ['catalogue.product.viewed', 'bag.line-item.added', 'toast.message.requested', 'navigation.visit.requested'],
  listens: [],
});
