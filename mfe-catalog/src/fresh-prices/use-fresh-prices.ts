import type { Locale } from '@suvarna/contracts/locale';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRateNotice } from '@suvarna/remote-kit/use-rate-notice';
import { useLayoutEffect } from 'react';
import { pageOfPrices, showPageOfPrices } from './shown-rate.ts';

const load = () => import(/* webpackChunkName: "fresh-prices" */ './tell-prices.ts');

/** Takes the prices of another version onto the page on screen. Resolves when they are there, or could not be had. */
async function takePricesOf(version: string, locale: Locale): Promise<void> {
  const page = pageOfPrices();
  if (page === undefined || version === '' || page.version === version) return;
  try {
    const { tellPrices } = await load();
    await tellPrices(page, version, locale);
  } catch {
    // The prices on screen stay those of one version; the next notice asks again.
  }
}

/** Prices of this version are to stand on the page on screen. @throws where the page does not come to be of it */
export async function asOnePage(version: string, locale: Locale): Promise<void> {
  await takePricesOf(version, locale);
  if (version !== (pageOfPrices()?.version ?? version))
    throw new Error('The prices of the page are of another version.');
}

/** Keeps the prices of a page those of one version, and of the newest. @param version that it was made of; `''` for a page without prices */
export function useFreshPrices(version: string): void {
  const { locale } = useRemoteContext();
  useLayoutEffect(() => (version === '' ? undefined : showPageOfPrices(version)), [version]);
  useRateNotice({
    version: () => (version === '' ? undefined : pageOfPrices()?.version),
    take: (wanted) => takePricesOf(wanted, locale),
  });
}
