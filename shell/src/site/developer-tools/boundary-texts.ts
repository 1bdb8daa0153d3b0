import { textsOf } from '@suvarna/i18n';
import en from './locales/boundaries-en.json' with { type: 'json' };
import hi from './locales/boundaries-hi.json' with { type: 'json' };

export const boundaryTexts = textsOf('boundaries', { en, hi });
