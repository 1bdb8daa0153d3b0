import { moduleTexts } from '@suvarna/i18n/module-texts';

/** What the printed ring sizer says. */
export const texts = moduleTexts(import.meta.dirname);
