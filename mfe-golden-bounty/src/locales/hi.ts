import type { LanguageOf } from '@suvarna/remote-kit/page';
import type config from '../../remote.config.ts';
import texts from './hi.json' with { type: 'json' };

export const language: LanguageOf<typeof config> = {
  texts,
  groups: {
    offer: () =>
      import(/* webpackChunkName: "locale-offer-hi" */ './offer-hi.json', { with: { type: 'json' } }),
    own: () => import(/* webpackChunkName: "locale-own-hi" */ './own-hi.json', { with: { type: 'json' } }),
  },
};
