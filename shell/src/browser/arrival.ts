/** What tells a person that another page is here: focus, a spoken title, the scroll position. */

const REGION_ID = 'shell-announcer';

export function announce(text: string): void {
  const region = document.getElementById(REGION_ID) ?? createRegion();
  // The same words twice are spoken once: empty the region first.
  region.textContent = '';
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}

function createRegion(): HTMLElement {
  const region = document.createElement('div');
  region.id = REGION_ID;
  region.className = 'sv-visually-hidden';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);
  return region;
}

/** Moves focus to the main landmark, so that reading starts at the new page. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

interface HistoryEntry {
  readonly scroll?: number;
}

/** Remembers in the entry that is left where the shopper was. */
export function rememberScroll(): void {
  const state = (history.state ?? {}) as HistoryEntry;
  history.replaceState({ ...state, scroll: Math.round(scrollY) }, '');
}

export const rememberedScroll = (): number => (history.state as HistoryEntry | null)?.scroll ?? 0;
