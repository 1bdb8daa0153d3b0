import { moduleTexts } from '@suvarna/i18n/module-texts';

/** What every message says, whichever module it is of. */
export const texts = moduleTexts(import.meta.dirname);
