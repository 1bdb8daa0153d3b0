import { moduleTexts } from '@suvarna/i18n/module-texts';

/** What a sample certificate says, in the language of who reads it. */
export const texts = moduleTexts(import.meta.dirname);
