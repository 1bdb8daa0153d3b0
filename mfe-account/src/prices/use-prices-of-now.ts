import { useT } from '@suvarna/remote-kit/hooks';
import { useNewerRate, type PricesOnScreen } from '@suvarna/remote-kit/use-newer-rate';
import { pricesTexts } from '#texts/prices';

/** Amounts of a page of the account follow the rate while it is open. */
export function usePricesOfNow({ version, renew }: Omit<PricesOnScreen, 'text'>): void {
  useNewerRate({ version, renew, text: useT(pricesTexts)('renewed') });
}
