import { moduleTexts } from '@suvarna/i18n/module-texts';

/** What this module says to people, in the language of who reads it. */
export const texts = moduleTexts(import.meta.dirname);
