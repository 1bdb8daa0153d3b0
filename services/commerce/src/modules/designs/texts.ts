import { moduleTexts } from '@suvarna/i18n/module-texts';

/** Words of the catalogue, in the language of who reads them. */
export const texts = moduleTexts(import.meta.dirname);
