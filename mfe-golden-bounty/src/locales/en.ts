import type { LanguageOf } from '@suvarna/remote-kit/page';
import type config from '../../remote.config.ts';
import texts from './en.json' with { type: 'json' };

export const language: LanguageOf<typeof config> = {
  texts,
  groups: {
    offer: () =>
      import(/* webpackChunkName: "locale-offer-en" */ './offer-en.json', { with: { type: 'json' } }),
    own: () => import(/* webpackChunkName: "locale-own-en" */ './own-en.json', { with: { type: 'json' } }),
  },
};
