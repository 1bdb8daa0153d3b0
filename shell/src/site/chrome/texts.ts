/**
 * Texts of the chrome in the browser. Both languages travel with the shell: the slot of a broken remote must be
 * able to speak when nothing more can be fetched.
 */
import { textsOf } from '@suvarna/i18n';
import en from '../locales/en.json' with { type: 'json' };
import hi from '../locales/hi.json' with { type: 'json' };

export const shellTexts = textsOf('shell', { en, hi });
