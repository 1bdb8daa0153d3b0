import { ownNamespace, textsOf, type Translate } from '@suvarna/i18n';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

const say = textsOf(ownNamespace('ring-size'), { en, hi });

/** Texts of measuring on a screen; they come with it. */
export function useSay(): Translate {
  return say(useRemoteContext().locale);
}
