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
    {
      id: 'search',
      path: '/jewellery/search/',
      render: 'server',
      query: ['q', 'page'],
      smoke: '/jewellery/search/?q=ring',
    },
    {
      id: 'product',
      path: '/jewellery/:category/:"slug"_product_:"id"/',
      render: 'server',
      query: ['karat', 'size', 'colour'],
      smoke: '/jewellery/rings/pihu-diamond-halo-ring_product_101084/',
    },
    { id: 'policy', path: '/policy/:slug/', render: 'server', smoke: '/policy/returns/' },
    { id: 'help', path: '/help/', render: 'server', smoke: '/help/' },
    { id: 'faqs', path: '/faqs/', render: 'server', smoke: '/faqs/' },
    { id: 'gold-rate', path: '/gold-rate/', render: 'server', smoke: '/gold-rate/' },
    { id: 'size-guide', path: '/ring-size-guide/', render: 'server', smoke: '/ring-size-guide/' },
    { id: 'pdp', path: '/pdp', render: 'server', query: ['productId', 'wearTypeName', 'karat'] },
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
