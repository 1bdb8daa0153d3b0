import { versionNoticed } from '@suvarna/contracts/catalogue';
import { bus } from '@suvarna/event-bus';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const focusedLink = (): string | null => document.activeElement?.getAttribute('href') ?? null;

interface OfNow<Data> {
  /** As `priceVersion` names what the data was made of. */
  readonly versionOf: (data: Data) => string;
  /** Which choice of the page the data is of: another one is another page. */
  readonly choiceOf: (data: Data) => string;
  /** Loads the page again. */
  readonly load: (signal: AbortSignal) => Promise<Data>;
  /** Said when the new prices are on screen. */
  readonly text: string;
}

/** What a page that is drawn from its data alone shows: what came with it, and once another rate is noticed, that one. */
export function usePageOfNow<Data>(data: Data, { versionOf, choiceOf, load, text }: OfNow<Data>): Data {
  const version = versionOf(data);
  const [noticed, setNoticed] = useState(version);
  const focused = useRef<string | null>(null);
  const { state, busy, retry } = useRead(
    noticed === version ? null : `${noticed} ${choiceOf(data)}`,
    async (signal) => {
      const loaded = await load(signal);
      if (!signal.aborted && versionOf(loaded) !== version) {
        focused.current = focusedLink();
        bus.emit('toast.message.requested', { text, kind: 'info' });
      }
      return loaded;
    },
    { keepsLast: true },
  );
  // Another choice is another page: what was read for the one before is not of it.
  const isOfPage = state.status === 'ready' && choiceOf(state.data) === choiceOf(data);
  const shown = isOfPage && noticed !== version ? state.data : data;

  const notice = useEffectEvent((now: { readonly version: number; readonly fx?: number | undefined }) => {
    const wanted = versionNoticed(versionOf(shown), now);
    if (wanted === versionOf(shown)) return;
    if (wanted !== noticed) setNoticed(wanted);
    // The answer failed, or was of a process that knew of the rate later.
    else if (!busy) retry();
  });
  useEffect(() => bus.on('pricing.rate.noticed', (now) => notice(now)), []);

  // The page is drawn anew: whoever was at a link is at it again.
  useLayoutEffect(() => {
    if (focused.current === null || document.activeElement !== document.body) return;
    document
      .querySelector<HTMLElement>(`#main a[href="${CSS.escape(focused.current)}"]`)
      ?.focus({ preventScroll: true });
    focused.current = null;
  }, [shown]);

  return shown;
}
