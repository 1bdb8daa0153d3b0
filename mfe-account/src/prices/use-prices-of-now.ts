import { useT } from '@suvarna/remote-kit/hooks';
import { useNewerRate } from '@suvarna/remote-kit/use-newer-rate';
import { pricesTexts } from '#texts/prices';

/** Amounts of a page of the account follow the rate while it is open. */
export function usePricesOfNow(prices: Omit<Parameters<typeof useNewerRate>[0], 'text'>): void {
  useNewerRate({ ...prices, text: useT(pricesTexts)('renewed') });
}
