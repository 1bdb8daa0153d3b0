import { textsOf } from '@suvarna/i18n';
import en from './locales/en.json' with { type: 'json' };
import hi from './locales/hi.json' with { type: 'json' };

/** What every message says, whichever module it is of. */
export const texts = textsOf('commerce/platform/notifications', { en, hi });
