import { textsOf } from '@suvarna/i18n';
import en from './locales/override-en.json' with { type: 'json' };
import hi from './locales/override-hi.json' with { type: 'json' };

export const overrideTexts = textsOf('override', { en, hi });
