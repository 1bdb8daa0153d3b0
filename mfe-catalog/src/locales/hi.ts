import type { LanguageOf } from '@suvarna/remote-kit/page';
import type config from '../../remote.config.ts';
import texts from './hi.json' with { type: 'json' };

export const language: LanguageOf<typeof config> = {
  texts,
  groups: {
    home: () => import(/* webpackChunkName: "locale-home-hi" */ './home-hi.json', { with: { type: 'json' } }),
    listing: () =>
      import(/* webpackChunkName: "locale-listing-hi" */ './listing-hi.json', { with: { type: 'json' } }),
    product: () =>
      import(/* webpackChunkName: "locale-product-hi" */ './product-hi.json', { with: { type: 'json' } }),
  },
};
