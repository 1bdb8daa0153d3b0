/** Texts of the question who it is. They travel with it, when the store asks, and not with the shell. */
import { textsOf } from '@suvarna/i18n';
import en from './locales/en.json' with { type: 'json' };
import hi from './locales/hi.json' with { type: 'json' };

export const proofTexts = textsOf('proof', { en, hi });
