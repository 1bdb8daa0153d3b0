import { ownNamespace, textsOf } from '@suvarna/i18n';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

/** Texts of the panel about a piece that was just put into the bag; they come with it. */
export const words = textsOf(ownNamespace('added'), { en, hi });
