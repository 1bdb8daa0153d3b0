import type { LanguageOf } from '@suvarna/remote-kit/page';
import type config from '../../remote.config.ts';
import texts from './en.json' with { type: 'json' };

export const language: LanguageOf<typeof config> = {
  texts,
  groups: {
    bag: () => import(/* webpackChunkName: "locale-bag-en" */ './bag-en.json', { with: { type: 'json' } }),
    payment: () =>
      import(/* webpackChunkName: "locale-payment-en" */ './payment-en.json', { with: { type: 'json' } }),
    methods: () =>
      import(/* webpackChunkName: "locale-methods-en" */ './methods-en.json', { with: { type: 'json' } }),
    'gift-cards': () =>
      import(/* webpackChunkName: "locale-gift-cards-en" */ './gift-cards-en.json', {
        with: { type: 'json' },
      }),
  },
};
