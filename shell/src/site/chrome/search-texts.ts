/** Texts of what the search field suggests. They travel with it, at the first visit to the field. */
import { textsOf } from '@suvarna/i18n';
import en from '../locales/search-en.json' with { type: 'json' };
import hi from '../locales/search-hi.json' with { type: 'json' };

export const searchTexts = textsOf('shell-search', { en, hi });
