import { ownNamespace, textsOf, type Translate } from '@suvarna/i18n';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

/** Texts of pieces that come back; they come with their pages, as those of measurements do. */
export const sayIn = textsOf(ownNamespace('trade-in'), { en, hi });

export const useSay = (): Translate => sayIn(useRemoteContext().locale);
