import { ownNamespace, textsOf } from '@suvarna/i18n';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

/** Texts around what people write: articles, and the forms to write to the store. */
export const words = textsOf(ownNamespace('content'), { en, hi });
