import type { Locale } from '@suvarna/contracts/locale';
import { versionNoticed } from '@suvarna/contracts/catalogue';
import { bus } from '@suvarna/event-bus';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useLayoutEffect } from 'react';
import { pageOfPrices, showPageOfPrices } from './shown-rate.ts';

const load = () => import(/* webpackChunkName: "fresh-prices" */ './tell-prices.ts');

/** Takes the prices of another version onto the page on screen. Resolves when they are there, or could not be had. */
export async function takePricesOf(version: string, locale: Locale): Promise<void> {
  const page = pageOfPrices();
  if (page === undefined || version === '' || page.version === version) return;
  try {
    const { tellPrices } = await load();
    await tellPrices(page, version, locale);
  } catch {
    // The prices on screen stay those of one version; the next notice asks again.
  }
}

/** Keeps the prices of a page those of one version, and of the newest. @param version that it was made of; `''` for a page without prices */
export function useFreshPrices(version: string): void {
  const { locale } = useRemoteContext();
  // Before whatever the page reads by itself.
  useLayoutEffect(() => {
    if (version === '') return undefined;
    const leave = showPageOfPrices(version);
    const stop = bus.on('pricing.rate.noticed', (noticed) => {
      const page = pageOfPrices();
      if (page) void takePricesOf(versionNoticed(page.version, noticed), locale);
    });
    return () => {
      stop();
      leave();
    };
  }, [version, locale]);
}
