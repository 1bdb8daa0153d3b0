import { ownNamespace, textsOf } from '@suvarna/i18n';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

/** Texts of the comparison; who compares nothing downloads none of them. */
export const words = textsOf(ownNamespace('compare'), { en, hi });
