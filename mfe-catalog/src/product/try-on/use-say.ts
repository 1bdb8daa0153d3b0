import { ownNamespace, textsOf, type Translate } from '@suvarna/i18n';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

const say = textsOf(ownNamespace('try-on'), { en, hi });

/** Texts of trying on; they come with it, because most visits never open it. */
export function useSay(): Translate {
  return say(useRemoteContext().locale);
}
