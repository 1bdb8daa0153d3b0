import { allTexts } from '@suvarna/testing/all-texts';
import { join } from 'node:path';
import config from '../remote.config.ts';

const texts = allTexts(join(__dirname, 'locales'), ['every-page', ...Object.keys(config.texts)]);
export const { en, hi } = texts;
