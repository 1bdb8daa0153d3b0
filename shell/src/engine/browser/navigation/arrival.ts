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

/**
 * Moves focus to the main landmark, so that reading starts at the new page. Who was quicker and is
 * at work in the new page already stays where they are.
 *
 * @param before what had the focus when the page before was left
 */
export function focusMain(before: Element | null): void {
  const main = document.getElementById('main');
  const now = document.activeElement;
  if (now !== before && now !== main && main?.contains(now)) return;
  main?.focus({ preventScroll: true });
}

interface HistoryEntry {
  readonly scroll?: number;
}

/** Remembers in the entry that is left where the shopper was. */
export function rememberScroll(): void {
  const state = (history.state ?? {}) as HistoryEntry;
  const scroll = Math.round(scrollY);
  // Writing an entry waits for another process of the browser, in front of the page that is asked for.
  if (rememberedScroll() !== scroll) history.replaceState({ ...state, scroll }, '');
}

export const rememberedScroll = (): number => (history.state as HistoryEntry | null)?.scroll ?? 0;

/** How far down what the address names begins. */
export function anchorTop({ hash }: URL): number {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  return target ? target.getBoundingClientRect().top + scrollY : 0;
}
