import { textsOf } from '@suvarna/i18n';
import en from './override-en.json' with { type: 'json' };
import hi from './override-hi.json' with { type: 'json' };

export const overrideTexts = textsOf('override', { en, hi });
