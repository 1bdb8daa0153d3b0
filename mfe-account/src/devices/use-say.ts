import { ownNamespace, textsOf, type Translate } from '@suvarna/i18n';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

export const sayIn = textsOf(ownNamespace('devices'), { en, hi });

/** Texts of the page of devices; other pages do without them. */
export function useSay(): Translate {
  return sayIn(useRemoteContext().locale);
}
