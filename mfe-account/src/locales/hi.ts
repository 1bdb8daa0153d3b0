import type { LanguageOf } from '@suvarna/remote-kit/page';
import type config from '../../remote.config.ts';
import texts from './hi.json' with { type: 'json' };

export const language: LanguageOf<typeof config> = {
  texts,
  groups: {
    'sign-in': () =>
      import(/* webpackChunkName: "locale-sign-in-hi" */ './sign-in-hi.json', { with: { type: 'json' } }),
    account: () =>
      import(/* webpackChunkName: "locale-account-hi" */ './account-hi.json', { with: { type: 'json' } }),
    orders: () =>
      import(/* webpackChunkName: "locale-orders-hi" */ './orders-hi.json', { with: { type: 'json' } }),
  },
};
