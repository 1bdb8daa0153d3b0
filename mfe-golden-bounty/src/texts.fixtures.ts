import { allTexts } from '@suvarna/testing/all-texts';
import { join } from 'node:path';
import config from '../remote.config.ts';

export const texts = allTexts(join(__dirname, 'locales'), ['common', ...Object.keys(config.texts)]);
export const { en, hi } = texts;
