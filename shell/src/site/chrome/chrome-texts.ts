/**
 * Texts of what only the server draws: menus, footer, page not found. They stay out of the browser's
 * bundle, which carries the shell's other texts in both languages.
 */
import { textsOf } from '@suvarna/i18n';
import en from '../locales/chrome-en.json' with { type: 'json' };
import hi from '../locales/chrome-hi.json' with { type: 'json' };

export const chromeTexts = textsOf('shell-chrome', { en, hi });
