import { defineRemote } from '@suvarna/remote-kit/config';

/** Everything the outside may know about the catalog. */
export default defineRemote({
  name: 'catalog',
  owner: 'Team Catalog',
  host: '^2.2.0',
  site: '^1.0.0',
  colour: '#8a4b08',
  routes: [
    { id: 'home', path: '/', render: 'server', offline: true, smoke: '/' },
    // Everything, a category, or `{…}-filter`: the back end reads the address grammar.
    {
      id: 'listing',
      path: '/jewellery/{:section/}',
      render: 'server',
      skeleton: 'grid',
      ahead: 'data',
      offline: true,
      smoke: '/jewellery/rings/',
    },
    {
      id: 'search',
      path: '/jewellery/search/',
      render: 'server',
      skeleton: 'grid',
      offline: true,
      query: ['q', 'page'],
      smoke: '/jewellery/search/?q=ring',
    },
    {
      id: 'product',
      path: '/jewellery/:category/:"slug"_product_:"id"/',
      render: 'server',
      skeleton: 'product',
      area: 'product',
      ahead: 'data',
      offline: true,
      query: ['karat', 'size', 'colour'],
      smoke: '/jewellery/rings/pihu-diamond-halo-ring_product_101084/',
    },
    { id: 'policy', path: '/policy/:slug/', render: 'server', offline: true, smoke: '/policy/returns/' },
    { id: 'help', path: '/help/', render: 'server', offline: true, smoke: '/help/' },
    { id: 'faqs', path: '/faqs/', render: 'server', offline: true, smoke: '/faqs/' },
    { id: 'gold-rate', path: '/gold-rate/', render: 'server', offline: true, smoke: '/gold-rate/' },
    {
      id: 'size-guide',
      path: '/ring-size-guide/',
      render: 'server',
      offline: true,
      smoke: '/ring-size-guide/',
    },
    {
      id: 'pdp',
      path: '/pdp',
      render: 'server',
      offline: true,
      query: ['productId', 'wearTypeName', 'karat'],
    },
  ],
  workers: {
    bake: './src/product/viewer/bake.worker.ts',
    'face-sealed': './src/product/try-on/face/face.worker.ts',
  },
  files: {
    'blazeface.json': { package: '@vladmandic/human', path: 'models/blazeface.json' },
    'blazeface.bin': { package: '@vladmandic/human', path: 'models/blazeface.bin' },
    'facemesh.json': { package: '@vladmandic/human', path: 'models/facemesh.json' },
    'facemesh.bin': { package: '@vladmandic/human', path: 'models/facemesh.bin' },
    'tfjs-backend-wasm-simd.wasm': {
      package: '@tensorflow/tfjs-backend-wasm',
      path: 'dist/tfjs-backend-wasm-simd.wasm',
    },
  },
  fragments: ['product-rail'],
  emits: [
    'catalogue.product.viewed',
    'bag.line-item.added',
    'wishlist.item.added',
    'wishlist.item.removed',
    'toast.message.requested',
  ],
  listens: [],
});
