import { ownNamespace, textsOf, type Translate } from '@suvarna/i18n';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

const words = textsOf(ownNamespace('for-whom'), { en, hi });

/** Texts of sizes of people on a product's page; they come with the first that is shown. */
export const useForWhomWords = (): Translate => words(useRemoteContext().locale);
