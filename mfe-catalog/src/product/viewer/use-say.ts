import { ownNamespace, textsOf, type Translate } from '@suvarna/i18n';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

const say = textsOf(ownNamespace('view-in-3d'), { en, hi });

/** Texts of the view in 3D; they come with it. */
export function useSay(): Translate {
  return say(useRemoteContext().locale);
}
