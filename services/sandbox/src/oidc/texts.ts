import { moduleTexts } from '@suvarna/i18n/module-texts';
import type { ProviderName } from './clients.ts';

export const NAMES: Readonly<Record<ProviderName, string>> = { google: 'Google', apple: 'Apple' };

export const texts = moduleTexts(import.meta.dirname);
