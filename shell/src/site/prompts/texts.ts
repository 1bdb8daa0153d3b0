/** Texts of the prompts. They travel with the first prompt that opens, not with the shell. */
import { textsOf } from '@suvarna/i18n';
import en from './locales/en.json' with { type: 'json' };
import hi from './locales/hi.json' with { type: 'json' };

export const promptTexts = textsOf('prompts', { en, hi });
