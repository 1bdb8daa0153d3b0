import { bus } from '@suvarna/event-bus';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useRateNotice } from './use-rate-notice.ts';

interface PricesOnScreen {
  /** What they are of, as `priceVersion` names it; `undefined` while there are none. */
  readonly version: string | undefined;
  /** Reads them again. What is on screen stays until the answer is there, and where there is none. */
  readonly renew: (signal: AbortSignal) => Promise<unknown>;
  /** Said once prices of another version are on screen. */
  readonly text: string;
}

/** Prices that the browser reads take another rate while the page is open, and say so. */
export function useNewerRate({ version, renew, text }: PricesOnScreen): void {
  const before = useRef<string>(undefined);
  useRateNotice({
    version: () => version,
    take: (_wanted, signal) => {
      before.current = version;
      return renew(signal);
    },
  });
  const say = useEffectEvent(() => bus.emit('toast.message.requested', { text, kind: 'info' }));
  useEffect(() => {
    if (before.current === undefined || version === undefined || version === before.current) return;
    before.current = undefined;
    say();
  }, [version]);
}

interface PageOfNow<Data> {
  /** As `priceVersion` names what the data was made of. */
  readonly versionOf: (data: Data) => string;
  /** Loads the page again. */
  readonly load: (signal: AbortSignal) => Promise<Data>;
  /** Said when the new prices are on screen. */
  readonly text: string;
}

const focusedLink = (): string | null => document.activeElement?.getAttribute('href') ?? null;

/** What a page that is drawn from its data alone shows: what came with it, and once another rate is noticed, that one. */
export function usePageOfNow<Data>(data: Data, { versionOf, load, text }: PageOfNow<Data>): Data {
  const [renewed, setRenewed] = useState<{ readonly of: Data; readonly now: Data }>();
  const focused = useRef<string | null>(null);
  // Another choice is another page: what was read for the one before is not of it.
  const shown = renewed?.of === data ? renewed.now : data;
  useNewerRate({
    version: versionOf(shown),
    renew: async (signal) => {
      const now = await load(signal);
      focused.current = focusedLink();
      setRenewed({ of: data, now });
    },
    text,
  });

  // The page is drawn again: a shopper who was at a link is at it again.
  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    document
      .querySelector<HTMLElement>(`#main a[href="${CSS.escape(focused.current)}"]`)
      ?.focus({ preventScroll: true });
    focused.current = null;
  }, [shown]);

  return shown;
}
