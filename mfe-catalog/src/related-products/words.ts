import { ownNamespace, textsOf } from '@suvarna/i18n';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

/** Texts of what comes at the end of a page. */
export const words = textsOf(ownNamespace('related-products'), { en, hi });
