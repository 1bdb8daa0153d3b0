import type { LanguageOf } from '@suvarna/remote-kit/page';
import type config from '../../remote.config.ts';
import texts from './en.json' with { type: 'json' };

export const language: LanguageOf<typeof config> = {
  texts,
  groups: {
    'sign-in': () =>
      import(/* webpackChunkName: "locale-sign-in-en" */ './sign-in-en.json', { with: { type: 'json' } }),
    account: () =>
      import(/* webpackChunkName: "locale-account-en" */ './account-en.json', { with: { type: 'json' } }),
    orders: () =>
      import(/* webpackChunkName: "locale-orders-en" */ './orders-en.json', { with: { type: 'json' } }),
  },
};
