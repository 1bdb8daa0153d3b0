import { ownNamespace, textsOf, type Translate } from '@suvarna/i18n';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import en from './gold-rate-texts/en.json' with { type: 'json' };
import hi from './gold-rate-texts/hi.json' with { type: 'json' };

export const sayIn = textsOf(ownNamespace('gold-rate'), { en, hi });

/** Texts of the page of the gold rate; other pages do without them. */
export function useSay(): Translate {
  return sayIn(useRemoteContext().locale);
}
