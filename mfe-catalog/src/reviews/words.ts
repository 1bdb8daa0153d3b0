import { ownNamespace, textsOf, type Translate } from '@suvarna/i18n';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

/** Texts of reviews; they come with what shows some. */
export const words = textsOf(ownNamespace('reviews'), { en, hi });

export const useReviewWords = (): Translate => words(useRemoteContext().locale);
