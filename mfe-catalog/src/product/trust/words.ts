import { ownNamespace, textsOf } from '@suvarna/i18n';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

/** Texts of what comes with a piece; who only looks at its price downloads none of them. */
export const words = textsOf(ownNamespace('trust'), { en, hi });
