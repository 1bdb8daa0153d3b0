import { ownNamespace, textsOf } from '@suvarna/i18n';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

/** What a laboratory says of a diamond besides its colour and clarity: on the product page, in the builder, side by side. */
export const diamondWords = textsOf(ownNamespace('diamonds'), { en, hi });
