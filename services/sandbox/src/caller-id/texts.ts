import { moduleTexts } from '@suvarna/i18n/module-texts';

export const texts = moduleTexts(import.meta.dirname);
