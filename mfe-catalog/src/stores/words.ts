import { ownNamespace, textsOf } from '@suvarna/i18n';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

/** Texts of stores and appointments; who looks at jewellery downloads none of them. */
export const words = textsOf(ownNamespace('stores'), { en, hi });
