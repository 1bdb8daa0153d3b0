import { moduleTexts } from '@suvarna/i18n/module-texts';

/** What a receipt says, in the language of who reads it. */
export const texts = moduleTexts(import.meta.dirname);
