import { ownNamespace, textsOf } from '@suvarna/i18n';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useNewerRate } from '@suvarna/remote-kit/use-newer-rate';
import en from './texts/en.json' with { type: 'json' };
import hi from './texts/hi.json' with { type: 'json' };

const sayIn = textsOf(ownNamespace('prices'), { en, hi });

/** Amounts of a page of the account follow the rate while it is open. */
export function usePricesOfNow(prices: Omit<Parameters<typeof useNewerRate>[0], 'text'>): void {
  useNewerRate({ ...prices, text: sayIn(useRemoteContext().locale)('renewed') });
}
