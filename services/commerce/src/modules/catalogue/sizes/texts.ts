import { textsOf } from '@suvarna/i18n';
import en from './locales/en.json' with { type: 'json' };
import hi from './locales/hi.json' with { type: 'json' };

/** What the printed ring sizer says. */
export const texts = textsOf('commerce/catalogue/sizes', { en, hi });
