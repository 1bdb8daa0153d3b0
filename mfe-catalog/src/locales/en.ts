import type { LanguageOf } from '@suvarna/remote-kit/page';
import type config from '../../remote.config.ts';
import texts from './en.json' with { type: 'json' };

export const language: LanguageOf<typeof config> = {
  texts,
  groups: {
    home: () => import(/* webpackChunkName: "locale-home-en" */ './home-en.json', { with: { type: 'json' } }),
    listing: () =>
      import(/* webpackChunkName: "locale-listing-en" */ './listing-en.json', { with: { type: 'json' } }),
    product: () =>
      import(/* webpackChunkName: "locale-product-en" */ './product-en.json', { with: { type: 'json' } }),
  },
};
