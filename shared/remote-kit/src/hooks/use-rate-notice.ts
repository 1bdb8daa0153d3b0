import { versionNoticed } from '@suvarna/contracts/catalogue';
import { bus } from '@suvarna/event-bus';
import { useEffectEvent, useLayoutEffect } from 'react';

interface RateNotice {
  /** What the prices on screen are of, as `priceVersion` names it; `undefined` while there are none. */
  readonly version: () => string | undefined;
  /** Brings the prices of another version. What is on screen stays until they are there, and where they are not to be had. */
  readonly take: (wanted: string, signal: AbortSignal) => Promise<unknown>;
}

/** Prices on screen follow the rate while the page is open (decision 50), one answer at a time. */
export function useRateNotice({ version, take }: RateNotice): void {
  const shown = useEffectEvent(version);
  const bring = useEffectEvent(take);
  // Before whatever the page reads by itself.
  useLayoutEffect(() => {
    const leaving = new AbortController();
    let isBringing = false;
    const notice = async (now: Parameters<typeof versionNoticed>[1]): Promise<void> => {
      const before = shown();
      if (before === undefined || isBringing) return;
      const wanted = versionNoticed(before, now);
      if (wanted === before) return;
      isBringing = true;
      try {
        await bring(wanted, leaving.signal);
      } catch {
        // The prices on screen stay those of one version; the next notice asks again.
      } finally {
        isBringing = false;
      }
    };
    const stop = bus.on('pricing.rate.noticed', (now) => void notice(now));
    return () => {
      stop();
      leaving.abort();
    };
  }, []);
}
