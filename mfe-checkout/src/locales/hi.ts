import type { LanguageOf } from '@suvarna/remote-kit/page';
import type config from '../../remote.config.ts';
import texts from './hi.json' with { type: 'json' };

export const language: LanguageOf<typeof config> = {
  texts,
  groups: {
    bag: () => import(/* webpackChunkName: "locale-bag-hi" */ './bag-hi.json', { with: { type: 'json' } }),
    payment: () =>
      import(/* webpackChunkName: "locale-payment-hi" */ './payment-hi.json', { with: { type: 'json' } }),
    methods: () =>
      import(/* webpackChunkName: "locale-methods-hi" */ './methods-hi.json', { with: { type: 'json' } }),
    'gift-cards': () =>
      import(/* webpackChunkName: "locale-gift-cards-hi" */ './gift-cards-hi.json', {
        with: { type: 'json' },
      }),
  },
};
