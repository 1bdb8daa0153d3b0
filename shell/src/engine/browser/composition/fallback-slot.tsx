/** The slot a remote leaves when it is switched off or broken: says so, and heals by itself. */
import type { Locale } from '@suvarna/contracts/locale';
import { createRoot, type Root } from 'react-dom/client';
import type { BrowserSite } from '../site.ts';

/** Revival shows within 10 s (issue, part D); three tries fit into that. */
const HEAL_EVERY_MS = 3_000;

export interface FallbackSlot {
  /** `heal` tries to put the page back; it answers whether that worked. */
  readonly show: (remote: string, locale: Locale, heal: () => Promise<boolean>) => void;
  readonly hide: () => void;
}

export function createFallbackSlot(Fallback: BrowserSite['fallback']): FallbackSlot {
  let root: Root | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hide = (): void => {
    clearTimeout(timer);
    timer = undefined;
    root?.unmount();
    root = undefined;
    document.getElementById('shell-fallback')?.remove();
  };

  return {
    hide,
    show: (remote, locale, heal) => {
      hide();
      const place = document.createElement('div');
      place.id = 'shell-fallback';
      // The server's own notice makes room for the one that can act.
      document.querySelector('#main [data-remote-down]')?.remove();
      document.getElementById('main')?.prepend(place);
      const attempt = async (): Promise<void> => {
        clearTimeout(timer);
        timer = undefined;
        const healed = await heal();
        if (!healed && place.isConnected) timer = setTimeout(() => void attempt(), HEAL_EVERY_MS);
        if (healed) hide();
      };
      root = createRoot(place, { identifierPrefix: 'fallback-' });
      root.render(<Fallback remote={remote} locale={locale} onRetry={() => void attempt()} />);
      timer = setTimeout(() => void attempt(), HEAL_EVERY_MS);
    },
  };
}
