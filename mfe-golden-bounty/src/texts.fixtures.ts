import { allTexts } from '@suvarna/testing/all-texts';
import { join } from 'node:path';

const locales = join(__dirname, 'locales');
export const en = allTexts(locales, 'en');
export const hi = allTexts(locales, 'hi');
