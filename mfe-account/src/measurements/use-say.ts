import { ownNamespace, textsOf, type Translate } from '@suvarna/i18n';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

const say = textsOf(ownNamespace('my-measurements'), { en, hi });

/** Texts of this page; they come with it, because the sign-in page would carry them otherwise. */
export const useSay = (): Translate => say(useRemoteContext().locale);
