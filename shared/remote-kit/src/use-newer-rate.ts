import { versionNoticed } from '@suvarna/contracts/catalogue';
import { bus } from '@suvarna/event-bus';
import { useEffect, useEffectEvent, useRef } from 'react';

export interface PricesOnScreen {
  /** What they are of, as `priceVersion` names it; `undefined` while there are none. */
  readonly version: string | undefined;
  /** Reads them anew. What is on screen stays until the answer is there, and where there is none. */
  readonly renew: () => Promise<unknown>;
  /** Said once prices of another version are on screen. */
  readonly text: string;
}

/** Prices that the browser reads take another rate while the page is open, and say so (decision 50). */
export function useNewerRate({ version, renew, text }: PricesOnScreen): void {
  const isRenewing = useRef(false);
  const before = useRef<string>(undefined);
  const notice = useEffectEvent(
    async (now: { readonly version: number; readonly fx?: number | undefined }): Promise<void> => {
      if (version === undefined || isRenewing.current || versionNoticed(version, now) === version) return;
      isRenewing.current = true;
      before.current = version;
      try {
        await renew();
      } catch {
        // The prices on screen stay those of one version; the next notice asks again.
      } finally {
        isRenewing.current = false;
      }
    },
  );
  useEffect(() => bus.on('pricing.rate.noticed', (now) => void notice(now)), []);
  const say = useEffectEvent(() => bus.emit('toast.message.requested', { text, kind: 'info' }));
  useEffect(() => {
    if (before.current === undefined || version === undefined || version === before.current) return;
    before.current = undefined;
    say();
  }, [version]);
}
