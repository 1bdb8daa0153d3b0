import { textsOf } from '@suvarna/i18n';
import en from './locales/en.json' with { type: 'json' };
import hi from './locales/hi.json' with { type: 'json' };

export const insightTexts = textsOf('insight', { en, hi });
