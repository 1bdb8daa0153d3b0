import { ownNamespace, textsOf } from '@suvarna/i18n';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

/** Texts of the sheet; who only looks at the bag downloads none of them. */
export const words = textsOf(ownNamespace('emi'), { en, hi });
