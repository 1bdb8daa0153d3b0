import { textsOf } from '@suvarna/i18n';
import en from './locales/en.json' with { type: 'json' };
import hi from './locales/hi.json' with { type: 'json' };

/** What this module says to people, in the language of who reads it. */
export const texts = textsOf('commerce/stores', { en, hi });
